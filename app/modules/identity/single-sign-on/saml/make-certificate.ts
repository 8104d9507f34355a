import { createSign, generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";

export type KeyAndCertificate = { privateKey: string; certificate: string };

/** For so many years a certificate of ours is good; it only carries the key, and is trusted because it was handed over. */
const years = 10;

/** A key of 3072 bits and a certificate over it by itself, both as PEM. */
export async function makeCertificate(name: string, now: Date): Promise<KeyAndCertificate> {
  const pair = await promisify(generateKeyPair)("rsa", { modulusLength: 3072 });
  const ends = new Date(now);
  ends.setUTCFullYear(ends.getUTCFullYear() + years);
  const subject = sequence(set(sequence(commonName, text(name))));
  const signing = sequence(sha256WithRsa, tagged(0x05));
  const content = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    signing,
    subject,
    sequence(time(new Date(now.getTime() - 24 * 3_600_000)), time(ends)),
    subject,
    pair.publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = createSign("sha256").update(content).sign(pair.privateKey);
  const certificate = sequence(content, signing, tagged(0x03, Buffer.from([0]), signature));
  return {
    privateKey: pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    certificate: asPem(certificate.toString("base64")),
  };
}

/** Base64 as the lines of a PEM certificate. */
export function asPem(base64: string): string {
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

// Distinguished Encoding Rules (X.690), as far as a certificate needs them.
const sha256WithRsa = Buffer.from("06092a864886f70d01010b", "hex");
const commonName = Buffer.from("0603550403", "hex");
const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts);
const set = (...parts: Buffer[]) => tagged(0x31, ...parts);
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const text = (said: string) => tagged(0x0c, Buffer.from(said.slice(0, 60), "utf8"));
/** Up to 2049 with two digits of the year, from 2050 on with four. */
function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, "");
  return at.getUTCFullYear() < 2050 ? tagged(0x17, Buffer.from(digits.slice(2))) : tagged(0x18, Buffer.from(digits));
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  return length < 0x100 ? Buffer.from([0x81, length]) : Buffer.from([0x82, length >> 8, length & 0xff]);
}
