import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { checkIn } from "../use-cases/check-in.ts";
import { goalDetail } from "./goal-detail.ts";
import { goalListInput, listGoals } from "./goal-list.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company("acme");
  await company.employee("asha").build();
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

const list = (status?: string) =>
  company.as("asha", (context) =>
    listGoals(
      context,
      goalListInput.parse({ kind: "ALL", period: "all", sort: "title", ...(status ? { status } : {}) }),
    ),
  );
const silentFor = (goalId: string, days: number) =>
  company.asProduct((context) =>
    context.rows(
      sql`update {goal} set start_date = '2026-01-01', created_at = ${context.clock.now()}::timestamptz
        - interval '1 day' * ${days}, last_check_in_at = ${context.clock.now()}::timestamptz - interval '1 day' *
        ${days} where id = ${goalId}`,
    ),
  );

test("green that nobody has confirmed for three weeks stands apart, in the rows, the counts and the filter", async () => {
  const made: string[] = [];
  for (const title of ["A fresh", "B silent", "C behind"])
    made.push((await goals.objective("asha", { title, progressType: "MANUAL" })).goalId);
  const [, silent = "", behind = ""] = made;
  await company.as("asha", (context) => checkIn(context, { goalId: behind, value: 1, level: "AT_RISK", comment: "" }));
  await silentFor(silent, 30);
  await silentFor(behind, 30);

  const { rows, counts } = await list();
  expect(rows.map(({ title, silentDays }) => [title, silentDays])).toEqual([
    ["A fresh", null],
    ["B silent", 30],
    ["C behind", 30],
  ]);
  expect(counts).toEqual({ total: 3, ON_TRACK: 1, STALE: 1, OFF_TRACK: 0, AT_RISK: 1, CLOSED: 0 });
  expect((await list("STALE")).rows.map((row) => row.title)).toEqual(["B silent"]);
  expect((await list("ON_TRACK")).rows.map((row) => row.title)).toEqual(["A fresh"]);
  expect((await list("AT_RISK")).rows.map((row) => row.title)).toEqual(["C behind"]);

  await company.as("asha", (context) => checkIn(context, { goalId: silent, value: 2, level: "ON_TRACK", comment: "" }));
  expect((await list("STALE")).rows).toEqual([]);
});

test("a goal with a history says where it leads", async () => {
  const { goalId } = await goals.objective("asha", { title: "Leading", progressType: "MANUAL" });
  await company.asProduct(async (context) => {
    await context.rows(
      sql`update {goal} set start_date = ${context.today()}::date - 60, due_date = ${context.today()}::date + 40,
        actual_value = 60, percent = 60 where id = ${goalId}`,
    );
    for (let week = 8; week >= 1; week -= 1) {
      await context.rows(
        sql`insert into {goal_check_in} (id, goal_id, at, value, percent, progress_level)
          values (${context.newId()}, ${goalId}, ${context.clock.now()}::timestamptz - interval '1 day' * ${week * 7},
          ${60 - week * 7}, ${60 - week * 7}, 'ON_TRACK')`,
      );
    }
  });
  const { forecast } = await company.as("asha", (context) => goalDetail(context, goalId));
  expect(forecast?.percent).toBeGreaterThan(95);
  expect(forecast?.percent).toBeLessThan(105);
  expect(forecast!.low).toBeLessThanOrEqual(forecast!.percent);
});
