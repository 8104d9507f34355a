import { constants, createPrivateKey, privateDecrypt, type KeyObject } from "node:crypto";
import { RSABSSA } from "@cloudflare/blindrsa-ts";
import { expect, test } from "vitest";
import { vector } from "../testing/blind-signature-vector.ts";

const suite = RSABSSA.SHA384.PSS.Randomized();
const numberOf = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
const encoded = (value: bigint) => {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex").toString("base64url");
};

/** The inverse of a number: what multiplied by it leaves one. */
function inverseOf(value: bigint, modulus: bigint): bigint {
  let [one, other, x, y] = [value % modulus, modulus, 1n, 0n];
  while (one > 1n) {
    const quotient = one / other;
    [one, other] = [other, one % other];
    [x, y] = [y, x - quotient * y];
  }
  return ((x % modulus) + modulus) % modulus;
}

/** The key of the vector, from its primes. */
function keyOfVector() {
  const [p, q, e] = [numberOf(vector.p), numberOf(vector.q), 65_537n];
  const d = inverseOf(e, (p - 1n) * (q - 1n));
  const open = { kty: "RSA", n: encoded(p * q), e: encoded(e) };
  const [dp, dq, qi] = [d % (p - 1n), d % (q - 1n), inverseOf(q, p)].map(encoded);
  const jwk = { ...open, d: encoded(d), p: encoded(p), q: encoded(q), dp: dp!, dq: dq!, qi: qi! };
  return { open, closed: createPrivateKey({ key: jwk, format: "jwk" }) };
}

const rawlySigned = (key: KeyObject, blinded: Uint8Array) =>
  new Uint8Array(privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, blinded));

test("a vector of the standard holds for what the server signs, what the browser makes of it, and what is verified", async () => {
  const { open, closed } = keyOfVector();
  const algorithm = { name: "RSA-PSS", hash: "SHA-384" };
  const key = await crypto.subtle.importKey("jwk", open, algorithm, true, ["verify"]);
  expect(rawlySigned(closed, vector.blinded)).toEqual(vector.blindSignature);
  const signature = await suite.finalize(key, vector.message, vector.blindSignature, vector.inverse);
  expect(new Uint8Array(signature)).toEqual(vector.signature);
  expect(await suite.verify(key, vector.signature, vector.message)).toBe(true);
  const another = vector.message.with(3, vector.message[3]! ^ 1);
  expect(await suite.verify(key, vector.signature, another)).toBe(false);
});

test("what the browser has signed is another message each time: random bytes stand before it", () => {
  const [one, other] = [suite.prepare(vector.message), suite.prepare(vector.message)];
  expect(one.slice(32)).toEqual(vector.message);
  expect(one.slice(0, 32)).not.toEqual(other.slice(0, 32));
});
