import { randomUUID, X509Certificate } from "node:crypto";
import { promisify } from "node:util";
import { inflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";
import { encrypt, type EncryptionAlgorithm, type KeyEncryptionAlgorithm } from "xml-encryption";
import { makeCertificate, type KeyAndCertificate } from "../saml/make-certificate.ts";

const names = `xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"`;
const exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#";
const enveloped = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";

/** What stands in an answer; left out, as an honest provider says it. Times in seconds from now. */
export type Said = {
  nameId?: string;
  format?: string;
  attributes?: Readonly<Record<string, string>>;
  issuer?: string;
  audience?: string | null;
  destination?: string;
  recipient?: string;
  inResponseTo?: string | null;
  confirms?: string | null;
  issued?: number;
  begins?: number;
  ends?: number;
  conditionsEnd?: number;
  status?: string;
  id?: string;
  /** What it calls its session; empty where it does not tell them apart. */
  sessionIndex?: string;
  signs?: "ASSERTION" | "RESPONSE" | "BOTH" | "NEITHER";
  by?: KeyAndCertificate;
  strength?: "sha1" | "sha256";
  /** Changes the text before, or after, it is signed. */
  before?: (xml: string) => string;
  after?: (xml: string) => string;
};

/** For whom an assertion is encrypted, and how; left out, as is still safe. */
export type Encrypted = {
  certificate: string;
  content?: EncryptionAlgorithm;
  key?: KeyEncryptionAlgorithm;
  /** Changes what is encrypted. */
  before?: (assertion: string) => string;
};

export type Asked = { id: string; consumer: string; issuer: string; destination: string; address: URL };

export type SamlProvider = Awaited<ReturnType<typeof openSamlProvider>>;

/** A provider that speaks SAML and signs for real, with no server: browsers alone carry what it says. */
export async function openSamlProvider(
  now: () => Date,
  issuer = "https://idp.test/saml",
  signInAddress = "https://idp.test/saml/sso",
) {
  const keys = [await makeCertificate("idp", now())];
  return {
    ...{ issuer, signInAddress, keys },
    get key() {
      return keys.at(-1)!;
    },
    signOutAddress: `${issuer}/slo`,
    signOutAnswerAddress: `${issuer}/slo/answer`,
    metadata: () => metadataOf(issuer, signInAddress, keys),
    /** What was asked, as it stands in the address people were sent to. */
    asked: readRequest,
    /** What it posts for a request, or with no request. */
    answer: (asked: Pick<Asked, "consumer" | "issuer"> & { id: string | null }, said: Said = {}) =>
      inBase64(finish(keys.at(-1)!, said, begin(issuer, keys.at(-1)!, asked, said, now()))),
    /** The same with its assertion encrypted. */
    encryptedAnswer: async (asked: Asked, said: Said, ways: Encrypted) => {
      const begun = await withEncrypted(begin(issuer, keys.at(-1)!, asked, said, now()), ways);
      return inBase64(finish(keys.at(-1)!, said, begun));
    },
  };
}

export const inBase64 = (xml: string) => Buffer.from(xml, "utf8").toString("base64");

function readRequest(address: string): Asked {
  const url = new URL(address);
  const xml = inflateRawSync(Buffer.from(url.searchParams.get("SAMLRequest") ?? "", "base64")).toString("utf8");
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? "";
  return {
    id: attribute("ID"),
    consumer: attribute("AssertionConsumerServiceURL"),
    destination: attribute("Destination"),
    issuer: /<saml:Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? "",
    address: url,
  };
}

type To = Pick<Asked, "consumer" | "issuer"> & { id: string | null };

/** With the assertion signed, if it is to be. */
function begin(issuer: string, own: KeyAndCertificate, asked: To, said: Said, now: Date): string {
  const at = (seconds: number) => new Date(now.getTime() + 1_000 * seconds).toISOString();
  const { inResponseTo = asked.id, signs = "ASSERTION" } = said;
  const to = (id: string | null) => (id === null ? "" : ` InResponseTo="${id}"`);
  const assertion = assertionOf(issuer, asked, said, at);
  const response =
    `<samlp:Response ${names} ID="_r${randomUUID()}" Version="2.0" IssueInstant="${at(0)}"` +
    ` Destination="${said.destination ?? asked.consumer}"${to(inResponseTo)}><saml:Issuer>${issuer}</saml:Issuer>` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${said.status ?? "Success"}"/>` +
    `</samlp:Status>${assertion}</samlp:Response>`;
  const xml = said.before?.(response) ?? response;
  const signsIt = signs === "ASSERTION" || signs === "BOTH";
  return signsIt ? sign(xml, "Assertion", said.by ?? own, said.strength) : xml;
}

/** With the whole signed, if it is to be. */
function finish(own: KeyAndCertificate, said: Said, begun: string): string {
  const signsIt = said.signs === "RESPONSE" || said.signs === "BOTH";
  const xml = signsIt ? sign(begun, "Response", said.by ?? own, said.strength) : begun;
  return said.after?.(xml) ?? xml;
}

async function withEncrypted(xml: string, ways: Encrypted): Promise<string> {
  const [assertion] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)!;
  const encrypted = await promisify(encrypt)(ways.before?.(assertion) ?? assertion, {
    ...{ rsa_pub: new X509Certificate(ways.certificate).publicKey.export({ type: "spki", format: "pem" }) },
    ...{ pem: ways.certificate, warnInsecureAlgorithm: false },
    encryptionAlgorithm: ways.content ?? "http://www.w3.org/2009/xmlenc11#aes256-gcm",
    keyEncryptionAlgorithm: ways.key ?? "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p",
  });
  return xml.replace(assertion, () => `<saml:EncryptedAssertion>${encrypted}</saml:EncryptedAssertion>`);
}

