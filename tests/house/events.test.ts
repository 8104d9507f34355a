import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { EventDeclared } from "#app/platform/events/catalogue.ts";
import { roomServers } from "#app/composition/rooms.server.ts";

const declared = new Map(roomServers.flatMap(({ events = {} }) => Object.entries(events)));
const listened = roomServers.flatMap(({ handlers = {}, notices = {}, mails = {} }) =>
  [handlers, notices, mails].flatMap((heard) => Object.keys(heard)),
);

test("each event is declared once, by a name of its own", () => {
  const names = roomServers.flatMap(({ events = {} }) => Object.keys(events));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test("an event is heard here, leaves the company, or stays in the audit log and out of the outbox", () => {
  const heard = new Set(listened);
  const of = ([name, { leaves, stays }]: [string, EventDeclared]) => [
    name,
    heard.has(name) || leaves === true,
    stays === true,
  ];
  const wrong = [...declared].map(of).filter(([, goesOut, stays]) => goesOut === stays);
  expect(wrong).toEqual([]);
});

test("nobody listens to what no room announces", () => {
  expect(listened.filter((name) => !declared.has(name))).toEqual([]);
});

test("an event says in one sentence what happened, and holds ids and states alone", () => {
  for (const [name, { says, payload }] of declared) {
    expect(says, name).toMatch(/^[A-Z].*\.$/);
    const fields = Object.keys(payload.shape);
    expect(
      fields.filter((field) => /text|body|comment$|title|note$|reason|email/i.test(field)),
      name,
    ).toEqual([]);
  }
});

test("what the product records by name is declared", () => {
  const recorded = globSync("app/modules/**/*.ts", { exclude: (path) => /\.test\.ts$/.test(path) }).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/name: "([a-z-]+\.[a-z-]+)",\s*payload/g)].map(([, name]) => name!),
  );
  expect(recorded.filter((name) => !declared.has(name))).toEqual([]);
});
