import { expect, test } from "vitest";
import { roomServers } from "../rooms.server.ts";
import { apiFamilies } from "./api-families.ts";
import { apiReader } from "./api-reader.ts";
import { describeApi } from "./describe-api.ts";

const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
const document = describeApi(endpoints);
const pathOf = (path: string) => path.replace(/:(\w+)/g, "{$1}");

test("the document holds every endpoint, with what its address asks", () => {
  for (const { method, path } of endpoints) expect(document.paths?.[pathOf(path)]).toHaveProperty(method.toLowerCase());
  expect(document.paths?.["/access/who-can"]?.get?.parameters).toContainEqual(
    expect.objectContaining({ name: "record", in: "query", required: true }),
  );
  expect(document.paths?.["/access/roles/{roleId}"]?.put?.parameters).toContainEqual(
    expect.objectContaining({ name: "Idempotency-Key", in: "header" }),
  );
});

test("the page lists every operation, and loads nothing and runs nothing", () => {
  const page = apiReader(document, "", "n0nce");
  for (const { path } of endpoints) expect(page).toContain(`<code>${pathOf(path)}</code>`);
  expect(page.match(/<details><summary>/g)).toHaveLength(endpoints.length);
  expect(page).not.toMatch(/<script|https?:\/\/|src=|@import|url\(/);
  expect(page).toContain('id="Problem"');
});

test("every call that is named for a purpose is there, and leads to its operation", () => {
  const known = endpoints.map(({ method, path }) => `${method} ${path}`);
  for (const { calls } of apiFamilies) expect(known).toEqual(expect.arrayContaining([...calls]));
  expect(apiReader(document, "", "n0nce")).toContain('href="?search=GET%20%2Fgoals%2Fchanges"');
  expect(apiReader(document, "GET /goals/changes", "n0nce").match(/<details><summary>/g)).toHaveLength(1);
});

test("a search narrows the page, and is shown as what was typed", () => {
  const page = apiReader(document, "delete access/roles", "n0nce");
  expect(page.match(/<details><summary>/g)).toHaveLength(1);
  expect(page).toContain("/access/roles/{roleId}");
  expect(apiReader(document, '"><img onerror=x>', "n0nce")).not.toContain("<img");
});
