import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Outcome } from "./part.ts";
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
