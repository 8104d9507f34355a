import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { companyWithALine } from "../testing/company-with-a-line.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { checkInMany, checkInManyInput } from "./check-in-many.ts";
import { closeGoal } from "./close-goal.ts";
import { reopenGoal } from "./reopen-goal.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await companyWithALine(world);
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

describe("checking in", () => {
  test("the value moves the key result, its objective and what that is aligned to, each with a point in its graph", async () => {
    const top = await goals.objective("ravi", { title: "Lift the team", level: "TEAM" });
    const {
      goalId,
      keyResultIds: [first = "", second = ""],
    } = await goals.objective("asha", {
      title: "Lift my part",
      parentId: top.goalId,
      keyResults: [{ title: "Half" }, { title: "Falling", start: 80, target: 40, measureType: "COUNT" }],
    });
    await company.as("asha", (context) =>
      checkIn(context, { goalId: first, value: 50, level: "ON_TRACK", comment: "Going well" }),
    );
    await company.as("asha", (context) =>
      checkIn(context, { goalId: second, value: 60, level: "AT_RISK", comment: "" }),
    );
    expect(await goals.stored(second)).toMatchObject({ actual: 60, percent: 50, progressLevel: "AT_RISK" });
    expect((await goals.stored(goalId)).percent).toBe(50);
    expect((await goals.stored(top.goalId)).percent).toBe(50);
    const above = await company.as("asha", (context) => goalDetail(context, top.goalId));
    expect(above.graph.achieved.at(-1)).toEqual({ date: "2026-11-16", percent: 50 });
    const below = await company.as("asha", (context) => goalDetail(context, first));
    expect(below.history).toMatchObject([
      { kind: "CHECK_IN", value: 50, valueBefore: null, comment: "Going well", person: { name: "asha" } },
    ]);
  });

  test("a computed value is not given by hand, but its level is", async () => {
    const { goalId } = await goals.objective("asha", { title: "Computed", keyResults: [{ title: "Part" }] });
    expect(
      await refusalOf(
        company.as("asha", (context) => checkIn(context, { goalId, value: 10, level: "ON_TRACK", comment: "" })),
      ),
    ).toMatchObject({ code: "goals.value-derived", fields: { value: "goals.value-derived" } });
    await company.as("asha", (context) => checkIn(context, { goalId, level: "OFF_TRACK", comment: "Slow" }));
    expect(await goals.stored(goalId)).toMatchObject({ progressLevel: "OFF_TRACK", percent: null });
  });

  test("everyone above the owner may, a colleague may not", async () => {
    const {
      keyResultIds: [keyResult = ""],
    } = await goals.objective("asha", { title: "Watched", keyResults: [{ title: "Watched part" }] });
    await company.as("skip", (context) =>
      checkIn(context, { goalId: keyResult, value: 5, level: "ON_TRACK", comment: "" }),
    );
    expect(
      await refusalOf(
        company.as("lena", (context) =>
          checkIn(context, { goalId: keyResult, value: 99, level: "ON_TRACK", comment: "" }),
        ),
      ),
    ).toMatchObject({ status: 403, code: "platform.forbidden" });
    expect((await goals.stored(keyResult)).actual).toBe(5);
  });
});

