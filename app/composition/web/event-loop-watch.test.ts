import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Request, Response } from "express";
import { Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { placeOf, watchEventLoop } from "./event-loop-watch.server.ts";

function watch() {
  const registry = new Registry();
  const said: object[] = [];
  const logger = { warn: (line: object) => void said.push(line) } as never;
  const watched = watchEventLoop({ logger }, registry);
  onTestFinished(() => watched.stop());
  const open = (method: string, path: string, company?: string) => {
    const response = Object.assign(new EventEmitter(), { locals: { company } }) as unknown as Response;
    watched.note({ method, path } as Request, response, () => undefined);
    return response;
  };
  return { registry, said, open };
}

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test("who held the process up is said, also where they ended in the same breath, and counted by address", async () => {
  const { registry, said, open } = watch();
  await pause(60);
  open("GET", "/app/company/employees", "acme");
  const quick = open("POST", "/scim/v2/globex/0198f/Users");
  hold(400);
  quick.emit("close");
  await pause(120);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({
    requests: [
      { method: "GET", route: "/app/company/employees", company: "acme" },
      { method: "POST", route: "/scim/v2/*/*", company: "globex" },
    ],
  });
  expect(await registry.metrics()).toContain('cairn_event_loop_held_total{route="/scim/v2/*/*"} 1');
});

test("however many addresses are asked for, few are counted apart", async () => {
  const { registry, said, open } = watch();
  await pause(60);
  for (let at = 0; at < 150; at += 1) open("GET", `/app/x${at}`);
  hold(400);
  await pause(120);
  const counted = (await registry.metrics()).match(/^cairn_event_loop_held_total\{.*$/gm);
  expect(counted).toHaveLength(101);
  expect(counted).toContain('cairn_event_loop_held_total{route="other"} 50');
  expect((said[0] as { requests: object[] }).requests).toHaveLength(10);
  expect((said[0] as { requests: object[] }).requests.at(-1)).toMatchObject({ route: "/app/x149" });
});

test("short work is nothing to speak of", async () => {
  const { said, open } = watch();
  open("GET", "/app");
  await pause(120);
  expect(said).toEqual([]);
});

test.each([
  ["/app/company/employees/0198f7a2-0000-7000-8000-000000000000/goals", "/app/company/employees/*", undefined],
  ["/calendar/acme/s3cretS3cret.ics", "/calendar/*/*", "acme"],
  ["/embed/v1/acme/goals", "/embed/v1/*/*", "acme"],
  ["/constructor/__proto__", "/constructor/*", undefined],
  ["/", "/*", undefined],
])("%s is told as %s", (path, route, company) => {
  expect(placeOf(path)).toEqual({ route, company });
});
