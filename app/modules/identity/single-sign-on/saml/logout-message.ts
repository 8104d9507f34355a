import { verify, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { SamlFault } from "./judge-answer.ts";
import { judgeLogout, requireSignedWhole, type EndedBySaml } from "./judge-logout.ts";
import { redirectHashes } from "./names.ts";
import { certificateOf } from "./read-metadata.ts";
import { readPosted, requireStrongSignatures, speaking, type SamlConnection, trustedNow } from "./saml-provider.ts";
import { allWithin, answerBounds, readXml } from "./read-xml.ts";

type Kind = "SAMLRequest" | "SAMLResponse";

/** A message about signing out, as somebody's browser brings it from a provider: posted, or in the address. */
export type LogoutMessage = { kind: Kind; relayState: string; message: string; query: SignedQuery | null };

/** What of an address is signed, as it stood there, and the signature over it. */
type SignedQuery = { text: string; algorithm: string; signature: string };

/** No state of a provider's is longer. */
const longestState = 2_000;

const fault = () => new SamlFault("sso-saml-answer");

/** From the fields of a form. */
export function postedMessage(fields: Readonly<Partial<Record<Kind | "RelayState", string>>>): LogoutMessage {
  const { SAMLRequest: asks, SAMLResponse: answers, RelayState: relayState = "" } = fields;
  if ((asks === undefined) === (answers === undefined) || relayState.length > longestState) throw fault();
  return { kind: asks ? "SAMLRequest" : "SAMLResponse", relayState, message: asks ?? answers!, query: null };
}

/** From an address: its signature holds for the very signs that stood there, so they are not decoded and encoded anew. */
export function addressedMessage(search: string): LogoutMessage {
  const parts = search.split("&").map((part) => [part.slice(0, part.indexOf("=")), part] as const);
  const only = (name: string) => {
    const found = parts.filter(([each]) => each === name);
    if (found.length > 1) throw fault();
    return found[0]?.[1] ?? null;
  };
  const [asks, answers, state] = [only("SAMLRequest"), only("SAMLResponse"), only("RelayState")];
  const [algorithm, signature] = [only("SigAlg") ?? "", only("Signature") ?? ""];
  if ((asks === null) === (answers === null)) throw fault();
  const message = asks ?? answers!;
  const relayState = decoded(state ?? "").replaceAll("+", " ");
  if (relayState.length > longestState) throw fault();
  return {
    ...{ kind: asks ? "SAMLRequest" : "SAMLResponse", relayState, message: decoded(message) },
    query: {
      text: [message, ...(state === null ? [] : [state]), algorithm].join("&"),
      ...{ algorithm: decoded(algorithm), signature: decoded(signature) },
    },
  };
}

/** The value of a parameter; empty where there is none. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.slice(part.indexOf("=") + 1));
  } catch {
    throw fault();
  }
}

/** What a provider's message says, once its signature and all the rest of it hold; throws a `SamlFault`. */
export async function readLogout(
  connection: SamlConnection,
  carried: LogoutMessage,
  now: Date,
): Promise<EndedBySaml | null> {
  const trusted = trustedNow(connection, now);
  const root = carried.query
    ? await signedInAddress(trusted, carried, carried.query)
    : await signedAsPosted(trusted, carried);
  return judgeLogout(root, carried.kind, {
    ...{ issuer: connection.issuer, destination: connection.ours.signOut, now },
  });
}

function signedInAddress(
  { saml }: SamlConnection,
  { message }: LogoutMessage,
  { text, algorithm, signature }: SignedQuery,
): Promise<Element> {
  const hash = redirectHashes.get(algorithm);
  const keys = saml.certificates.flatMap((base64) => certificateOf(base64)?.publicKey ?? []);
  // Not by the library, which takes what carries no signature, or an empty one, for signed.
  const holds = (key: KeyObject) => verify(hash, Buffer.from(text), key, Buffer.from(signature, "base64"));
  if (!hash || !keys.some(holds)) throw new SamlFault("sso-saml-signature");
  return readDeflated(message);
}

async function signedAsPosted(connection: SamlConnection, { kind, message }: LogoutMessage): Promise<Element> {
  const { response: root } = readPosted(message);
  requireSignedWhole(root);
  requireStrongSignatures(allWithin(root));
  const provider = speaking(connection, null, "_");
  try {
    if (kind === "SAMLRequest") await provider.validatePostRequestAsync({ SAMLRequest: message });
    else await provider.validatePostResponseAsync({ SAMLResponse: message });
  } catch {
    // The library says in words alone what does not hold.
    throw new SamlFault("sso-saml-signature");
  }
  return root;
}

/** The document in an address; what grows too large is given up before it is there. */
async function readDeflated(message: string): Promise<Element> {
  try {
    const bounds = { maxOutputLength: answerBounds.signs };
    const bytes = await promisify(inflateRaw)(Buffer.from(message, "base64"), bounds);
    return readXml(new TextDecoder("utf-8", { fatal: true }).decode(bytes), answerBounds);
  } catch {
    throw fault();
  }
}
