import { createHash, createPublicKey, sign, verify, type KeyObject } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ConnectorError } from "../connector-error.ts";

/** What lies beside a bundle: its digest, and who signed it. */
const seal = z.strictObject({ publisher: z.string().regex(/^[a-z0-9-]+$/), sha512: z.string(), signature: z.string() });

const sealFile = "signature.json";
const bundleFile = "connector.mjs";
const largest = 1024 * 1024;

/** Signs a bundle by an Ed25519 key of its publisher; `verifyBundle` finds what this writes. */
export function signBundle(folder: string, publisher: string, key: KeyObject): void {
  const bytes = readFileSync(join(folder, bundleFile));
  const sha512 = createHash("sha512").update(bytes).digest("base64");
  const signature = sign(null, Buffer.from(sealed(publisher, sha512)), key).toString("base64");
  writeFileSync(join(folder, sealFile), `${JSON.stringify({ publisher, sha512, signature }, null, 2)}\n`);
}

/**
 * Refuses a bundle that nobody signed whose public key (`<publisher>.pem`) lies in this folder, or that was changed since;
 * answers its digest.
 */
export function verifyBundle(folder: string, publishers: string): string {
  const file = join(folder, bundleFile);
  // What is a link leads to a file that others may change, and a large one is not read at all.
  if (!lstatSync(file).isFile()) throw refused("It is no file of its own.");
  if (lstatSync(file).size > largest) throw refused("It is larger than 1 MB.");
  const bytes = readFileSync(file);
  if (!existsSync(join(folder, sealFile))) throw refused("It is not signed.");
  const read = seal.safeParse(JSON.parse(readFileSync(join(folder, sealFile), "utf8")));
  if (!read.success) throw refused("Its signature cannot be read.");
  const { publisher, sha512, signature } = read.data;
  const known = existsSync(publishers) ? readdirSync(publishers) : [];
  if (!known.includes(`${publisher}.pem`)) throw refused(`This server knows no publisher "${publisher}".`);
  const key = createPublicKey(readFileSync(join(publishers, `${publisher}.pem`)));
  const holds =
    createHash("sha512").update(bytes).digest("base64") === sha512 &&
    verify(null, Buffer.from(sealed(publisher, sha512)), key, Buffer.from(signature, "base64"));
  if (!holds) throw refused("It is not what its publisher signed.");
  return sha512;
}

const sealed = (publisher: string, sha512: string) => `cairn connector 1\n${publisher}\n${sha512}`;
const refused = (message: string) => new ConnectorError("contract", message);
