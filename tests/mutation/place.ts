import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { anyLayout } from "./any-layout.ts";
import type { Mutant } from "./mutant.ts";

const root = resolve(import.meta.dirname, "..", "..");
const copied = [
  "app",
  "tenancy",
  "migrations",
  "widgets",
  "sdk",
  "plugins",
  "tests",
  "package.json",
  "tsconfig.json",
  "remix.config.js",
  "vite.config.ts",
  "vitest.config.ts",
];

/** A copy of the sources in which faults are put one at a time. */
export class Place {
  readonly #folder = mkdtempSync(join(tmpdir(), "cairn-mutants-"));
  readonly #environment: NodeJS.ProcessEnv;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = { ...process.env, ...environment };
    process.once("exit", () => rmSync(this.#folder, { recursive: true, force: true }));
    for (const entry of copied) cpSync(join(root, entry), join(this.#folder, entry), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(this.#folder, "node_modules"));
  }

  async passesWith({ file, find, replace, tests, name }: Mutant): Promise<boolean> {
    const path = join(this.#folder, file);
    const source = readFileSync(path, "utf8");
    const code = anyLayout(find);
    if (!code.test(source)) throw new Error(`The mutant "${name}" no longer finds its place in ${file}.`);
    writeFileSync(
      path,
      source.replace(code, () => replace),
    );
    try {
      return await this.passes(tests, { ownDatabase: /^(tenancy|migrations)\//.test(file) });
    } finally {
      writeFileSync(path, source);
    }
  }

  /** Faults in the walls are built into the database, so they get one that is built with them. */
  passes(tests: readonly string[], { ownDatabase = false } = {}): Promise<boolean> {
    const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
    const child = spawn(process.execPath, [vitest, "run", "--bail", "1", "--reporter", "dot", ...tests], {
      cwd: this.#folder,
      env: ownDatabase ? process.env : this.#environment,
      stdio: "ignore",
    });
    return new Promise((passed, failed) => {
      child.once("error", failed);
      child.once("exit", (code) => passed(code === 0));
    });
  }
}