function assertionOf(issuer: string, asked: To, said: Said, at: (seconds: number) => string): string {
  const { audience = asked.issuer, inResponseTo = asked.id, ends = 300, sessionIndex = "_s1" } = said;
  const confirms = said.confirms === undefined ? inResponseTo : said.confirms;
  const to = confirms === null ? "" : ` InResponseTo="${confirms}"`;
  const attributes = Object.entries(said.attributes ?? {}).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  const restriction =
    audience === null
      ? ""
      : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
  const format = said.format ?? "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
  return (
    `<saml:Assertion ${names} ID="${said.id ?? `_a${randomUUID()}`}" Version="2.0" IssueInstant="${at(said.issued ?? 0)}">` +
    `<saml:Issuer>${said.issuer ?? issuer}</saml:Issuer>` +
    `<saml:Subject><saml:NameID Format="${format}">${said.nameId ?? "nobody@nowhere.test"}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData` +
    ` NotOnOrAfter="${at(ends)}" Recipient="${said.recipient ?? asked.consumer}"${to}/></saml:SubjectConfirmation>` +
    `</saml:Subject><saml:Conditions NotBefore="${at(said.begins ?? -5)}" NotOnOrAfter="${at(said.conditionsEnd ?? ends)}">` +
    `${restriction}</saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"${sessionIndex && ` SessionIndex="${sessionIndex}"`}>` +
    `<saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password` +
    `</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `${attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement>` : ""}` +
    `</saml:Assertion>`
  );
}

/** Signs the first element of a name, right behind its issuer. */
export function sign(
  xml: string,
  element: "Assertion" | "Response" | "LogoutRequest" | "LogoutResponse",
  { privateKey, certificate }: KeyAndCertificate,
  strength: "sha1" | "sha256" = "sha256",
): string {
  const hash = strength === "sha1" ? "http://www.w3.org/2000/09/xmldsig#" : "http://www.w3.org/2001/04/xmldsig-more#";
  const digest =
    strength === "sha1" ? "http://www.w3.org/2000/09/xmldsig#sha1" : "http://www.w3.org/2001/04/xmlenc#sha256";
  const signature = new SignedXml({
    ...{ privateKey, publicCert: certificate, canonicalizationAlgorithm: exclusive },
    signatureAlgorithm: `${hash}rsa-${strength}`,
  });
  const xpath = `//*[local-name(.)='${element}']`;
  signature.addReference({ xpath, transforms: [enveloped, exclusive], digestAlgorithm: digest });
  signature.computeSignature(xml, { location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: "after" } });
  return signature.getSignedXml();
}

/** With a certificate for each key, the way providers announce a new one. */
function metadataOf(issuer: string, signInAddress: string, keys: readonly KeyAndCertificate[]): string {
  const held = keys.map(({ certificate }) => {
    const base64 = certificate.replace(/-----[A-Z ]+-----|\s/g, "");
    const info = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
    return `<md:KeyDescriptor use="signing">${info}</md:KeyDescriptor>`;
  });
  return (
    `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"` +
    ` xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${issuer}"><!-- of a provider -->` +
    `<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${held.join("")}` +
    `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${issuer}/slo/post"/>` +
    `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${issuer}/slo"` +
    ` ResponseLocation="${issuer}/slo/answer"/>` +
    `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${signInAddress}/post"/>` +
    `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInAddress}"/>` +
    `</md:IDPSSODescriptor></md:EntityDescriptor>`
  );
}
