import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalNotices } from "../notices.ts";
import { exportGoals } from "../queries/goal-export.ts";
import { goalListInput, listGoals } from "../queries/goal-list.ts";
import { type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { addMetric, addMetricInput } from "#app/modules/metrics/use-cases/add-metric.ts";
import { FileWorld } from "#app/modules/imports/testing/file-world.ts";
import { recordPoints, recordPointsInput } from "#app/modules/metrics/use-cases/record-points.ts";
import { retireMetric } from "#app/modules/metrics/use-cases/retire-metric.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;
const frame = "2026-Q3";

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

test("a line of a file may follow a metric by its name; one unknown, retired or counted otherwise is refused with its line", async () => {
  const add = (name: string, measure: object) =>
    company.as("kiran", (context) => addMetric(context, addMetricInput.parse({ name, ...measure })));
  const { metricId } = await add("Won revenue", { measureType: "CURRENCY", currency: "EUR" });
  const { metricId: retired } = await add("Old count", { measureType: "COUNT" });
  await company.as("kiran", (context) => retireMetric(context, { metricId: retired, retired: true }));
  await company.as("kiran", (context) =>
    recordPoints(context, recordPointsInput.parse({ metricId, points: [{ date: "2026-11-10", value: 50_000 }] })),
  );
  const files = new FileWorld(company, "kiran");
  const fileId = await files.checked(
    "okrs",
    [
      "Objective,Time frame,Key result,Measure,Start,Target,Metric",
      "Sells,2026-Q3,By unit left out,,0,1000,won REVENUE",
      "Sells,2026-Q3,By unit said,EUR,0,2000,won_revenue",
      "Unknown,2026-Q3,A,,0,1,No such",
      "Retired,2026-Q3,B,#,0,1,Old count",
      "Other,2026-Q3,C,USD,0,1,Won revenue",
    ].join("\n"),
  );
  const { plan } = await files.file(fileId);
  expect(plan!.map(({ line, problems }) => [line, ...problems.map(({ code, field }) => `${field} ${code}`)])).toEqual([
    [2],
    [3],
    [4, "metric goal-upload.unknown-metric"],
    [5, "metric goal-upload.retired-metric"],
    [6, "metric goals.metric-other-measure"],
  ]);
  await files.apply(fileId, true);
  const rows = await company.as(
    "kiran",
    async (context) =>
      (await listGoals(context, goalListInput.parse({ kind: "KEY_RESULT", scope: "company", text: "By unit" }))).rows,
  );
  expect(
    rows
      .map(({ title, metric, target, actual, percent }) => ({ title, metric, target, actual, percent }))
      .sort((a, b) => a.target - b.target),
  ).toEqual([
    { title: "By unit left out", metric: "Won revenue", target: 100_000, actual: 50_000, percent: 50 },
    { title: "By unit said", metric: "Won revenue", target: 200_000, actual: 50_000, percent: 25 },
  ]);
  expect(
    await company.as("kiran", (context) =>
      exportGoals(context, goalListInput.parse({ kind: "KEY_RESULT", scope: "company", text: "By unit said" })).then(
        csvOf,
      ),
    ),
  ).toContain("Won revenue");
  const hits = (by: Company, who: string) =>
    by.as(who, async (context) => (await world.application.gatherings.search(context, "won rev", 5)).hits);
  expect(await hits(company, "asha")).toMatchObject([
    { kind: "metric", title: "Won revenue", link: `/app/goal/metrics/${metricId}` },
  ]);
  expect(await hits(other, "spy")).toEqual([]);
});

test("owners are told once when a metric carried their key results across a line, and nobody of their own doing", async () => {
  const { metricId } = await company.as("kiran", (context) =>
    addMetric(context, addMetricInput.parse({ name: "Orders", measureType: "COUNT" })),
  );
  const follows = (target: number) => ({
    title: `Orders to ${target}`,
    metricId,
    measureType: "COUNT" as const,
    start: 0,
    target,
  });
  await goals.objective("asha", { title: "Asha on orders", timeFrame: frame, keyResults: [follows(10), follows(20)] });
  const { keyResultIds } = await goals.objective("lena", {
    title: "Lena on orders",
    timeFrame: frame,
    keyResults: [follows(10), follows(1_000)],
  });
  await goals.objective("kiran", {
    title: "Kiran on orders",
    timeFrame: frame,
    level: "COMPANY",
    keyResults: [follows(5)],
  });
  const told = async (date: string, value: number) => {
    world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
    const since = await company.asProduct(
      async (context) =>
        (await context.rows<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from {outbox}`))[0]!.last,
    );
    await company.as("kiran", (context) =>
      recordPoints(context, recordPointsInput.parse({ metricId, points: [{ date, value }] })),
    );
    return company.asProduct(async (context) => {
      const events = await context.rows<RecordedEvent>(
        sql`select id, name, payload, actor_id as "actorId", recorded_at as "recordedAt" from {outbox}
          where name = 'goals.metric-recorded' and id > ${since}`,
      );
      expect(events).toHaveLength(1);
      return goalNotices["goals.metric-recorded"]!(context, events[0]!);
    });
  };
  const first = await told("2026-11-01", 25);
  expect(first).toHaveLength(2);
  expect(first).toContainEqual({
    recipientId: company.id("asha"),
    room: "goals",
    kind: "metric-crossed-many",
    params: { metric: "Orders", count: 2 },
    link: `/app/goal/metrics/${metricId}`,
  });
  expect(first).toContainEqual({
    recipientId: company.id("lena"),
    room: "goals",
    kind: "metric-crossed",
    params: { metric: "Orders", title: "Orders to 10", what: "REACHED" },
    link: `/app/goal/${keyResultIds[0]}`,
    about: { kind: "Goal", id: keyResultIds[0] },
  });
  expect(await told("2026-11-02", 26)).toEqual([]);
  expect((await told("2026-11-03", 15)).map(({ recipientId, params }) => [recipientId, params["what"]])).toEqual([
    [company.id("asha"), "MISSED"],
  ]);
});
