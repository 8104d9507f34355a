import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { deleteComment } from "#app/modules/comments/use-cases/delete-comment.ts";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireHeldAccess } from "#app/modules/access/data/held-access-rows.ts";
import { accessMark } from "#app/modules/access/domain/held-access.ts";
import { saveAdminAccess } from "#app/modules/access/use-cases/save-admin-access.ts";
import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import { changeAssignment } from "#app/modules/people/use-cases/change-assignment.ts";
import type { Context } from "#app/platform/context/context.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { loadGoalFacts } from "../data/goal-facts.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { insertOwners } from "../data/insert-goals.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { checkIn } from "../use-cases/check-in.ts";
import { closeGoal } from "../use-cases/close-goal.ts";
import { createKeyResult, createKeyResultInput } from "../use-cases/create-key-result.ts";
import { deleteGoal } from "../use-cases/delete-goal.ts";
import { editGoal } from "../use-cases/edit-goal.ts";
import { exportGoals } from "./goal-export.ts";
import { goalDetail } from "./goal-detail.ts";
import { goalListInput, listGoals } from "./goal-list.ts";
import { previewTemplateChange } from "./preview-template-change.ts";
import { defaultGoalTemplate } from "../domain/template.ts";
import { sql } from "#tenancy/sql.ts";

const actions = ["view", "comment", "check-in", "close", "edit", "delete", "add-key-result"];
const staff = ["t1", "t2", "p1", "p2", "s1", "s2", "n1"] as const;
let world: World;
let acme: Company;
let goals: GoalWorld;
let units: Record<string, string>;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("pam").admin("PLATFORM_ADMIN").employee("gwen").admin("GOAL_ADMIN").employees("tess", "tina");
  for (const name of staff) acme.employee(name);
  await acme.build();
  // n1 sits nowhere: outside every unit.
  units = await seatInUnits(acme, [
    { name: "All" },
    { name: "Tech", under: "All", people: ["t1", "t2", "tess"] },
    { name: "Platform", under: "Tech", people: ["p1", "p2"] },
    { name: "Sales", under: "All", people: ["s1", "s2", "tina"] },
  ]);
  goals = new GoalWorld(acme);
  await grant("tess", ["Tech"]);
  await grant("tina", ["Platform", "Sales"]);
  const random = seededRandom("goals within units");
  for (let number = 0; number < 40; number += 1) {
    const visibility = random.chance(0.6) ? ("PRIVATE" as const) : ("GLOBAL" as const);
    const { goalId } = await goals.objective("gwen", {
      title: `Goal ${number}`,
      ownerId: acme.id(random.pick(staff)),
      visibility,
    });
    if (random.chance(0.5))
      await acme.asProduct(async (context) => {
        const owners = await context.rows<{ id: string }>(
          sql`select employee_id as id from {goal_owner} where goal_id = ${goalId}`,
        );
        const other = acme.id(random.pick(staff));
        if (!owners.some(({ id }) => id === other))
          await insertOwners(context, [{ goalId, employeeId: other, type: "OWNER" }]);
      });
  }
});
afterAll(() => world.close());

function grant(name: string, within: readonly string[]) {
  return acme.as("pam", async (context) =>
    saveAdminAccess(context, {
      employeeId: acme.id(name),
      entries: [],
      seen: accessMark(await requireHeldAccess(context, acme.id(name))),
      kinds: within.length > 0 ? [{ kind: "GOAL_ADMIN", orgUnitIds: within.map((unit) => units[unit]!) }] : [],
    }),
  );
}

async function allowedInBothWays(context: Context, action: string): Promise<[memory: string[], sql: string[]]> {
  const ids = (await context.rows<{ id: string }>(sql`select id from {goal}`)).map(({ id }) => id);
  const [ability, facts] = [await context.ability(), await loadGoalFacts(context, ids)];
  const { with: prelude, where } = await goalsAllowing(context, action);
  const rows = await context.rows<{ id: string }>(
    sql`with recursive ${prelude} select g.id from {goal} g where ${where}`,
  );
  return [
    [...facts]
      .filter(([, each]) => ability.decide(action, each).allowed)
      .map(([id]) => id)
      .sort(),
    rows.map(({ id }) => id).sort(),
  ];
}

const inside: Record<"tess" | "tina", readonly (readonly string[])[]> = {
  tess: [["t1", "t2", "p1", "p2"]],
  tina: [
    ["p1", "p2"],
    ["s1", "s2"],
  ],
};

describe.each(["tess", "tina"] as const)("%s, goal admin of a part", (name) => {
  test("has the same goals in memory and in SQL, for every action, and none with an owner outside", async () => {
    const [plain, scoped] = [await asPlain(name), await asScoped(name)];
    for (const action of actions) {
      const [memory, sql] = scoped[action]!;
      expect(sql, action).toEqual(memory);
      const gained = memory.filter((id) => !plain[action]![0].includes(id));
      const owners = await acme.asProduct((context) => loadGoalFacts(context, gained));
      const people = (ids: readonly string[]) => ids.map((id) => staff.find((each) => acme.id(each) === id));
      const strays = [...owners.values()].filter(
        ({ ownerIds }) => !inside[name].some((part) => people(ownerIds).every((who) => who && part.includes(who))),
      );
      expect(strays, action).toEqual([]);
    }
    expect(scoped.edit![0].length).toBeGreaterThan(3);
    expect(scoped.edit![0].length).toBeLessThan(40);
  });

  async function asScoped(who: string): Promise<Record<string, [string[], string[]]>> {
    return acme.as(who, async (context) =>
      Object.fromEntries(
        await Promise.all(actions.map(async (action) => [action, await allowedInBothWays(context, action)] as const)),
      ),
    );
  }

  async function asPlain(who: string) {
    const held = name === "tess" ? ["Tech"] : ["Platform", "Sales"];
    await grant(who, []);
    const found = await asScoped(who);
    await grant(who, held);
    return found;
  }
});

