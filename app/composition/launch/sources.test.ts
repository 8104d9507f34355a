import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprintSources } from "./sources.ts";

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "cairn-sources-"));
  for (const folder of ["app/dist", "sdk/api", "app/composition/launch/commands"])
    mkdirSync(join(clone, folder), { recursive: true });
  write("app/root.tsx", "one");
});
afterEach(() => rmSync(clone, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(clone, path), text);

const launch = "app/composition/launch";
test.each([
  ["app/root.tsx"],
  ["app/new.ts"],
  ["package-lock.json"],
  ["vite.config.ts"],
  // Both the server and who starts it keep processes running by it.
  [`${launch}/keep-running.ts`],
  [`${launch}/build.ts`],
])("%s changes the build", (path) => {
  const before = fingerprintSources(clone);
  write(path, "two");
  expect(fingerprintSources(clone)).not.toBe(before);
});

test.each([
  ["app/root.test.tsx"],
  ["app/README.md"],
  ["app/dist/a.js"],
  ["sdk/api/document.ts"],
  ["notes.txt"],
  [`${launch}/commands/test.ts`],
])("%s does not", (path) => {
  const before = fingerprintSources(clone);
  write(path, "two");
  expect(fingerprintSources(clone)).toBe(before);
});

test("a file that is gone changes the build", () => {
  write("app/second.ts", "");
  const before = fingerprintSources(clone);
  rmSync(join(clone, "app/second.ts"));
  expect(fingerprintSources(clone)).not.toBe(before);
});
