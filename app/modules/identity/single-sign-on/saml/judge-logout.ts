import { bounded, nameIn, requireNow, SamlFault, skew, timeOf } from "./judge-answer.ts";
import { assertions, protocol, signatures, success } from "./names.ts";
import { allWithin, childrenOf, onlyChild, textOf } from "./read-xml.ts";

/** Whose sessions a provider ended: all of a name's, or some of them. */
export type EndedBySaml = {
  /** What its answer has to name; it counts once. */
  requestId: string;
  /** After this it is worth nothing, so it need not be remembered. */
  endsAt: Date;
  nameId: string;
  /** What the provider calls the sessions; empty where it means all. */
  indexes: readonly string[];
};

export type ExpectedLogout = { issuer: string; destination: string; now: Date };

/** A request is worth something for so long, whatever it says of itself. */
const lastsAtMost = 10 * 60_000;

/**
 * A message about signing out, once its signature was checked: from the provider, for us, in time. Answers whose sessions
 * ended there; null where the message confirms that one ended which we asked for.
 */
export function judgeLogout(
  root: Element,
  kind: "SAMLRequest" | "SAMLResponse",
  { issuer, destination, now }: ExpectedLogout,
): EndedBySaml | null {
  const isRequest = kind === "SAMLRequest";
  const name = isRequest ? "LogoutRequest" : "LogoutResponse";
  const requestId = root.getAttribute("ID");
  if (root.namespaceURI !== protocol || root.localName !== name || !requestId) throw new SamlFault("sso-saml-answer");
  if (root.getAttribute("Version") !== "2.0") throw new SamlFault("sso-saml-answer");
  if (root.getAttribute("Destination") !== destination) throw new SamlFault("sso-saml-address");
  if (textOf(onlyChild(root, assertions, "Issuer")) !== issuer) throw new SamlFault("sso-saml-issuer");
  const issued = timeOf(root, "IssueInstant");
  const ends = Math.min(requireNow(root, now), issued + lastsAtMost);
  if (issued > now.getTime() + skew || ends + skew <= now.getTime()) throw new SamlFault("sso-saml-time");
  if (!isRequest) return judgeStatus(root);
  const indexes = childrenOf(root, protocol, "SessionIndex").map((each) => bounded(textOf(each)));
  return { requestId, endsAt: new Date(ends + 2 * skew), nameId: nameIn(root).name, indexes };
}

function judgeStatus(root: Element): null {
  const status = onlyChild(root, protocol, "Status");
  const code = status && onlyChild(status, protocol, "StatusCode");
  if (code?.getAttribute("Value") !== success) throw new SamlFault("sso-saml-status");
  return null;
}

/**
 * A posted message carries one signature, right below its root and over all of the root: nothing else may stand in the
 * document under a signature of its own, nor under the root's id.
 */
export function requireSignedWhole(root: Element): void {
  const within = allWithin(root);
  const [signature] = childrenOf(root, signatures, "Signature");
  const named = (name: string) => within.filter((each) => each.namespaceURI === signatures && each.localName === name);
  const references = named("Reference");
  const id = root.getAttribute("ID");
  const sameId = within.filter((each) => ["ID", "Id", "id"].some((name) => each.getAttribute(name) === id));
  const isWhole =
    signature && named("Signature").length === 1 && references.length === 1 && sameId.length === 1 && Boolean(id);
  if (!isWhole || references[0]!.getAttribute("URI") !== `#${id}`) throw new SamlFault("sso-saml-signature");
}
