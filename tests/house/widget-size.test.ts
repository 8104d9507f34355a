import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

const place = mkdtempSync(join(tmpdir(), "cairn-widgets-"));
const released = join(place, "release");
let imports: Record<string, string[]>;

beforeAll(async () => {
  // Lit comes with its development build otherwise.
  vi.stubEnv("NODE_ENV", "production");
  const configFile = join(import.meta.dirname, "../../widgets/vite.config.ts");
  await build({ configFile, logLevel: "error", build: { outDir: released } });
  // Other files run in this process: React, too, comes by it.
  vi.unstubAllEnvs();
  const { files } = JSON.parse(readFileSync(join(released, "sri.json"), "utf8")) as {
    files: Record<string, { imports: string[] }>;
  };
  imports = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.imports]));
}, 60_000);
afterAll(() => rmSync(place, { recursive: true }));

const withAllItNeeds = (name: string): string[] => [name, ...imports[name]!.flatMap(withAllItNeeds)];
const bytes = (names: Iterable<string>) =>
  [...new Set(names)].reduce((sum, name) => sum + gzipSync(readFileSync(join(released, name)), { level: 9 }).length, 0);

/** What a page that has some of the widgets fetches for one more. */
const further = (name: string, there: readonly string[]) => {
  const fetched = new Set(there.flatMap(withAllItNeeds));
  return bytes(withAllItNeeds(name).filter((file) => !fetched.has(file)));
};

describe("what a page of another site fetches, gzip", () => {
  test.each(["goal-list", "goal-card", "goal-progress", "praise-wall", "praise-button", "praise-count"])(
    "%s as the first widget, with Lit: at most 10 kB",
    (name) => expect(bytes(withAllItNeeds(`${name}.js`))).toBeLessThanOrEqual(10_000),
  );
  test("goal-check-in, with its fields, as the first one: at most 10.8 kB", () =>
    expect(bytes(withAllItNeeds("goal-check-in.js"))).toBeLessThanOrEqual(10_800));
  test("each further one: at most 3 kB", () => {
    for (const name of Object.keys(imports).filter((file) => !/-.{8}\.js$/.test(file)))
      for (const first of ["goal-list.js", "praise-wall.js"])
        expect(further(name, [first]), `${name} after ${first}`).toBeLessThanOrEqual(3_000);
  });
});