describe("outside the scope", () => {
  test("nothing is seen, changed, given, created or taken out, by whatever door", async () => {
    const { goalId } = await goals.objective("gwen", {
      title: "Secret of sales",
      ownerId: acme.id("s1"),
      visibility: "PRIVATE",
      keyResults: [{ title: "Part" }],
    });
    const open = await goals.objective("gwen", { title: "Open goal of sales", ownerId: acme.id("s1") });
    const as = <Result>(work: (context: Context) => Promise<Result>) => acme.as("tess", work);
    const status = async (work: (context: Context) => Promise<unknown>) => (await refusalOf(as(work))).status;
    for (const [id, expected] of [
      [goalId, 404],
      [open.goalId, 403],
    ] as const) {
      expect(await status((context) => editGoal(context, { goalId: id, title: "Mine now" }))).toBe(expected);
      expect(await status((context) => deleteGoal(context, { goalId: id }))).toBe(expected);
      expect(await status((context) => closeGoal(context, { goalId: id, closure: "DROPPED" }))).toBe(expected);
      expect(await status((context) => checkIn(context, { goalId: id, level: "AT_RISK", comment: "" }))).toBe(expected);
      expect(
        await status((context) =>
          createKeyResult(context, createKeyResultInput.parse({ parentId: id, title: "Smuggled" })),
        ),
      ).toBe(expected);
    }
    expect(await status((context) => goalDetail(context, goalId))).toBe(404);
    const { commentId } = await acme.as("s2", (context) => commentOn(context, "Goal", open.goalId, "Well done"));
    expect(await status((context) => deleteComment(context, { commentId }))).toBe(403);
    expect(
      (await refusalOf(goals.objective("tess", { title: "For sales", ownerId: acme.id("s1"), level: "COMPANY" })))
        .status,
    ).toBe(403);
    expect(
      (await refusalOf(goals.objective("tess", { title: "For nobody's unit", ownerId: acme.id("n1") }))).status,
    ).toBe(403);
    expect(await status((context) => previewTemplateChange(context, defaultGoalTemplate))).toBe(403);
    const file = await as((context) =>
      exportGoals(context, goalListInput.parse({ scope: "company", period: "all", kind: "ALL" })).then(csvOf),
    );
    expect(file).not.toContain("Secret of sales");
    expect(file).toContain("Open goal of sales");
    const listed = await as((context) =>
      listGoals(context, goalListInput.parse({ scope: "individuals-goals", ownerId: acme.id("s1"), text: "secret" })),
    );
    expect(listed.counts.total).toBe(0);
  });

  test("an objective inside takes no key result of somebody outside along", async () => {
    const { goalId, keyResultIds } = await goals.objective("gwen", {
      title: "Shared work",
      ownerId: acme.id("t1"),
      keyResults: [{ title: "Part of sales" }],
    });
    await acme.as("gwen", (context) => editGoal(context, { goalId: keyResultIds[0]!, ownerIds: [acme.id("s1")] }));
    expect((await refusalOf(acme.as("tess", (context) => deleteGoal(context, { goalId })))).status).toBe(403);
    expect(
      (await refusalOf(acme.as("tess", (context) => editGoal(context, { goalId, visibility: "PRIVATE" })))).status,
    ).toBe(403);
    expect(
      (await refusalOf(acme.as("tess", (context) => editGoal(context, { goalId, ownerIds: [acme.id("s1")] })))).status,
    ).toBe(403);
    await acme.as("tess", (context) => editGoal(context, { goalId, title: "Shared work, reworded" }));
    await acme.as("gwen", (context) => deleteGoal(context, { goalId }));
  });
});

test("inside the scope a goal admin of a part does what goal admins do", async () => {
  const { goalId } = await goals.objective("tess", {
    title: "For platform",
    ownerId: acme.id("p1"),
    level: "COMPANY",
    visibility: "PRIVATE",
    keyResults: [{ title: "Step" }],
  });
  await acme.as("tess", (context) => editGoal(context, { goalId, ownerIds: [acme.id("t2")] }));
  await acme.as("tess", (context) => deleteGoal(context, { goalId }));
});

test("who moves to another unit is inside that one from the day on", async () => {
  const { goalId } = await goals.objective("gwen", {
    title: "Moves along",
    ownerId: acme.id("p2"),
    visibility: "PRIVATE",
  });
  await acme.as("tess", (context) => goalDetail(context, goalId));
  await acme.as("pam", (context) =>
    changeAssignment(context, {
      employeeId: acme.id("p2"),
      kind: "ORG_UNIT",
      from: context.today(),
      value: units.Sales!,
      future: "KEEP",
    }),
  );
  expect((await refusalOf(acme.as("tess", (context) => goalDetail(context, goalId)))).status).toBe(404);
  await acme.as("tina", (context) => goalDetail(context, goalId));
});
