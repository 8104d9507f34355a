import type { Claims } from "../domain/judge-claims.ts";
import type { SamlFaultCode } from "../domain/refusal-codes.ts";
import { assertions, bearer, protocol, success, transient, unspecified } from "./names.ts";
import { allWithin, childrenOf, onlyChild, textOf } from "./read-xml.ts";

/** Why an answer does not hold; who sets it up is told, at the door nobody is. */
export class SamlFault extends Error {
  readonly code: SamlFaultCode;

  constructor(code: SamlFaultCode) {
    super(code);
    this.code = code;
  }
}

export type Expected = { issuer: string; audience: string; consumer: string; now: Date };

export type SamlAnswer = {
  assertionId: string;
  /** The request of ours that it answers; null where the provider began. */
  inResponseTo: string | null;
  /** After this it is worth nothing, so it need not be remembered. */
  endsAt: Date;
  claims: Claims;
  session: SamlSession;
};

/** What the provider calls whom it let in, and the session it began for them. */
export type SamlSession = {
  nameId: string;
  format: string;
  nameQualifier: string | null;
  spNameQualifier: string | null;
  /** Null where the provider does not tell its sessions apart. */
  index: string | null;
};

/** Clocks of two companies may differ by so much. */
export const skew = 60_000;
/** No answer is good for longer than this, whatever it says of itself. */
const lastsAtMost = 60 * 60_000;

/** What stands around the assertion, signed or not: for us, from the provider, a success, and one assertion in all. */
export function judgeResponse(response: Element, expected: Expected): string | null {
  if (response.namespaceURI !== protocol || response.localName !== "Response") throw new SamlFault("sso-saml-answer");
  if (response.getAttribute("Version") !== "2.0") throw new SamlFault("sso-saml-answer");
  const status = onlyChild(response, protocol, "Status");
  const code = status && onlyChild(status, protocol, "StatusCode");
  if (code?.getAttribute("Value") !== success) throw new SamlFault("sso-saml-status");
  const named = allWithin(response).filter(({ localName }) => /^(Encrypted)?Assertion$/.test(localName));
  const [only] = ["Assertion", "EncryptedAssertion"].flatMap((name) => childrenOf(response, assertions, name));
  if (named.length !== 1 || named[0] !== only) throw new SamlFault("sso-saml-answer");
  if (response.getAttribute("Destination") !== expected.consumer) throw new SamlFault("sso-saml-address");
  const issuers = childrenOf(response, assertions, "Issuer");
  if (issuers.some((issuer) => textOf(issuer) !== expected.issuer)) throw new SamlFault("sso-saml-issuer");
  return response.getAttribute("InResponseTo") || null;
}

/** The assertion itself, as it was signed: by whom, for whom, for how long, and of whom. */
export function judgeAssertion(assertion: Element, inResponseTo: string | null, expected: Expected): SamlAnswer {
  const assertionId = assertion.getAttribute("ID") ?? "";
  if (assertion.namespaceURI !== assertions || assertion.localName !== "Assertion" || !assertionId)
    throw new SamlFault("sso-saml-answer");
  if (textOf(onlyChild(assertion, assertions, "Issuer")) !== expected.issuer) throw new SamlFault("sso-saml-issuer");
  if (timeOf(assertion, "IssueInstant") > expected.now.getTime() + skew) throw new SamlFault("sso-saml-time");
  const ends = Math.min(judgeConditions(assertion, expected), confirmed(assertion, inResponseTo, expected));
  judgeStatement(assertion, expected.now);
  return {
    ...{ assertionId, inResponseTo },
    endsAt: new Date(Math.min(ends, expected.now.getTime() + lastsAtMost) + 2 * skew),
    claims: claimsOf(assertion, expected.issuer),
    session: sessionOf(assertion),
  };
}

function judgeConditions(assertion: Element, { audience, now }: Expected): number {
  const conditions = onlyChild(assertion, assertions, "Conditions");
  if (!conditions) throw new SamlFault("sso-saml-audience");
  const ends = requireNow(conditions, now);
  const restrictions = childrenOf(conditions, assertions, "AudienceRestriction");
  const isForUs = (restriction: Element) =>
    childrenOf(restriction, assertions, "Audience").some((each) => textOf(each) === audience);
  if (restrictions.length === 0 || !restrictions.every(isForUs)) throw new SamlFault("sso-saml-audience");
  return ends;
}

