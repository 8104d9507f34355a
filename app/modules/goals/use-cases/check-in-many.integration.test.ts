import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { checkInMany, checkInManyInput } from "./check-in-many.ts";
import { closeGoal } from "./close-goal.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company("acme");
  await company
    .employee("kiran")
    .admin("GOAL_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("noor")
    .build();
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

const many = (by: string, checkIns: readonly { goalId: string; value?: number; level?: string; comment?: string }[]) =>
  company.as(by, (context) => checkInMany(context, checkInManyInput.parse({ checkIns })));

async function expectEveryNumberRight(): Promise<void> {
  const stored = await goals.forest();
  const fresh = recomputeAll(stored);
  expect(stored.map(({ id, actual, percent }) => ({ id, actual, percent }))).toEqual(
    stored.map(({ id }) => ({ id, ...fresh.get(id) })),
  );
}

test("one refused row leaves the others stored, and says why", async () => {
  const {
    goalId,
    keyResultIds: [first = "", second = "", third = ""],
  } = await goals.objective("asha", {
    title: "Several",
    keyResults: [{ title: "One" }, { title: "Two" }, { title: "Three" }],
  });
  const { goalId: foreign } = await goals.objective("noor", { title: "Of Noor", progressType: "MANUAL" });
  const { goalId: hidden } = await goals.objective("noor", {
    title: "Hidden",
    progressType: "MANUAL",
    visibility: "PRIVATE",
  });
  await company.as("asha", (context) => closeGoal(context, { goalId: third, closure: "DROPPED" }));
  const { saved, refused } = await many("asha", [
    { goalId: first, value: 40, level: "AT_RISK", comment: "Slow" },
    { goalId: second, value: 60 },
    { goalId: second, value: 10 },
    { goalId: third, value: 5 },
    { goalId: foreign, value: 1 },
    { goalId: hidden, value: 1 },
    { goalId, value: 9 },
  ]);
  expect(saved.map((each) => [each.goalId, each.percent])).toEqual([
    [first, 40],
    [second, 60],
  ]);
  expect(new Set(refused.map((each) => [each.goalId, each.code].join(" ")))).toEqual(
    new Set([
      `${second} goals.named-twice`,
      `${third} goals.closed`,
      `${foreign} platform.forbidden`,
      `${hidden} platform.not-found`,
      `${goalId} goals.value-derived`,
    ]),
  );
  expect(await goals.stored(first)).toMatchObject({ actual: 40, percent: 40, progressLevel: "AT_RISK" });
  expect((await goals.stored(goalId)).percent).toBe(50);
  expect((await goals.stored(foreign)).actual).toBeNull();
  await expectEveryNumberRight();
});

test("what is left out stays as it was, and each check-in is kept with its word", async () => {
  const {
    keyResultIds: [first = ""],
  } = await goals.objective("asha", { title: "Kept", keyResults: [{ title: "One" }] });
  await many("asha", [{ goalId: first, value: 30, level: "OFF_TRACK" }]);
  await many("asha", [{ goalId: first, comment: "Nothing new" }]);
  expect(await goals.stored(first)).toMatchObject({ actual: 30, progressLevel: "OFF_TRACK" });
  const rows = await company.asProduct((context) =>
    context.rows(
      sql`select value::float8, percent, progress_level as level, comment from {goal_check_in}
        where goal_id = ${first} order by sequence`,
    ),
  );
  expect(rows).toEqual([
    { value: 30, percent: 30, level: "OFF_TRACK", comment: "" },
    { value: 30, percent: 30, level: "OFF_TRACK", comment: "Nothing new" },
  ]);
});

test("every check-in is announced, and stands in the audit log", async () => {
  const { keyResultIds } = await goals.objective("asha", {
    title: "Announced",
    keyResults: [{ title: "One" }, { title: "Two" }],
  });
  await many(
    "ravi",
    keyResultIds.map((goalId) => ({ goalId, value: 10 })),
  );
  const counted = await company.asProduct((context) =>
    context.rows(
      sql`select (select count(*)::int from {outbox} where name = 'goals.checked-in'
        and payload->>'goalId' = any(${keyResultIds})) as told,
            (select count(*)::int from {audit_entry} where action = 'goals.check-in'
              and subject_id::text = any(${keyResultIds})) as noted`,
    ),
  );
  expect(counted).toEqual([{ told: 2, noted: 2 }]);
});

test("two hundred goals take as many statements as two", async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      goals.objective("asha", {
        title: `Counted ${index}`,
        keyResults: Array.from({ length: 20 }, (__, number) => ({ title: `Part ${number}` })),
      }),
    ),
  );
  const ids = made.flatMap(({ keyResultIds }) => keyResultIds);
  const counting = (goalIds: readonly string[]) =>
    company.as("asha", async (context) => {
      let statements = 0;
      const counted = {
        ...context,
        rows: <Row extends object>(statement: Sql) => {
          statements += 1;
          return context.rows<Row>(statement);
        },
      };
      await context.ability();
      const { saved } = await checkInMany(
        counted,
        checkInManyInput.parse({ checkIns: goalIds.map((goalId, index) => ({ goalId, value: index % 90 })) }),
      );
      return { statements, saved: saved.length };
    });
  const few = await counting(ids.slice(0, 2));
  const all = await counting(ids);
  expect([few.saved, all.saved]).toEqual([2, 200]);
  expect(all.statements).toBe(few.statements);
  expect(all.statements).toBeLessThanOrEqual(14);
  await expectEveryNumberRight();
});

test("bulk check-ins beside single ones neither deadlock nor lose a number", async () => {
  const { goalId: top } = await goals.objective("kiran", { title: "Shared", level: "COMPANY" });
  const teams = await Promise.all(
    ["a", "b", "c"].map((name) =>
      goals.objective("ravi", {
        title: `Shared ${name}`,
        level: "TEAM",
        parentId: top,
        keyResults: [{ title: "One" }, { title: "Two" }],
      }),
    ),
  );
  const leaves = teams.flatMap(({ keyResultIds }) => keyResultIds);
  for (let round = 1; round <= 4; round += 1) {
    await Promise.all([
      many(
        "ravi",
        leaves.map((goalId, index) => ({ goalId, value: round * 10 + index })),
      ),
      many(
        "ravi",
        [...leaves].reverse().map((goalId, index) => ({ goalId, value: round * 11 + index })),
      ),
      ...leaves.map((goalId) =>
        company.as("ravi", (context) =>
          checkIn(context, { goalId, value: round * 7, level: "ON_TRACK" as const, comment: "" }),
        ),
      ),
    ]);
    await expectEveryNumberRight();
  }
});

test("goals of another company are not there", async () => {
  const other = await world.company("globex");
  await other.employee("spy").admin("GOAL_ADMIN").build();
  const {
    keyResultIds: [first = ""],
  } = await goals.objective("asha", { title: "Walled", keyResults: [{ title: "One" }] });
  const { saved, refused } = await other.as("spy", (context) =>
    checkInMany(context, checkInManyInput.parse({ checkIns: [{ goalId: first, value: 99 }] })),
  );
  expect([saved, refused]).toEqual([[], [{ goalId: first, code: "platform.not-found", params: {} }]]);
  expect((await goals.stored(first)).actual).toBeNull();
});