describe("a status nobody chose", () => {
  const half = "2026-11-23T09:00:00.000Z";
  const aboutToEnd = "2026-12-31T09:00:00.000Z";
  const at = async <Answer>(moment: string, act: () => Promise<Answer>): Promise<Answer> => {
    const now = world.clock.now().toISOString();
    world.clock.set(moment);
    try {
      return await act();
    } finally {
      world.clock.set(now);
    }
  };
  const levelOf = async (goalId: string) => (await goals.stored(goalId)).progressLevel;

  test("follows the value, one by one and many at once, until somebody chooses", async () => {
    const {
      keyResultIds: [first = "", second = ""],
    } = await goals.objective("asha", { title: "Followed", keyResults: [{ title: "First" }, { title: "Second" }] });
    const say = (input: { goalId: string; value?: number; level?: "AT_RISK" }) =>
      company.as("asha", (context) => checkIn(context, { comment: "", ...input }));
    const sayMany = (...checkIns: { goalId: string; value?: number; level?: "AT_RISK" }[]) =>
      company.as("asha", (context) => checkInMany(context, checkInManyInput.parse({ checkIns })));
    await at(aboutToEnd, () => say({ goalId: first, value: 20 }));
    expect(await levelOf(first)).toBe("AT_RISK");
    await at(aboutToEnd, () => say({ goalId: first, value: 95 }));
    expect(await levelOf(first)).toBe("ON_TRACK");
    await at(aboutToEnd, () => sayMany({ goalId: first, value: 80 }, { goalId: second, value: 10 }));
    expect([await levelOf(first), await levelOf(second)]).toEqual(["OFF_TRACK", "AT_RISK"]);
    await at(half, () => sayMany({ goalId: first, value: 99, level: "AT_RISK" }));
    expect(await levelOf(first)).toBe("AT_RISK");
    await at(half, () => say({ goalId: first }));
    expect(await levelOf(first)).toBe("AT_RISK");
  });

  test("of a goal that is new is not behind, and says nothing of what stands above it", async () => {
    const {
      goalId,
      keyResultIds: [old = ""],
    } = await goals.objective("asha", { title: "Already going", keyResults: [{ title: "Old" }] });
    await company.as("asha", (context) => checkIn(context, { goalId: old, value: 80, comment: "" }));
    const added = await at(aboutToEnd, () => goals.keyResult("asha", goalId, "Made on the last day"));
    expect((await goals.stored(goalId)).percent).toBe(80);
    const detail = await at(aboutToEnd, () => company.as("asha", (context) => goalDetail(context, added.goalId)));
    expect(detail).toMatchObject({ expected: 0, suggestedLevel: "ON_TRACK", goal: { percent: null } });
    await at(aboutToEnd, () =>
      company.as("asha", (context) => checkIn(context, { goalId: added.goalId, value: 0, comment: "" })),
    );
    expect(await levelOf(added.goalId)).toBe("ON_TRACK");
    expect((await goals.stored(goalId)).percent).toBe(40);
  });
});

describe("closing and reopening", () => {
  test("a dropped key result no longer counts; reopening brings it and its level back", async () => {
    const {
      goalId,
      keyResultIds: [kept = "", dropped = ""],
    } = await goals.objective("asha", { title: "Two ways", keyResults: [{ title: "Kept" }, { title: "Dropped" }] });
    await company.as("asha", (context) =>
      checkIn(context, { goalId: kept, value: 80, level: "ON_TRACK", comment: "" }),
    );
    await company.as("asha", (context) =>
      checkIn(context, { goalId: dropped, value: 20, level: "AT_RISK", comment: "" }),
    );
    await company.as("asha", (context) => closeGoal(context, { goalId: dropped, closure: "DROPPED" }));
    expect((await goals.stored(goalId)).percent).toBe(80);
    expect(
      await refusalOf(company.as("asha", (context) => closeGoal(context, { goalId: dropped, closure: "ACHIEVED" }))),
    ).toMatchObject({ code: "goals.already-closed", status: 409 });
    expect(
      await refusalOf(
        company.as("asha", (context) =>
          checkIn(context, { goalId: dropped, value: 1, level: "ON_TRACK", comment: "" }),
        ),
      ),
    ).toMatchObject({ code: "goals.closed" });
    await company.as("asha", (context) => reopenGoal(context, { goalId: dropped }));
    expect(await goals.stored(dropped)).toMatchObject({ progressLevel: "AT_RISK", closure: null, actual: 20 });
    expect((await goals.stored(goalId)).percent).toBe(50);
    const { history } = await company.as("asha", (context) => goalDetail(context, dropped));
    expect(history.filter((entry) => entry.kind === "CHANGE").map((entry) => [entry.before, entry.after])).toEqual([
      ["DROPPED", null],
      [null, "DROPPED"],
    ]);
  });
});

describe("the last check-in", () => {
  const lastCheckIn = async (goalId: string) =>
    (
      await company.asProduct((context) =>
        context.rows<{ at: string | null }>(sql`select last_check_in_at::text as at from {goal} where id = ${goalId}`),
      )
    )[0]?.at ?? null;

  test("of an objective is that of its key results, and so is that of what is derived above it, of nothing else", async () => {
    const top = await goals.objective("ravi", { title: "Top of the tree" });
    const middle = await goals.objective("asha", {
      title: "Middle of the tree",
      parentId: top.goalId,
      keyResults: [{ title: "Leaf" }, { title: "Other leaf" }],
    });
    expect(await lastCheckIn(middle.goalId)).toBeNull();
    await company.as("asha", (context) =>
      checkIn(context, { goalId: middle.keyResultIds[0]!, value: 40, level: "ON_TRACK", comment: "" }),
    );
    const at = await lastCheckIn(middle.keyResultIds[0]!);
    expect(at).not.toBeNull();
    expect(await lastCheckIn(middle.goalId)).toBe(at);
    expect(await lastCheckIn(top.goalId)).toBe(at);
    expect(await lastCheckIn(middle.keyResultIds[1]!)).toBeNull();
  });
});
