import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { signBundle } from "#sdk/host/bundle.ts";
import { catalogue } from "./catalogue.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundles-"));
  mkdirSync(join(folder, "publishers"));
  writeFileSync(join(folder, "publishers", "acme.pem"), publicKey.export({ type: "spki", format: "pem" }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...path: string[]) => join(folder, ...path);

/** A bundle that says nothing of use: how it is refused tells whether it was run. */
function bundle(name: string): string {
  mkdirSync(at(name));
  const file = at(name, "connector.mjs");
  writeFileSync(file, "export const nothing = 1;\n");
  signBundle(at(name), "acme", privateKey);
  return file;
}
const reason = async (name: string) => {
  const { broken } = await catalogue({ folder, level: 1, privateHosts: [] });
  return broken.find(({ id }) => id === name)?.reason ?? "";
};
const unsigned = "It is not what its publisher signed.";

test("a bundle that is changed under its old date, or whose publisher is known no more, is not run any more", async () => {
  const file = bundle("late");
  const said = await reason("late");
  expect(said).not.toBe("");
  expect(said).not.toBe(unsigned);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, "export const another = 1;\n");
  utimesSync(file, atime, mtime);
  expect(await reason("late")).toBe(unsigned);
  bundle("known");
  expect(await reason("known")).not.toMatch(/no publisher/);
  rmSync(at("publishers", "acme.pem"));
  expect(await reason("known")).toMatch(/no publisher/);
});

test("a bundle is a file of its own: a link, a folder and what is too large are refused, and a linked folder is none", async () => {
  const file = bundle("linked");
  renameSync(file, at("elsewhere.mjs"));
  symlinkSync(at("elsewhere.mjs"), file);
  expect(await reason("linked")).toBe("It is no file of its own.");
  mkdirSync(at("folder", "connector.mjs"), { recursive: true });
  expect(await reason("folder")).toBe("It is no file of its own.");
  writeFileSync(bundle("large"), Buffer.alloc(1024 * 1024 + 1, 32));
  expect(await reason("large")).toBe("It is larger than 1 MB.");
  symlinkSync(at("large"), at("leads-away"));
  expect(await reason("leads-away")).toBe("");
});

test.each(["../acme", "acme/../acme", "__proto__", "acme\u0000", "/etc/acme"])(
  "a signature that names the publisher %j is read as none",
  async (publisher) => {
    bundle("odd");
    writeFileSync(at("odd", "signature.json"), JSON.stringify({ publisher, sha512: "x", signature: "x" }));
    expect(await reason("odd")).toMatch(/cannot be read|no publisher/);
  },
);

test("names that objects have already make no connector, and no trouble", async () => {
  for (const name of ["__proto__", "constructor", "publishers"]) if (name !== "publishers") bundle(name);
  writeFileSync(at("publishers", "connector.mjs"), "export const nothing = 1;\n");
  const { broken, connectors } = await catalogue({ folder, level: 1, privateHosts: [] });
  expect(broken.map(({ id }) => id)).toEqual(expect.arrayContaining(["__proto__", "constructor", "publishers"]));
  expect(connectors.every(({ ours }) => ours)).toBe(true);
});
