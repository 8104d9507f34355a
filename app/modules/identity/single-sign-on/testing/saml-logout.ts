import { createSign, createVerify, randomUUID, X509Certificate } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { KeyAndCertificate } from "../saml/make-certificate.ts";
import { inBase64, sign } from "./saml-provider.ts";

const names = `xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"`;
const status = "urn:oasis:names:tc:SAML:2.0:status:";

/** What stands in a message of signing out; left out, as an honest provider says it. Times in seconds from now. */
export type SaidLogout = {
  /** Whom it is about; with none it answers a request of ours. */
  nameId?: string;
  indexes?: readonly string[];
  status?: string;
  id?: string;
  issuer?: string;
  destination?: string;
  issued?: number;
  ends?: number | null;
  by?: KeyAndCertificate;
  strength?: "sha1" | "sha256";
  signs?: boolean;
  /** Changes the text before, or after, it is signed. */
  before?: (xml: string) => string;
  after?: (xml: string) => string;
};

/** Who says it, where, and when. */
export type Speaker = { issuer: string; key: KeyAndCertificate; to: string; now: Date };

const kindOf = ({ nameId }: SaidLogout) => (nameId === undefined ? "LogoutResponse" : "LogoutRequest");
const parameterOf = (said: SaidLogout) => (kindOf(said) === "LogoutRequest" ? "SAMLRequest" : "SAMLResponse");

function write({ issuer, to, now }: Speaker, said: SaidLogout): string {
  const at = (seconds: number) => new Date(now.getTime() + 1_000 * seconds).toISOString();
  const { nameId, indexes = [], ends = 300 } = said;
  const until = ends === null || nameId === undefined ? "" : ` NotOnOrAfter="${at(ends)}"`;
  const format = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
  const sessions = indexes.map((index) => `<samlp:SessionIndex>${index}</samlp:SessionIndex>`).join("");
  const content =
    nameId === undefined
      ? `<samlp:Status><samlp:StatusCode Value="${status}${said.status ?? "Success"}"/></samlp:Status>`
      : `<saml:NameID Format="${format}">${nameId}</saml:NameID>${sessions}`;
  const xml =
    `<samlp:${kindOf(said)} ${names} ID="${said.id ?? `_l${randomUUID()}`}" Version="2.0"` +
    ` IssueInstant="${at(said.issued ?? 0)}"${until} Destination="${said.destination ?? to}">` +
    `<saml:Issuer>${said.issuer ?? issuer}</saml:Issuer>${content}</samlp:${kindOf(said)}>`;
  return said.before?.(xml) ?? xml;
}

/** As the fields of a form that a provider's page posts: signed within. */
export function postedLogout(speaker: Speaker, said: SaidLogout, relayState = ""): URLSearchParams {
  const plain = write(speaker, said);
  const xml = said.signs === false ? plain : sign(plain, kindOf(said), said.by ?? speaker.key, said.strength);
  const fields = { [parameterOf(said)]: inBase64(said.after?.(xml) ?? xml) };
  return new URLSearchParams({ ...fields, ...(relayState && { RelayState: relayState }) });
}

/** As an address that a provider leads to: signed over its parameters, as they stand there. */
export function addressedLogout(speaker: Speaker, said: SaidLogout, relayState = ""): string {
  const deflated = (xml: string) => encodeURIComponent(deflateRawSync(xml).toString("base64"));
  const [plain, strength] = [write(speaker, said), said.strength ?? "sha256"];
  const space = strength === "sha1" ? "http://www.w3.org/2000/09/xmldsig#" : "http://www.w3.org/2001/04/xmldsig-more#";
  const state = relayState && `&RelayState=${encodeURIComponent(relayState)}`;
  const ways = `${state}&SigAlg=${encodeURIComponent(`${space}rsa-${strength}`)}`;
  const text = `${parameterOf(said)}=${deflated(plain)}${ways}`;
  const sent = said.after ? `${parameterOf(said)}=${deflated(said.after(plain))}${ways}` : text;
  if (said.signs === false) return `${speaker.to}?${sent}`;
  const { privateKey } = said.by ?? speaker.key;
  const signature = createSign(strength).update(text).sign(privateKey, "base64");
  return `${speaker.to}?${sent}&Signature=${encodeURIComponent(signature)}`;
}

/** What of ours stands in an address, and whether it is signed under this certificate. */
export function readOurs(address: string, certificate: string) {
  const url = new URL(address);
  const message = url.searchParams.get("SAMLRequest") ?? url.searchParams.get("SAMLResponse") ?? "";
  const xml = inflateRawSync(Buffer.from(message, "base64")).toString("utf8");
  const [signed, signature = ""] = url.search.slice(1).split("&Signature=");
  const key = new X509Certificate(certificate).publicKey;
  return {
    ...{ xml, to: `${url.origin}${url.pathname}`, relayState: url.searchParams.get("RelayState") },
    isOurs: createVerify("sha256").update(signed!).verify(key, decodeURIComponent(signature), "base64"),
    of: (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? null,
    within: (element: string) => new RegExp(`<[^<>]*${element}[^<>]*>([^<]*)<`).exec(xml)?.[1] ?? null,
  };
}
