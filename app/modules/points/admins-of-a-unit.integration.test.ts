import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { pointsNotices } from "./notices.ts";
import { pointsInsights } from "./queries/insights.ts";
import { personPoints } from "./queries/person-points.ts";
import { pointsAttention } from "./queries/points-obligations.ts";
import { searchPoints } from "./queries/search-points.ts";
import { settingsPage } from "./queries/settings-page.ts";
import { statusInput, statusPage } from "./queries/status.ts";
import { pointsOfTwoCompanies, type PointsWorld } from "./testing/points-world.ts";

let world: World;
let acme: PointsWorld;
let today = "";
const units = { plant: randomUUID(), line: randomUUID() };

/** Asha works on a line of the plant, Lena elsewhere; Otto administers points of the plant and sits in it himself. */
beforeAll(async () => {
  world = await createWorld();
  ({ acme } = await pointsOfTwoCompanies(world));
  const { company } = acme;
  await company.asProduct(async (context) => {
    today = context.today();
    for (const [id, parent] of [
      [units.plant, null],
      [units.line, units.plant],
    ])
      await context.rows(
        sql`insert into {org_unit} (id, name, parent_id) values (${id!}::uuid, 'Plant', ${parent}::uuid)`,
      );
    for (const [who, unit] of [
      ["asha", units.line],
      ["otto", units.plant],
    ] as const)
      await context.rows(sql`insert into {assignment} (id, employee_id, kind, org_unit_id, valid, recorded_at)
        values (${randomUUID()}, ${company.id(who)}, 'ORG_UNIT', ${unit}, '[2024-01-01,)', now())`);
    await context.rows(sql`insert into {scoped_admin_access} (employee_id, kind, org_unit_id, granted_at)
      values (${company.id("otto")}, 'POINTS_ADMIN', ${units.plant}, now())`);
  });
  for (const who of ["asha", "lena", "otto"]) await acme.record("tara", who, { day: addDays(today, -2), minutes: 12 });
});
afterAll(() => world.close());

const tried = (who: string, run: (context: Context) => Promise<unknown>) =>
  acme.company.as(who, run).then(
    () => "done",
    (error: { code: string }) => error.code,
  );

test("an admin of a unit lists, finds, records and follows up on the points of its people alone, never their own", async () => {
  const listed = await acme.company.as("otto", (context) => statusPage(context, "company", statusInput.parse({})));
  expect(listed.rows.map(({ name }) => name).toSorted()).toEqual(["asha", "otto"]);
  const found = (text: string) => acme.company.as("otto", (context) => searchPoints(context, exactly(text), 9));
  expect([(await found("asha")).length, await found("lena")]).toEqual([1, []]);
  const read = (whom: string) => (context: Context) => personPoints(context, acme.company.id(whom));
  expect([await tried("otto", read("asha")), await tried("otto", read("lena"))]).toEqual([
    "done",
    "platform.not-found",
  ]);
  const record = (whom: string) => acme.record("otto", whom, { day: addDays(today, -1), minutes: 12 });
  await record("asha");
  await expect(record("lena")).rejects.toMatchObject({ code: "platform.not-found" });
  await expect(record("otto")).rejects.toMatchObject({ code: "platform.forbidden" });
  for (const closed of [settingsPage, pointsInsights])
    expect(await tried("otto", (context) => closed(context, {} as never))).toBe("platform.not-found");
  expect(await tried("lena", (context) => statusPage(context, "company", statusInput.parse({})))).toBe(
    "platform.not-found",
  );
});

test("of a threshold the person and their manager get one notice each, and admins of the unit around them theirs", async () => {
  const { company } = acme;
  await company.switchOn("DISCIPLINARY_ACTION");
  const waiting = () =>
    company.as("otto", async (context) => {
      const line = pointsAttention(context).find(({ label }) => label === "attention.follow-ups")!;
      return (await context.rows<{ count: number }>(line.count as never))[0]!.count;
    });
  const before = await waiting();
  const missed = { kind: "MISSED_SHIFT", days: 5 };
  const eventId = await acme.record("tara", "asha", { ...missed, day: addDays(today, -1) });
  await acme.record("tara", "lena", { ...missed, day: addDays(today, -1) });
  const { escalations } = await acme.points("asha", "asha");
  expect(escalations.length).toBeGreaterThan(0);
  expect(await waiting()).toBe(before + escalations.filter(({ state }) => state === "OPEN").length);
  const told = await company.asProduct(async (context) => {
    const about = { ...{ id: "1", actorId: company.id("tara") }, recordedAt: new Date() };
    const employeeId = company.id("asha");
    const recorded = await pointsNotices["points.event-recorded"]!(context, {
      ...{ ...about, name: "points.event-recorded" },
      payload: { employeeId, eventId },
    });
    const reached = await Promise.all(
      escalations.map(({ id, points, escalationAction }) =>
        pointsNotices["points.threshold-reached"]!(context, {
          ...{ ...about, name: "points.threshold-reached" },
          payload: { employeeId, escalationId: id, threshold: points, escalation: escalationAction },
        }),
      ),
    );
    return [...recorded, ...reached.flat()];
  });
  const to = (name: string) => told.filter(({ recipientId }) => recipientId === company.id(name));
  const reason = to("asha")
    .map(({ params }) => `${params["why"] ?? ""}${params["counted"] ?? ""}`)
    .join("\n");
  expect(reason).toContain("Missed shift, 5 days");
  expect(reason).toContain("10 points");
  expect(
    to("otto")
      .map(({ params }) => params["counted"])
      .join("\n"),
  ).toContain("counts until");
  const notes = escalations.filter(({ escalationAction }) => escalationAction === "DISCIPLINARY_NOTE");
  expect(to("asha").some(({ kind }) => kind === "recorded")).toBe(!told.some(({ kind }) => kind === "threshold-own"));
  expect(notes.length).toBeGreaterThan(0);
  expect(to("ravi").filter(({ kind }) => kind === "threshold-note")).toEqual([]);
  expect(to("otto").filter(({ kind }) => kind === "threshold-note")).toHaveLength(notes.length);
});
