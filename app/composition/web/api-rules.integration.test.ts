import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { roomServers } from "../rooms.server.ts";
import { namedFields } from "#app/platform/http/exact-input.ts";
import type { z } from "zod";
import { inputPlaces } from "./input-places.ts";

type Ask = Awaited<ReturnType<Awaited<ReturnType<typeof serveApi>>["as"]>>;
type Problem = {
  status: number;
  code: string;
  requestId: string;
  fields: Record<string, { code: string; message: string }>;
  params: Record<string, unknown>;
};
const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
const somewhere = (path: string) => path.replace(/:\w+/g, "0193a1b2-0000-7000-8000-000000000000");
const goal = { title: "Win back trust", timeFrame: "2027-Q1", level: "COMPANY" };
let world: World;
let acme: Company;
let served: Awaited<ReturnType<typeof serveApi>>;
let admin: Ask;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("asha")
    .employee("admin")
    .admin("PLATFORM_ADMIN", "REVIEW_ADMIN", "GOAL_ADMIN", "TASK_ADMIN")
    .admin("ENGAGEMENT_ADMIN", "DISCIPLINARY_ACTION_ADMIN", "POINTS_ADMIN", "COMPENSATION_ADMIN")
    .build();
  await acme.switchOn(
    "TASK",
    "FEEDBACK",
    "CHECK_IN",
    "REVIEW",
    "COMPETENCY_IDP",
    "ENGAGEMENT",
    "POINTS",
    "COMPENSATION",
  );
  await acme.switchOn("DISCIPLINARY_ACTION", "LIFECYCLE");
  const door = openDoor(world);
  await door.letIn(acme, "asha", "admin");
  served = await serveApi(world);
  admin = await served.as(door, acme, "admin");
});
afterAll(async () => {
  await served.close();
  await world.close();
});

const problem = async (asked: Promise<Response>) => (await (await asked).json()) as Problem;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  admin(path, { method: "POST", body, headers: { "sec-fetch-site": "same-origin", ...headers } });

