import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import type { SamlSettings, SsoConnection } from "../domain/connection.ts";
import type { OurAddresses } from "./addresses.ts";
import { judgeAssertion, judgeResponse, SamlFault, type SamlAnswer } from "./judge-answer.ts";
import type { KeyAndCertificate } from "./make-certificate.ts";
import { allowedAlgorithms, assertions, redirectBinding, signatures } from "./names.ts";
import { openEncrypted } from "./open-encrypted.ts";
import { certificatesNow } from "./read-metadata.ts";
import { allWithin, answerBounds, childrenOf, MalformedXml, readXml } from "./read-xml.ts";

/** A company's provider as it was set up, and how the company is known there. */
export type SamlConnection = Pick<SsoConnection, "issuer" | "signOutAddress"> & {
  saml: SamlSettings;
  ours: OurAddresses;
};

/**
 * The library signs our requests and checks signatures. Times, addresses and who answers what are judged by
 * `judge-answer.ts`, from nothing but what was signed.
 */
export function speaking(
  { saml, issuer, ours }: SamlConnection,
  key: KeyAndCertificate | null,
  requestId: string,
  signOutAddress = "",
): SAML {
  return new SAML({
    ...{ callbackUrl: ours.consumer, issuer: ours.entityId, audience: ours.entityId, idpIssuer: issuer },
    ...{ entryPoint: saml.signInAddress, logoutUrl: signOutAddress, idpCert: [...saml.certificates] },
    ...(key ? { privateKey: key.privateKey, publicCert: key.certificate, decryptionPvk: key.privateKey } : {}),
    ...{ signatureAlgorithm: "sha256", digestAlgorithm: "sha256" },
    ...{ wantAssertionsSigned: true, wantAuthnResponseSigned: saml.wantsResponseSigned },
    ...{ identifierFormat: null, disableRequestedAuthnContext: true },
    ...{ acceptedClockSkewMs: -1, validateInResponseTo: ValidateInResponseTo.never },
    generateUniqueId: () => requestId,
  });
}

/** Where to send somebody with a request under this id, signed with the company's own key. */
export function requestAddress(connection: SamlConnection, key: KeyAndCertificate, requestId: string): Promise<string> {
  return speaking(connection, key, requestId).getAuthorizeUrlAsync("", undefined, {});
}

/** How the company describes itself to its provider: it signs with its key, and takes what is encrypted for it. */
export function ourMetadata(ours: OurAddresses, { certificate, privateKey }: KeyAndCertificate): string {
  const described = generateServiceProviderMetadata({
    ...{ issuer: ours.entityId, callbackUrl: ours.consumer, wantAssertionsSigned: true, identifierFormat: null },
    ...{ privateKey, publicCerts: certificate, decryptionPvk: privateKey, decryptionCert: certificate },
    ...{ logoutCallbackUrl: ours.signOut, generateUniqueId: () => "_cairn" },
  });
  // The library names its address for posts alone; redirects are taken there as well.
  return described.replace(
    /(<SingleLogoutService Binding=")[^"]*("[^>]*>\s*)/,
    (posts, before: string, after: string) => `${before}${redirectBinding}${after}${posts}`,
  );
}

/** The document that was posted; throws a `SamlFault` where it is none that could be an answer. */
export function readPosted(posted: string): { xml: string; response: Element } {
  try {
    if (posted.length > 2 * answerBounds.signs) throw new MalformedXml("too large");
    const xml = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(posted, "base64"));
    return { xml, response: readXml(xml, answerBounds) };
  } catch (error) {
    if (error instanceof MalformedXml || error instanceof TypeError) throw new SamlFault("sso-saml-answer");
    throw error;
  }
}

/** What a provider's answer says, once all of it holds; throws a `SamlFault`. */
export async function readAnswer(
  connection: SamlConnection,
  { xml, response }: ReturnType<typeof readPosted>,
  now: Date,
  openOurKey: () => Promise<KeyAndCertificate | null>,
) {
  const { issuer, ours } = connection;
  const expected = { issuer, audience: ours.entityId, consumer: ours.consumer, now };
  const inResponseTo = judgeResponse(response, expected);
  const trusted = trustedNow(connection, now);
  const [encrypted] = childrenOf(response, assertions, "EncryptedAssertion");
  const key = encrypted ? await openOurKey() : null;
  requireStrongSignatures([
    ...allWithin(response, encrypted),
    ...(encrypted && key ? allWithin(await openEncrypted(encrypted, key.privateKey)) : []),
  ]);
  return judgeAssertion(await signedAssertion(trusted, key, xml), inResponseTo, expected) satisfies SamlAnswer;
}

/** The same connection with the certificates alone that count now. */
export function trustedNow(connection: SamlConnection, now: Date): SamlConnection {
  const certificates = certificatesNow(connection.saml, now);
  if (certificates.length === 0) throw new SamlFault("sso-saml-certificate-ended");
  return { ...connection, saml: { ...connection.saml, certificates } };
}

async function signedAssertion(
  connection: SamlConnection,
  key: KeyAndCertificate | null,
  xml: string,
): Promise<Element> {
  const posted = Buffer.from(xml, "utf8").toString("base64");
  try {
    const { profile } = await speaking(connection, key, "_").validatePostResponseAsync({ SAMLResponse: posted });
    const signed = profile?.getAssertionXml?.();
    if (signed) return readXml(signed, answerBounds);
  } catch (error) {
    throw faultOf(error);
  }
  throw new SamlFault("sso-saml-signature");
}

/** The library says in words alone what does not hold; everything that is not about whom it is for is about the signature. */
function faultOf(error: unknown): SamlFault {
  const said = error instanceof Error ? error.message : "";
  return new SamlFault(said.includes("udience") ? "sso-saml-audience" : "sso-saml-signature");
}

/** Every signature among these is made as is still safe, and there is one. */
export function requireStrongSignatures(elements: readonly Element[]): void {
  const named = elements.filter(
    ({ namespaceURI, localName }) =>
      namespaceURI === signatures && (localName === "SignatureMethod" || localName === "DigestMethod"),
  );
  if (named.length === 0 || !named.every((each) => allowedAlgorithms.has(each.getAttribute("Algorithm") ?? "")))
    throw new SamlFault("sso-saml-signature");
}
