import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { keepRunning, partsOfServer, settingsOf, type PartOfServer } from "./keep-running.ts";

const folder = mkdtempSync(join(tmpdir(), "cairn-kept-"));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(folder, "part.mjs");
// A part that listens at its PORT, or at 4711 where that is 0, and ends as it is told; a port of 13 keeps it from starting.
writeFileSync(
  program,
  `const port = Number(process.env.PORT);
   if (port === 13) process.exit(3);
   process.on("message", () => process.exit(7));
   process.on("SIGTERM", () => setTimeout(() => process.exit(0), Number(process.env.SLOWLY ?? 0)));
   setInterval(() => {}, 1000);
   process.send({ ready: true, url: "http://localhost", address: port || 4711, pid: process.pid });`,
);

function keep(port: string) {
  const started: { part: PartOfServer; port: string; child: ReturnType<typeof fork> }[] = [];
  const told: string[] = [];
  const kept = keepRunning({
    parts: partsOfServer,
    start: (part, before) => {
      const env = { ...process.env, PORT: port, ...settingsOf(part, before) };
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

test("the others begin once the first listens, and what one of them lacks then is tried again", async () => {
  const started: string[] = [];
  const told: string[] = [];
  let port = "13";
  const kept = keepRunning({
    parts: ["one", "two", "three"],
    start: (part) => {
      started.push(part);
      const env = { ...process.env, PORT: part === "two" ? port : "0" };
      return fork(program, { env, execArgv: [], stdio: "ignore" });
    },
    tell: (line) => void told.push(line),
    waits: { least: 1, most: 10 },
    firstAlone: true,
  });
  onTestFinished(() => kept.stop());
  await vi.waitFor(() => expect(told).toContain("cairn: two ended by itself (exit code 3); it is started again."));
  port = "0";
  expect(await kept.ready).toMatchObject({ address: 4711 });
  expect(started.slice(0, 3)).toEqual(["one", "two", "three"]);
});

test("where the first cannot start, none of the others is tried", async () => {
  const started: string[] = [];
  const kept = keepRunning({
    parts: ["one", "two"],
    start: (part) => {
      started.push(part);
      return fork(program, { env: { ...process.env, PORT: "13" }, execArgv: [], stdio: "ignore" });
    },
    tell: () => undefined,
    firstAlone: true,
  });
  expect([await kept.ready, await kept.ended, started]).toEqual([undefined, 3, ["one"]]);
});

test("all have ended once it is over, however long one of them takes", async () => {
  const children: ReturnType<typeof fork>[] = [];
  const kept = keepRunning({
    parts: ["quick", "slow"],
    start: (part) => {
      const env = { ...process.env, PORT: "0", SLOWLY: part === "slow" ? "300" : "0" };
      return (children[children.length] = fork(program, { env, execArgv: [], stdio: "ignore" }));
    },
    tell: () => undefined,
  });
  await kept.ready;
  void kept.stop();
  expect(await kept.ended).toBe(0);
  expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
});
