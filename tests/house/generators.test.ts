import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { growLoans } from "./grow-loans.ts";
import { projectFiles, root } from "./tree.ts";

let copy: string;

const asked = [
  ["room", "time-off", "--title", "Time off", "--record", "absence"],
  ["room", "loans", "--title", "Loans", "--record", "loan"],
  ["use-case", "time-off/request-absence"],
  ["task", "time-off/remind-absent"],
  ["query", "time-off/open-absences", "--table", "absence"],
  ["widget", "goal-streak", "--title", "Goal streak"],
  ["connector", "acme-people", "--kind", "hr", "--title", "Acme People"],
];

const tools = {
  types: ["typescript-native/bin/tsc", "--noEmit", "-p", "."],
  lint: [
    "eslint/bin/eslint.js",
    "--max-warnings",
    "0",
    "app/modules/time-off",
    "app/modules/loans",
    "plugins/acme-people",
    "widgets/goal-streak",
    "app/composition/rooms.ts",
    "app/routes.ts",
  ],
  boundaries: [
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "err",
    ".",
  ],
  "dead code": ["knip/bin/knip.js", "--no-progress"],
  "the room's own tests": [
    "vitest/vitest.mjs",
    "run",
    "--project",
    "integration",
    "app/modules/time-off/time-off.",
    "app/modules/time-off/jobs",
    "app/modules/loans/loans.",
  ],
  "the connector's own checks": ["vitest/vitest.mjs", "run", "--project", "unit", "plugins/acme-people"],
};

/** A copy of the project in which everything was made that can be made. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "generated-"));
  for (const path of projectFiles()) cpSync(join(root, path), join(copy, path));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const words of asked)
    execFileSync(process.execPath, ["app/composition/launch/command.ts", "new", ...words], { cwd: copy });
  growLoans(copy);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true }));

test.concurrent.each(Object.entries(tools))(
  "what is generated passes %s",
  async (_, [program = "", ...parameters]) => {
    expect(await faultsOf(join("node_modules", program), parameters)).toBe("");
  },
  600_000,
);

/** What a program of Node says of the copy where it fails; nothing where it passes. */
function faultsOf(program: string, parameters: readonly string[]): Promise<string> {
  const env = { ...process.env, VITEST: undefined };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [program, ...parameters],
      { cwd: copy, env, maxBuffer: 2 ** 26 },
      (failure, out, errors) => resolve(failure ? `${out}${errors}${failure.message}` : ""),
    ),
  );
}

test("a room with people, money, states, a questionnaire, long work and mails has under 300 lines of its own", () => {
  const code = globSync("app/modules/loans/**/*.{ts,tsx}", { cwd: copy }).filter(
    (path) => !/\.(test|stories)\.tsx?$/.test(path),
  );
  const lines = code.map((path) => readFileSync(join(copy, path), "utf8").split("\n").length - 1);
  expect(lines.reduce((sum, each) => sum + each)).toBeLessThan(300);
});

test("one command tests one connector, and says which there are where there is none of that name", () => {
  const run = (name: string) =>
    spawnSync(process.execPath, ["app/composition/launch/command.ts", "connector", "verify", name], {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, VITEST: undefined },
    });
  expect(run("acme-people")).toMatchObject({ status: 0, stdout: expect.stringContaining("1 passed") as string });
  expect(run("acme")).toMatchObject({ status: 2, stderr: expect.stringContaining("There are acme-people") as string });
}, 60_000);

test("nothing is written where something of that name stands already", () => {
  for (const words of asked) {
    const run = spawnSync(process.execPath, ["app/composition/launch/command.ts", "new", ...words], {
      cwd: copy,
      encoding: "utf8",
    });
    expect([words, run.status, run.stderr.includes("nothing was written")]).toEqual([words, 1, true]);
  }
}, 60_000);
