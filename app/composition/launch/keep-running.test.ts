import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { keepRunning, type PartOfServer } from "./keep-running.ts";

const folder = mkdtempSync(join(tmpdir(), "cairn-kept-"));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(folder, "part.mjs");
// A part that listens at its PORT, or at 4711 where that is 0, and ends as it is told; a port of 13 keeps it from starting.
writeFileSync(
  program,
  `const port = Number(process.env.PORT);
   if (port === 13) process.exit(3);
   process.on("message", () => process.exit(7));
   process.on("SIGTERM", () => process.exit(0));
   setInterval(() => {}, 1000);
   process.send({ ready: true, url: "http://localhost", address: port || 4711, pid: process.pid });`,
);

function keep(port: string) {
  const started: { part: PartOfServer; port: string; child: ReturnType<typeof fork> }[] = [];
  const told: string[] = [];
  const kept = keepRunning({
    start: (part, settings) => {
      const env = { ...process.env, PORT: port, ...settings };
      const child = fork(program, { env, execArgv: [], stdio: "ignore" });
      started.push({ part, port: env.PORT, child });
      return child;
    },
    tell: (line) => void told.push(line),
    waits: { least: 1, most: 10 },
  });
  onTestFinished(() => kept.stop());
  return { kept, started, told };
}

test("web and worker are two processes; one that ended by itself is started again, the other goes on", async () => {
  const { kept, started, told } = keep("0");
  expect(await kept.ready).toMatchObject({ address: 4711 });
  expect(started.map(({ part }) => part)).toEqual(["web", "worker"]);
  started[1]!.child.kill("SIGKILL");
  await vi.waitFor(() => expect(started.map(({ part }) => part)).toEqual(["web", "worker", "worker"]));
  started[0]!.child.send("end");
  await vi.waitFor(() => expect(started).toHaveLength(4));
  expect(started[3]).toMatchObject({ part: "web", port: "4711" });
  expect(told).toEqual([
    "cairn: worker ended by itself (SIGKILL); it is started again.",
    "cairn: web ended by itself (exit code 7); it is started again.",
  ]);
  await kept.stop();
  expect(await kept.ended).toBe(0);
  expect(started.every(({ child }) => child.exitCode !== null || child.signalCode !== null)).toBe(true);
});

test("a part that never listened ends both, with its exit code", async () => {
  const { kept, started, told } = keep("13");
  expect(await kept.ready).toBeUndefined();
  expect(await kept.ended).toBe(3);
  expect(started).toHaveLength(2);
  expect(told).toEqual([]);
});
