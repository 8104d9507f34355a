// Puts one fault at a time into a copy of the sources and runs the tests that must notice it.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Mutant } from "./mutant.ts";
import { mutants } from "./mutants.ts";

const root = resolve(import.meta.dirname, "..", "..");
const copied = [
  "app",
  "tenancy",
  "migrations",
  "tests",
  "package.json",
  "tsconfig.json",
  "remix.config.js",
  "vite.config.ts",
  "vitest.config.ts",
];
const only = process.argv[2];

const place = mkdtempSync(join(tmpdir(), "cairn-mutants-"));
process.once("exit", () => rmSync(place, { recursive: true, force: true }));
for (const entry of copied) cpSync(join(root, entry), join(place, entry), { recursive: true });
symlinkSync(join(root, "node_modules"), join(place, "node_modules"));

let survived = 0;
const chosen = mutants.filter((mutant) => !only || mutant.name.includes(only));
for (const mutant of chosen) {
  const started = performance.now();
  const killed = !passesWith(mutant);
  if (!killed) survived += 1;
  console.log(
    `${killed ? "killed  " : "SURVIVED"} ${mutant.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
}
const unharmed = runTests([...new Set(chosen.flatMap((mutant) => mutant.tests))]);
console.log(
  unharmed
    ? "passed   the same tests on the sources as they are"
    : "FAILED   the same tests on the sources as they are",
);
const failed = survived + (unharmed ? 0 : 1);
console.log(`mutants: ${chosen.length + 1 - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function passesWith({ file, find, replace, tests, name }: Mutant): boolean {
  const path = join(place, file);
  const source = readFileSync(path, "utf8");
  const code = anyLayout(find);
  if (!code.test(source)) throw new Error(`The mutant "${name}" no longer finds its place in ${file}.`);
  writeFileSync(
    path,
    source.replace(code, () => replace),
  );
  try {
    return runTests(tests);
  } finally {
    writeFileSync(path, source);
  }
}

/** The code however the formatter breaks its lines. */
function anyLayout(code: string): RegExp {
  const tokens = code
    .trim()
    .split(/\s+|(?<=[([{])|(?=[)\]}])/)
    .filter(Boolean);
  const escaped = tokens.map((token) => token.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(escaped.reduce((before, token) => `${before}${/^\\[)\]}]/.test(token) ? ",?" : ""}\\s*${token}`));
}

function runTests(tests: readonly string[]): boolean {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const { status } = spawnSync(process.execPath, [vitest, "run", "--bail", "1", "--reporter", "dot", ...tests], {
    cwd: place,
    stdio: "ignore",
  });
  return status === 0;
}
