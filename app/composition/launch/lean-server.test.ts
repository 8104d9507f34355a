import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { inSources } from "#app/platform/config/in-sources.ts";
import { lean, leanServer } from "./lean-server.ts";
import { sourcePlaces, type SourceMap } from "./source-places.ts";

const folder = mkdtempSync(join(tmpdir(), "cairn-lean-"));
afterAll(() => rmSync(folder, { recursive: true }));

const source = `
/** A comment that nobody reads who runs it. */
export const greeting = "Grüße … नमस्ते";
export const pattern = /^[\u2013\u0905-\u0939]+$/u;
export const quoted = \`“\${greeting}”\`;

export class Goal {
  close() {
    return new Error("too late");
  }
}

export const closeGoal = function closeGoalOf() {
  return new Goal().close();
};
`;
type Made = {
  greeting: string;
  pattern: RegExp;
  quoted: string;
  Goal: { new (): { close(): Error }; name: string };
  closeGoal: (() => Error) & { name: string };
};

/** As Rollup leaves it: each line of the file from the same of the source. */
async function made(name: string): Promise<{ code: string; file: string; module: Made }> {
  const map = { version: 3, sources: ["../../app/goals.ts"], names: [], mappings: sameLines(source) };
  const file = join(mkdtempSync(join(folder, "build-")), `${name}.js`);
  writeFileSync(file, source);
  writeFileSync(`${file}.map`, JSON.stringify(map));
  await leanServer(dirname(file), "build/server");
  const code = readFileSync(file, "utf8");
  return { code, file, module: (await import(pathToFileURL(file).href)) as Made };
}

const sameLines = (text: string) =>
  text
    .split("\n")
    .map((_, line) => (line === 0 ? "AAAA" : "AACA"))
    .join(";");

test("what the server runs says the same in fewer characters, none of them beyond Latin, under the same names", async () => {
  const { code, module } = await made("small");
  expect(code.length).toBeLessThan(source.length);
  expect(code).not.toMatch(/[^\u0000-\u00ff]/);
  expect(code).not.toContain("comment");
  expect(Math.max(...code.split("\n").map((line) => line.length))).toBeLessThanOrEqual(240);
  expect([module.greeting, module.quoted]).toEqual(["Grüße … नमस्ते", "“Grüße … नमस्ते”"]);
  expect(["नम", "–", "a"].map((text) => module.pattern.test(text))).toEqual([true, true, false]);
  expect([module.Goal.name, module.closeGoal.name]).toEqual(["Goal", "closeGoalOf"]);
});

test("a file that is mostly in Hindi stays as it is", async () => {
  const words = `export default { one: "${"नमस्ते ".repeat(50)}" };`;
  expect((await lean(words, "hi.ts")).code).toContain("नमस्ते");
});

test("an error of the built server is logged with the line of our source, and one of others as it was", async () => {
  const { file } = await made("traced");
  const program = `import { closeGoal } from "./traced.js";\nconsole.log(closeGoal().stack);`;
  const asked = ["--input-type=module", "--eval", program];
  const stack = spawnSync(process.execPath, asked, { cwd: dirname(file), encoding: "utf8" }).stdout;
  expect(stack).toContain("traced.js:");
  const told = inSources(stack);
  expect(told).toMatch(/at Goal\.close \(app\/goals\.ts:9\)/);
  expect(told).toMatch(/at (Module\.)?closeGoalOf \(app\/goals\.ts:14\)/);
  expect(told.split("\n").slice(3)).toEqual(stack.split("\n").slice(3));
});

test("places before the first known one, and files of others, stay as they are said", () => {
  const map: SourceMap = { sources: ["../app/a.ts"], mappings: ";IAAA" };
  writeFileSync(join(folder, "late.js.places"), sourcePlaces(map, "build"));
  const at = (place: string) => `at f (${pathToFileURL(join(folder, "late.js")).href}:${place})`;
  expect(inSources(at("1:1"))).toBe(at("1:1"));
  expect(inSources(at("2:9"))).toBe("at f (app/a.ts:1)");
  expect(inSources("at g (file:///nowhere/b.js:3:4)")).toBe("at g (file:///nowhere/b.js:3:4)");
});
