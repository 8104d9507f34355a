import type { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { namedFields } from "#app/platform/http/exact-input.ts";
import { roomServers } from "../rooms.server.ts";
import { deletedUnread } from "./deleted-unread.ts";
import { answeringOf, readersOf } from "./answering.ts";

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
type Record = { id: string; version: number; title: string };
const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
const readers = readersOf(endpoints);
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let asha: Ask;
let admin: Ask;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("admin")
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN")
    .build();
  const door = openDoor(world);
  await door.letIn(acme, "asha", "admin");
  served = await serveApi(world);
  asha = await served.as(door, acme, "asha");
  admin = await served.as(door, acme, "admin");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const send = (ask: Ask, method: string, path: string, body: object = {}, headers: object = {}) =>
  ask(path, { method, body, headers: { "sec-fetch-site": "same-origin", ...headers } });
async function goal(title: string): Promise<Record> {
  const body = { title, timeFrame: "2026-Q4", level: "INDIVIDUAL", progressType: "MANUAL" };
  return (await (await send(asha, "POST", "/goals", body)).json()) as Record;
}

describe("a change", () => {
  test("is answered with the record as its own address answers it, and the tag for the next change", async () => {
    const { id, version } = await goal("Win back trust");
    const changed = await send(asha, "PATCH", `/goals/${id}`, { title: "Win more trust", version });
    const record = (await changed.json()) as Record;
    expect([changed.status, record.title, record.version]).toEqual([200, "Win more trust", version + 1]);
    const read = await asha(`/goals/${id}`);
    expect(await read.json()).toEqual(record);
    const tag = changed.headers.get("etag")!;
    expect([read.headers.get("etag"), tag.startsWith(`"${version + 1}-`)]).toEqual([tag, true]);
    const next = await send(asha, "PATCH", `/goals/${id}`, { title: "Win" }, { "if-match": tag });
    expect(next.status).toBe(200);
    const stale = await send(asha, "PATCH", `/goals/${id}`, { title: "Lose" }, { "if-match": tag });
    expect([stale.status, await stale.json()]).toMatchObject([409, { code: "platform.changed-meanwhile" }]);
  });

  test("by an act is answered alike", async () => {
    const { id } = await goal("Close me");
    const closed = await send(asha, "POST", `/goals/${id}/close`, { closure: "ACHIEVED" });
    expect([closed.status, await closed.json()]).toEqual([200, await (await asha(`/goals/${id}`)).json()]);
  });

  test("is answered without a body where whoever made it may not look any more", async () => {
    const { id, version } = (await (
      await send(admin, "POST", "/goals", { title: "Handed on", timeFrame: "2026-Q4", level: "INDIVIDUAL" })
    ).json()) as Record;
    const body = { ownerIds: [acme.id("ravi")], visibility: "PRIVATE", version };
    const handed = await send(admin, "PATCH", `/goals/${id}`, body);
    const seen = await admin(`/goals/${id}`);
    expect([handed.status, await handed.text()]).toEqual(seen.status === 200 ? [200, await seen.text()] : [204, ""]);
  });

  test("by PUT or PATCH answers a record wherever one has an address", () => {
    const without = endpoints
      .filter((one) => (one.method === "PUT" || one.method === "PATCH") && !answeringOf(one, readers))
      .map(({ method, path }) => `${method} ${path}`);
    // These have no address of their own to be read at, or answer what it came to in numbers.
    expect(without.sort()).toEqual([
      "PATCH /one-on-one-series/:seriesId",
      "PATCH /talking-points/:pointId",
      "PUT /access/modules/:feature",
      "PUT /company/logo",
      "PUT /competencies/:competencyId",
      "PUT /development-preferences",
      "PUT /employee-imports/share",
      "PUT /goals/:goalId/refresh-metric",
      "PUT /job-expectations",
      "PUT /journey-templates/:templateId",
      "PUT /metrics/:metricId/points",
      "PUT /notification-settings",
      "PUT /points-rules/:policyId",
      "PUT /shift-events/:eventId",
      "PUT /survey-limit",
      "PUT /survey-series/:seriesId",
      "PUT /surveys/:surveyId/participants",
      "PUT /surveys/:surveyId/questions",
      "PUT /surveys/:surveyId/settings",
    ]);
  });
});

describe("what is deleted", () => {
  test("is named with the version that was read, wherever it has one", async () => {
    const { id, version } = await goal("Delete me");
    const without = await asha(`/goals/${id}`, { method: "DELETE" });
    expect([without.status, await without.json()]).toMatchObject([428, { code: "platform.version-required" }]);
    await send(asha, "PATCH", `/goals/${id}`, { title: "Changed first", version });
    const stale = await asha(`/goals/${id}?version=${version}`, { method: "DELETE" });
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: "platform.changed-meanwhile", params: { version: version + 1 } },
    ]);
    const tag = (await asha(`/goals/${id}`)).headers.get("etag")!;
    const headers = { "sec-fetch-site": "same-origin", "if-match": tag };
    expect((await asha(`/goals/${id}`, { method: "DELETE", headers })).status).toBe(200);
    const versioned = endpoints.filter(
      ({ method, path }) =>
        method === "DELETE" && "version" in ((readers.get(path)?.output as z.ZodObject | undefined)?.shape ?? {}),
    );
    const guarded = versioned.filter(({ input }) => namedFields(input as z.ZodType).includes("version"));
    expect(versioned).toEqual(guarded);
    // All others ask as well, but for those that are named with a reason.
    const asking = endpoints.filter(({ input }) => namedFields(input as z.ZodType).includes("version"));
    const unread = endpoints.filter((one) => one.method === "DELETE" && !asking.includes(one)).map(({ path }) => path);
    expect(unread.sort()).toEqual(deletedUnread.flatMap(({ paths }) => paths).sort());
    expect(guarded.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/goals/:goalId", "/initiatives/:initiativeId", "/tags/:tagId"]),
    );
  });
});

describe("what is read", () => {
  test("is not sent again to who has it", async () => {
    const { id, version } = await goal("Read me");
    const tag = (await asha(`/goals/${id}`)).headers.get("etag")!;
    const again = await asha(`/goals/${id}`, { headers: { "if-none-match": tag } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    await send(asha, "PATCH", `/goals/${id}`, { title: "Read me again", version });
    expect((await asha(`/goals/${id}`, { headers: { "if-none-match": tag } })).status).toBe(200);
    const list = await asha("/goals");
    const headers = { "if-none-match": list.headers.get("etag")! };
    expect((await asha("/goals", { headers })).status).toBe(304);
  });
});

test("a repeated request is marked as one", async () => {
  const body = { title: "Once", timeFrame: "2026-Q4", level: "INDIVIDUAL" };
  const key = { "idempotency-key": "once-more" };
  const first = await send(asha, "POST", "/goals", body, key);
  const second = await send(asha, "POST", "/goals", body, key);
  expect([first.headers.get("idempotency-replayed"), second.headers.get("idempotency-replayed")]).toEqual([
    null,
    "true",
  ]);
  expect([second.status, second.headers.get("location"), await second.json()]).toEqual([
    201,
    first.headers.get("location"),
    await first.json(),
  ]);
});
