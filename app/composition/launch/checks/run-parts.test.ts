import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Outcome, Part } from "./part.ts";
import { runParts } from "./run-parts.ts";

const stop = new AbortController().signal;
const part = (name: string, outcome: Outcome | Error) => ({
  name,
  run: () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)),
});

afterEach(() => vi.restoreAllMocks());

async function run(...parts: ReturnType<typeof part>[]): Promise<{ code: number; last: unknown }> {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const code = await runParts(parts, stop);
  return { code, last: String(log.mock.lastCall?.[0]).split("\n").at(-1) };
}

test("a failed part hides none that come after it, and the last line sums all", async () => {
  const parts = [
    part("a", { passed: 1, failed: 1 }),
    part("b", new Error("broken")),
    part("c", { passed: 5, failed: 0 }),
  ];
  expect(await run(...parts)).toEqual({ code: 1, last: "6 passed, 2 failed" });
});

test("all passed is exit code 0, nothing run is 1", async () => {
  expect(await run(part("a", { passed: 2, failed: 0 }), part("b", "absent"))).toEqual({
    code: 0,
    last: "2 passed, 0 failed",
  });
  expect(await run(part("b", "absent"))).toEqual({ code: 1, last: "0 passed, 0 failed" });
});

describe("what failed runs once more, alone", () => {
  const failure = (name: string) => ({ name, alone: [name], trace: `.data/e2e/${name}/trace.zip` });
  const failures = [failure("a race"), failure("a defect")];
  const journeys = (
    outcome: Outcome,
    again = vi.fn(async () => new Set(["a race"])),
  ): Part & { again: typeof again } => ({
    name: "e2e",
    run: async () => outcome,
    again,
  });
  const runAll = async (known: string[], ...parts: Part[]) => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const code = await runParts(parts, stop, { known });
    return { code, said: log.mock.calls.map(([line]) => String(line)).join("\n") };
  };

  test("what passes then is restless, counts as passed and is named with its trace", async () => {
    const part = journeys({ passed: 3, failed: 1, failures: [failure("a race")] });
    const { code, said } = await runAll([], part);
    expect(code).toBe(0);
    expect(said).toMatch(/restless: a race .*\n {2}its trace: \.data\/e2e\/a race\/trace\.zip\n\n4 passed, 0 failed$/);
    expect(part.again).toHaveBeenCalledTimes(1);
  });

  test("what fails again fails the run, and is named in its last lines", async () => {
    const { code, said } = await runAll([], journeys({ passed: 3, failed: 2, failures }));
    expect(code).toBe(1);
    expect(said).toMatch(/\nfailed: a defect\n.*\n\n4 passed, 1 failed$/);
  });

  test("what is known to be restless fails the run, though it passed then", async () => {
    const { code, said } = await runAll(["a race"], journeys({ passed: 3, failed: 1, failures: [failure("a race")] }));
    expect(code).toBe(1);
    expect(said).toMatch(/failed: a race \(restless again.*\n.*\n\n3 passed, 1 failed$/);
  });

  test("many failures are a defect, and nothing runs again", async () => {
    const many = Array.from({ length: 13 }, (_, index) => failure(`journey ${index}`));
    const part = journeys({ passed: 3, failed: 13, failures: many });
    expect((await runAll([], part)).said).toMatch(/\n\n3 passed, 13 failed$/);
    expect(part.again).not.toHaveBeenCalled();
  });

  test("a part that cannot name what failed is named itself", async () => {
    const { said } = await runAll([], part("types", { passed: 0, failed: 1 }), part("unit", { passed: 1, failed: 0 }));
    expect(said).toMatch(/\nfailed: types, 1 .*\n\n1 passed, 1 failed$/);
  });
});

test("where the time went is kept, with the rooms of a part that consists of test files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-times-"));
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const files = [{ file: "app/modules/goals/a.integration.test.ts", seconds: 2 }];
  await runParts(
    [part("types", { passed: 1, failed: 0 }), part("integration", { passed: 1, failed: 0, files })],
    stop,
    { timesFile: join(folder, "times.json") },
  );
  expect(JSON.parse(readFileSync(join(folder, "times.json"), "utf8"))).toEqual([
    { part: "types", seconds: expect.any(Number) },
    {
      part: "integration",
      seconds: expect.any(Number),
      rooms: [{ name: "goals", seconds: expect.any(Number) }],
      slowest: files,
    },
  ]);
  rmSync(folder, { recursive: true });
});
