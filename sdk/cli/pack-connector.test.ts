import { generateKeyPairSync } from "node:crypto";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { verifyBundle } from "../host/bundle.ts";
import { packConnector } from "./pack-connector.ts";

const to = mkdtempSync(join(tmpdir(), "bundles-"));
afterAll(() => rmSync(to, { recursive: true }));
const plugins = resolve(import.meta.dirname, "..", "..", "plugins");
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const publishers = join(to, "publishers");
mkdirSync(publishers);

test("a connector becomes one signed file that runs shut in, and holds only as its publisher signed it", async () => {
  const folder = await packConnector({ folder: join(plugins, "slack"), to, publisher: "acme", key });
  expect(readFileSync(join(folder, "connector.mjs"), "utf8")).not.toMatch(/^import .* from /m);
  expect(() => verifyBundle(folder, publishers)).toThrow(/no publisher/);
  writeFileSync(join(publishers, "acme.pem"), publicKey.export({ type: "spki", format: "pem" }));
  verifyBundle(folder, publishers);
  const other = generateKeyPairSync("ed25519").publicKey;
  writeFileSync(join(publishers, "acme.pem"), other.export({ type: "spki", format: "pem" }));
  expect(() => verifyBundle(folder, publishers)).toThrow(/not what its publisher signed/);
  writeFileSync(join(publishers, "acme.pem"), publicKey.export({ type: "spki", format: "pem" }));
  appendFileSync(join(folder, "connector.mjs"), "\n// changed");
  expect(() => verifyBundle(folder, publishers)).toThrow(/not what its publisher signed/);
});