describe("what an address does not know", () => {
  test("is refused by name in the query and the body of every endpoint, and nothing is done", async () => {
    for (const endpoint of endpoints) {
      const { method, path } = endpoint;
      const body = method === "GET" || method === "DELETE" ? {} : { body: { unheardOf: 1 } };
      const inBody = await problem(
        admin(somewhere(path) + (method === "DELETE" || method === "GET" ? "?unheardOf=1" : ""), { method, ...body }),
      );
      expect([method, path, inBody.fields?.unheardOf?.code ?? inBody.code]).toEqual([
        method,
        path,
        path.startsWith("/analytics/dashboards") ? "platform.forbidden" : "platform.unknown-field",
      ]);
      const [named] = inputPlaces(endpoint).inBody;
      if (!named || endpoint.text || path.startsWith("/analytics/dashboards")) continue;
      const inQuery = await problem(admin(`${somewhere(path)}?${named}=1`, { method, body: {} }));
      expect([method, path, inQuery.fields[named]]).toEqual([
        method,
        path,
        { code: "platform.unknown-field", message: "This field belongs in the body." },
      ]);
    }
  });

  test("is refused inside of what is nested, and under names that mean something to the language", async () => {
    const { fields } = await problem(
      post("/goals", { ...goal, keyResuts: [], keyResults: [{ title: "Sell", titel: "x" }] }),
    );
    expect(Object.keys(fields)).toEqual(["keyResuts"]);
    const nested = await problem(post("/goals", { ...goal, keyResults: [{ title: "Sell", titel: "x" }] }));
    expect(Object.keys(nested.fields)).toEqual(["keyResults.0.titel"]);
    for (const name of ["__proto__", "constructor", "toString", "intent"]) {
      const refused = await admin("/goals", { method: "POST", body: JSON.parse(`{"${name}": {"a": 1}}`) as object });
      expect([name, refused.status, ((await refused.json()) as Problem).fields]).toMatchObject([
        name,
        422,
        { [name]: { code: "platform.unknown-field" } },
      ]);
    }
    expect(
      (
        await admin("/employees/" + acme.id("asha") + "/fields", {
          method: "PUT",
          body: JSON.parse('{"version": 1, "values": {"constructor": "x", "__proto__": "y"}}') as object,
        })
      ).status,
    ).toBe(422);
  });

  test("is refused at any depth without a fault", async () => {
    const deep = `{"title": ${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
    const answer = await admin("/goals", {
      method: "POST",
      body: Buffer.from(deep),
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: "platform.too-deep" });
  });

  test("and what does not fit is never taken as if it were not there", async () => {
    expect((await problem(admin("/employees?sort=salary"))).fields).toMatchObject({
      sort: { code: "platform.field-not-one-of" },
    });
    expect((await problem(admin("/teams?visibility=HIDDEN"))).fields).toHaveProperty("visibility");
    expect((await problem(admin("/goals?period=2026-Q9"))).fields).toMatchObject({
      period: { code: "goals.unknown-time-frame", message: expect.stringContaining("2026-Q3") as string },
    });
    expect((await problem(post("/goals", { ...goal, timeFrame: "soon" }))).fields).toHaveProperty("timeFrame");
    expect((await problem(post("/goals", {}))).fields.title).toMatchObject({ code: "platform.field-missing" });
  });
});

describe("every list", () => {
  const lists = endpoints.filter(
    ({ method, input, path }) =>
      method === "GET" &&
      namedFields(input as z.ZodType).includes("limit") &&
      !path.startsWith("/analytics/dashboards"),
  );

  test("is answered alike", () => {
    const shapes = endpoints.filter(({ output }) => "items" in ((output as z.ZodObject).shape ?? {}));
    expect(shapes.map(({ path }) => path).sort()).toEqual(
      endpoints
        .filter(({ method, input }) => method === "GET" && namedFields(input as z.ZodType).includes("limit"))
        .map(({ path }) => path)
        .sort(),
    );
    for (const { output, input } of shapes) {
      expect((output as z.ZodObject).shape).toHaveProperty("nextCursor");
      expect(namedFields(input as z.ZodType)).toContain("after");
    }
  });

  test.each(lists.map(({ path }) => path))(
    "%s refuses cursors nobody gave and limits beyond the bound, by name",
    async (path) => {
      for (const after of [
        "garbage",
        "",
        "eyJhIjoxfQ",
        Buffer.from('["rows", 1e30]').toString("base64url"),
        Buffer.from('["x", "--------------------------------0000"]').toString("base64url"),
      ]) {
        const { status, fields } = await problem(admin(`${somewhere(path)}?after=${after}`));
        expect([path, after, status, fields?.after?.code]).toEqual([path, after, 422, "platform.invalid-cursor"]);
      }
      for (const limit of ["0", "101", "many", "1.5"])
        expect([limit, (await problem(admin(`${somewhere(path)}?limit=${limit}`))).fields]).toMatchObject([
          limit,
          { limit: {} },
        ]);
    },
  );

  test("is read whole, page by page, by its cursor", async () => {
    for (const name of ["Alpha", "Beta", "Gamma", "Delta", "Eps"]) {
      await post("/people-tags", { name });
      await post("/teams", { name });
      await post("/goals", { ...goal, title: name });
      await post("/initiatives", { text: name });
      await post("/cohorts", { name });
      await post("/metrics", { name, measureType: "COUNT" });
      await post("/tags", { name, kind: "GOAL" });
      await post("/goal-templates", { title: name, timeFrame: "2026-Q4", level: "INDIVIDUAL" });
    }
    for (const path of [
      "/people-tags?",
      "/teams?",
      "/goals?sort=-title&",
      "/goals?sort=check-in&",
      "/initiatives?",
      "/cohorts?",
      "/metrics?",
      "/tags?kind=GOAL&",
      "/goal-templates?",
      "/employees?",
      "/time-frames?",
    ]) {
      const all = ((await (await admin(`${path}limit=100`)).json()) as { items: unknown[] }).items;
      const met: unknown[] = [];
      let after = "";
      do {
        const page = (await (await admin(`${path}limit=2${after}`)).json()) as {
          items: unknown[];
          nextCursor: string | null;
        };
        expect(page.items.length).toBeLessThanOrEqual(2);
        met.push(...page.items);
        after = page.nextCursor === null ? "" : `&after=${encodeURIComponent(page.nextCursor)}`;
      } while (after !== "");
      expect([path, met]).toEqual([path, all]);
      expect(all.length).toBeGreaterThanOrEqual(2);
    }
    // The cursor of one order is none of another.
    const { nextCursor } = (await (await admin("/goals?sort=title&limit=1")).json()) as { nextCursor: string };
    expect((await problem(admin(`/goals?sort=due&after=${nextCursor}`))).fields).toHaveProperty("after");
  });
});

describe("what is made", () => {
  test("is answered whole with its place, is in the list, and is answered the same when asked again", async () => {
    const key = { "idempotency-key": "once" };
    const body = {
      ...goal,
      title: "Only once",
      ownerId: acme.id("asha"),
      keyResults: [{ title: "Ten", measureType: "COUNT", target: 10 }],
    };
    const first = await post("/goals", body, key);
    const made = (await first.json()) as { id: string; children: unknown[] };
    const place = first.headers.get("location")!;
    expect([first.status, place, made.children.length]).toEqual([201, `/api/v1/goals/${made.id}`, 1]);
    expect(await (await admin(place.replace("/api/v1", ""))).json()).toEqual(made);
    const again = await post("/goals", body, key);
    expect([again.status, again.headers.get("location"), await again.json()]).toEqual([201, place, made]);
    const { items } = (await (await admin("/goals?limit=100")).json()) as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toContain(made.id);
  });

  test.each<[string, object]>([
    ["/employees", { firstName: "Lena", workEmail: "lena@acme.test", joinedOn: "2026-11-01" }],
    ["/org-units", { name: "Works" }],
    ["/job-terms", { kind: "FUNCTION", name: "Sales" }],
    ["/teams", { name: "Sellers" }],
    ["/employee-fields", { name: "Shirt", kind: "TEXT", choices: [], viewers: "ADMINS", editors: "ADMINS" }],
    ["/people-tags", { name: "Mentor" }],
    ["/employee-imports", { rows: [{ "First name": "Li", Email: "li@acme.test" }] }],
    ["/access/roles", { name: "Looker", rights: ["goals.view"], orgUnitIds: null, holderIds: [] }],
    ["/cohorts", { name: "Everybody" }],
    ["/saved-views", { of: "/app/my-data/goal/my-goals?period=all", name: "All" }],
    ["/tags", { kind: "GOAL", name: "Trust" }],
    ["/goal-templates", { title: "Sell", timeFrame: "2026-Q4", level: "INDIVIDUAL" }],
    ["/goals/access-templates", { name: "Works" }],
    ["/goal-exports", { level: "INDIVIDUAL", scope: "company" }],
    ["/goal-uploads", { kind: "OBJECTIVES", rows: [{ Title: "Sell" }] }],
    ["/metrics", { name: "Deals", measureType: "COUNT" }],
    ["/initiatives", { text: "Call" }],
  ])("at %s is answered as its own address answers it", async (path, body) => {
    const answer = await post(path, body);
    const made: unknown = await answer.json();
    expect([path, answer.status, made]).toMatchObject([path, 201, {}]);
    expect(await (await admin(answer.headers.get("location")!.replace("/api/v1", ""))).json()).toEqual(made);
  });

  test("has an address that reads it, whatever makes it", () => {
    const creating = endpoints.filter(({ creates }) => creates !== undefined);
    for (const { creates } of creating)
      expect(endpoints.filter(({ method, path }) => method === "GET" && path === creates)).toHaveLength(1);
    expect(creating.every(({ method }) => method === "POST")).toBe(true);
  });

  test("below a goal is made alike, and what is only done is answered with 200", async () => {
    const { id } = (await (await post("/goals", { ...goal, title: "Checked", progressType: "MANUAL" })).json()) as {
      id: string;
    };
    const checkIn = await post(`/goals/${id}/check-ins`, { value: 40, level: "ON_TRACK", comment: "Well" });
    const noted: unknown = await checkIn.json();
    expect([checkIn.status, noted]).toMatchObject([201, { goalId: id, value: 40, comment: "Well" }]);
    expect(await (await admin(checkIn.headers.get("location")!.replace("/api/v1", ""))).json()).toEqual(noted);
    expect(((await (await admin(`/goals/${id}/check-ins`)).json()) as { items: unknown[] }).items).toEqual([noted]);
    expect((await post(`/goals/${id}/close`, { closure: "ACHIEVED" })).status).toBe(200);
    const { version } = (await (await admin(`/goals/${id}`)).json()) as { version: number };
    expect((await admin(`/goals/${id}`, { method: "DELETE" })).status).toBe(428);
    expect((await admin(`/goals/${id}?version=${version + 1}`, { method: "DELETE" })).status).toBe(409);
    expect((await admin(`/goals/${id}?version=${version}`, { method: "DELETE" })).status).toBe(200);
    expect((await admin(`/goals/${id}`)).status).toBe(404);
    expect((await post(`/goals/${id}/restore`, {})).status).toBe(200);
    expect((await admin(`/goals/${id}`)).status).toBe(200);
  });
});
