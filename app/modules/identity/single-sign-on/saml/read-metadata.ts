import { X509Certificate } from "node:crypto";
import type { SamlSettings } from "../domain/connection.ts";
import { childrenOf, MalformedXml, metadataBounds, readXml, textOf } from "./read-xml.ts";
import { metadata, protocol, redirectBinding, signatures } from "./names.ts";

/** How a provider describes itself: its name, where people are sent to, where sessions are ended, and what it signs with. */
export type ProviderMetadata = {
  issuer: string;
  signInAddress: string;
  /** Where people are sent to who sign out; null where it offers that by no redirect. */
  signOutAddress: string | null;
  /** Where answers to its own log-out requests go, if that is somewhere else. */
  signOutAnswerAddress: string | null;
  /** Base64 of the certificates it signs with; several while it changes them. */
  certificates: string[];
};

export type MetadataFault = "sso-metadata-malformed" | "sso-metadata-no-provider" | "sso-metadata-no-certificate";

/**
 * What a provider may sign with now. A certificate is trusted for the key that its metadata name, not for its days: one that
 * has ended counts, as admins are told, unless the company refuses those.
 */
export function certificatesNow({ certificates, refusesEnded }: SamlSettings, now: Date): string[] {
  const ended = (base64: string) => (Date.parse(certificateOf(base64)?.validTo ?? "") || 0) <= now.getTime();
  return refusesEnded ? certificates.filter((base64) => !ended(base64)) : [...certificates];
}

/** So many certificates a provider has at most. */
const mostCertificates = 8;

/** What the metadata of a provider says; or what it lacks. */
export function readMetadata(text: string): ProviderMetadata | { fault: MetadataFault } {
  try {
    return describe(readXml(text.trim(), metadataBounds));
  } catch (error) {
    if (error instanceof MalformedXml) return { fault: "sso-metadata-malformed" };
    throw error;
  }
}

function describe(root: Element): ProviderMetadata | { fault: MetadataFault } {
  const entities = root.localName === "EntitiesDescriptor" ? childrenOf(root, metadata, "EntityDescriptor") : [root];
  for (const entity of entities) {
    const provider = childrenOf(entity, metadata, "IDPSSODescriptor").find((each) =>
      (each.getAttribute("protocolSupportEnumeration") ?? "").split(" ").includes(protocol),
    );
    const issuer = entity.getAttribute("entityID") ?? "";
    const service = provider && byRedirect(provider, "SingleSignOnService");
    if (!provider || !service || !issuer) continue;
    const certificates = certificatesOf(provider);
    if (certificates.length === 0) return { fault: "sso-metadata-no-certificate" };
    const signOut = byRedirect(provider, "SingleLogoutService");
    return {
      ...{ issuer, certificates, signInAddress: service.getAttribute("Location") ?? "" },
      signOutAddress: signOut?.getAttribute("Location") || null,
      signOutAnswerAddress: signOut?.getAttribute("ResponseLocation") || null,
    };
  }
  return { fault: "sso-metadata-no-provider" };
}

function byRedirect(provider: Element, service: string): Element | undefined {
  return childrenOf(provider, metadata, service).find((each) => each.getAttribute("Binding") === redirectBinding);
}

function certificatesOf(provider: Element): string[] {
  const found = childrenOf(provider, metadata, "KeyDescriptor")
    .filter((key) => key.getAttribute("use") !== "encryption")
    .flatMap((key) => childrenOf(key, signatures, "KeyInfo"))
    .flatMap((info) => childrenOf(info, signatures, "X509Data"))
    .flatMap((held) => childrenOf(held, signatures, "X509Certificate"))
    .map((each) => textOf(each).replace(/\s+/g, ""))
    .filter((each) => certificateOf(each) !== null);
  return [...new Set(found)].slice(0, mostCertificates);
}

/** A certificate as a provider gives it, in base64; null where it is none, or holds a key too weak to be believed. */
export function certificateOf(base64: string): X509Certificate | null {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, "base64"));
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
    return type === "rsa" && (details?.modulusLength ?? 0) >= 2048 ? certificate : null;
  } catch {
    return null;
  }
}