/** Whoever carries it is its subject, if it was brought here, in time, and as the answer to this very request. */
function confirmed(assertion: Element, inResponseTo: string | null, { consumer, now }: Expected): number {
  const subject = onlyChild(assertion, assertions, "Subject");
  const found = subject ? childrenOf(subject, assertions, "SubjectConfirmation") : [];
  const data = found
    .filter((each) => each.getAttribute("Method") === bearer)
    .flatMap((each) => childrenOf(each, assertions, "SubjectConfirmationData"));
  const here = data.find((each) => each.getAttribute("Recipient") === consumer);
  if (!here) throw new SamlFault("sso-saml-address");
  if ((here.getAttribute("InResponseTo") || null) !== inResponseTo) throw new SamlFault("sso-saml-answer");
  if (!here.getAttribute("NotOnOrAfter")) throw new SamlFault("sso-saml-time");
  return requireNow(here, now);
}

function judgeStatement(assertion: Element, now: Date): void {
  const [statement] = childrenOf(assertion, assertions, "AuthnStatement");
  if (!statement) throw new SamlFault("sso-saml-answer");
  if (statement.getAttribute("SessionNotOnOrAfter") && timeOf(statement, "SessionNotOnOrAfter") + skew <= now.getTime())
    throw new SamlFault("sso-saml-time");
}

/** Within the times that an element says; answers when it ends, in milliseconds. */
export function requireNow(element: Element, now: Date): number {
  const ends = element.getAttribute("NotOnOrAfter") ? timeOf(element, "NotOnOrAfter") : Number.POSITIVE_INFINITY;
  if (element.getAttribute("NotBefore") && timeOf(element, "NotBefore") > now.getTime() + skew)
    throw new SamlFault("sso-saml-time");
  if (ends + skew <= now.getTime()) throw new SamlFault("sso-saml-time");
  return ends;
}

export function timeOf(element: Element, name: string): number {
  const said = element.getAttribute(name) ?? "";
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(said) ? Date.parse(said) : Number.NaN;
  if (Number.isNaN(time)) throw new SamlFault("sso-saml-time");
  return time;
}

/** Under these names providers tell the address, the plainest first. */
const addressNames = [
  ...["email", "mail", "emailaddress", "user.email", "email_address"],
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "urn:oid:0.9.2342.19200300.100.1.3",
];

const mostAttributes = 60;
/** Signs of a session's name that are kept. */
const longestIndex = 500;

function sessionOf(assertion: Element): SamlSession {
  const { element, name } = nameIn(onlyChild(assertion, assertions, "Subject"));
  const [statement] = childrenOf(assertion, assertions, "AuthnStatement");
  const said = (attribute: string) => bounded(element.getAttribute(attribute) ?? "") || null;
  const index = statement?.getAttribute("SessionIndex") ?? "";
  return {
    ...{ nameId: name, format: said("Format") ?? unspecified },
    ...{ nameQualifier: said("NameQualifier"), spNameQualifier: said("SPNameQualifier") },
    index: index.length <= longestIndex ? bounded(index) || null : null,
  };
}

/** The one name that stands in an element. */
export function nameIn(holder: Element | null): { element: Element; name: string } {
  const element = holder && onlyChild(holder, assertions, "NameID");
  const name = bounded(textOf(element));
  if (!element || !name) throw new SamlFault("sso-saml-answer");
  return { element, name };
}

function claimsOf(assertion: Element, issuer: string): Claims {
  const { element: nameId, name } = nameIn(onlyChild(assertion, assertions, "Subject"));
  const told = attributesOf(assertion);
  const byName = new Map([...told].map(([key, value]) => [key.toLowerCase(), value]));
  const address = addressNames.map((key) => byName.get(key)).find((value) => value !== undefined) ?? name;
  const email = Array.isArray(address) ? address[0] : address;
  // A name for one sign-in alone knows nobody again: the address does.
  const sub = nameId.getAttribute("Format") === transient ? email : name;
  return Object.fromEntries<unknown>([...told, ["sub", sub], ["iss", issuer], ["email", email]]);
}

function attributesOf(assertion: Element): Map<string, string | string[]> {
  const found = childrenOf(assertion, assertions, "AttributeStatement")
    .flatMap((statement) => childrenOf(statement, assertions, "Attribute"))
    .slice(0, mostAttributes);
  return new Map(
    found.map((attribute) => {
      const values = childrenOf(attribute, assertions, "AttributeValue").map((value) => bounded(textOf(value)));
      return [bounded(attribute.getAttribute("Name") ?? ""), values.length === 1 ? values[0]! : values.slice(0, 200)];
    }),
  );
}

/** Without signs that no database holds. */
export const bounded = (text: string) => text.replaceAll("\u0000", "").slice(0, 1_000).toWellFormed();
