import type { DocumentContent, FileStatement, Proof } from "./document-content.ts";
import { takeProof } from "./proof-line.ts";

export type VerifiedFile =
  | { state: "NO_PROOF" }
  | { state: "CHANGED" }
  | { state: "VALID"; proof: Proof; content: DocumentContent; key: string };

/**
 * Whether a file is what was signed, by what it carries alone: no request is made, so it runs in any browser, offline too.
 * `key` is the fingerprint of the company's key, to be compared with one got from the company: the file cannot vouch for it.
 */
export async function verifyFile(bytes: Uint8Array): Promise<VerifiedFile> {
  const taken = takeProof(bytes);
  if (!taken) return { state: "NO_PROOF" };
  try {
    const { statement, signature, publicKey } = taken.proof;
    const key = await crypto.subtle.importKey("spki", bytesOf(publicKey), algorithm, true, ["verify"]);
    const { file, content, proof, proofSignature } = JSON.parse(statement) as FileStatement;
    const settled = JSON.parse(proof) as Proof;
    const holds =
      (await isSigned(key, signature, statement)) &&
      (await isSigned(key, proofSignature, proof)) &&
      (await digestOf(taken.file)) === file &&
      (await digestOf(utf8(content))) === settled.content;
    if (!holds) return { state: "CHANGED" };
    return {
      state: "VALID",
      proof: settled,
      content: JSON.parse(content) as DocumentContent,
      key: fingerprint(await digestOf(bytesOf(publicKey))),
    };
  } catch {
    return { state: "CHANGED" };
  }
}

/** As people compare it: the first sixteen digits in fours. */
export const fingerprint = (digest: string) => digest.slice(0, 16).match(/.{4}/g)!.join(" ");

const algorithm = { name: "ECDSA", namedCurve: "P-256" } as const;

function isSigned(key: CryptoKey, signature: string, text: string): Promise<boolean> {
  return crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, bytesOf(signature), utf8(text));
}

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
