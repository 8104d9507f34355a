import { constants, createHash, createPrivateKey, privateDecrypt } from "node:crypto";
import { RSABSSA } from "@cloudflare/blindrsa-ts";

/** RSABSSA-SHA384-PSS-Randomized of RFC 9474. */
const suite = RSABSSA.SHA384.PSS.Randomized();

/** Bytes of an RSA signature of 2,048 bits. */
const signatureBytes = 256;

/**
 * Signs a token without seeing it. The signature itself is RSASP1 of RFC 8017, which Node computes in constant time; the
 * library does what the browser does.
 */
export function signBlinded(privateKey: string, blinded: Buffer): Buffer | null {
  if (blinded.length !== signatureBytes) return null;
  const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" });
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, blinded);
  } catch {
    // What is not below the modulus cannot be signed.
    return null;
  }
}

/** Whether a token was signed by the survey's key. */
export async function isSigned(publicKey: string, token: Buffer, signature: Buffer): Promise<boolean> {
  if (signature.length !== signatureBytes || token.length > 128) return false;
  const key = await crypto.subtle.importKey(
    "spki",
    Buffer.from(publicKey, "base64"),
    { name: "RSA-PSS", hash: "SHA-384" },
    true,
    ["verify"],
  );
  return suite.verify(key, new Uint8Array(signature), new Uint8Array(token));
}

export const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url");
