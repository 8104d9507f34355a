import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { companyWithALine } from "../testing/company-with-a-line.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { presentEntry } from "../api/present-history.ts";
import { askDependency } from "../use-cases/ask-dependency.ts";
import { editGoal } from "../use-cases/edit-goal.ts";
import { contributeToGoal } from "../use-cases/contribute-to-goal.ts";
import { previewRealignment } from "../use-cases/preview-realignment.ts";
import { realignGoal, realignGoalInput } from "../use-cases/realign-goal.ts";
import { stopFeeding } from "../use-cases/stop-feeding.ts";
import { checkInPage, checkInPageInput } from "./check-in-page.ts";
import { fullHistory } from "./full-history.ts";
import { goalChildren } from "./goal-parts.ts";
import { goalDependencies } from "./goal-dependencies.ts";
import { goalDetail } from "./goal-detail.ts";
import { goalInBrief } from "./goal-row.ts";
import { goalsOfPerson } from "./goals-of-person.ts";
import { goalListInput, listGoals } from "./goal-list.ts";
import { goalPage, goalPageInput } from "./goal-page.ts";
import { mapParts } from "./map-parts.ts";
import { realignOptions } from "./realign-options.ts";
import { sql } from "#tenancy/sql.ts";

/** Otto sees what is public, and his own; Ravi sees what Asha and Lena own. */
let world: World;
let company: Company;
let goals: GoalWorld;
let open: string;
let result: string;
let ottos: string;
const secrets: string[] = [];
const secret = async (title: string, asked: object = {}) => {
  const { goalId } = await goals.objective("asha", { title, visibility: "PRIVATE", ...asked });
  secrets.push(goalId);
  return goalId;
};
const read = <Result>(by: string, query: (context: Context) => Promise<Result>) =>
  company.as(by, query, { readOnly: true });

beforeAll(async () => {
  world = await createWorld();
  company = await companyWithALine(world);
  goals = new GoalWorld(company);
  const plan = await secret("Buy a rival");
  const made = await goals.objective("asha", {
    title: "Grow in the north",
    parentId: plan,
    keyResults: [{ title: "Open two shops" }],
  });
  [open, result] = [made.goalId, made.keyResultIds[0]!];
  await secret("Below in secret", { parentId: open });
  ottos = (await goals.objective("otto", { title: "Train the shops", parentId: open })).goalId;
  const fed = await secret("Fed in secret");
  const feeding = await secret("Feeding in secret");
  await company.as("asha", async (context) => {
    await contributeToGoal(context, { goalId: open, parentId: fed, weight: 3 });
    await contributeToGoal(context, { goalId: feeding, parentId: open, weight: 2 });
    await askDependency(context, { goalId: plan, needsGoalId: ottos, note: "For the rival's shops" });
    await askDependency(context, { goalId: open, needsGoalId: fed, note: "After the rival is bought" });
  });
});
afterAll(() => world.close());

/** Whatever is answered, no id of a secret goal and no word of one is in it. */
async function expectSilent(answer: unknown): Promise<void> {
  const text = JSON.stringify(answer);
  for (const id of secrets) expect(text).not.toContain(id);
  expect(text).not.toMatch(/secret|rival/i);
}

test("lists, trees, maps, details and what widgets show name no hidden goal, as parent, part or number of parts", async () => {
  const list = (by: string, asked: object = {}) =>
    read(by, (context) => listGoals(context, goalListInput.parse({ scope: "company", kind: "ALL", ...asked })));
  const tree = (by: string, asOf?: string) =>
    read(by, (context) =>
      goalPage(context, goalPageInput.parse({ view: "TREE", asOf, period: "all" }), {
        pathname: "/app/my-data/goal/my-company",
      }),
    );
  for (const answer of [
    await list("otto"),
    await list("otto", { rootsOnly: true }),
    await tree("otto"),
    await read("otto", (context) => goalDetail(context, open)),
    await read("otto", (context) => goalInBrief(context, open)),
    await read("otto", (context) => goalChildren(context, open)),
    await read("otto", (context) => mapParts(context, [open], undefined)),
    await read("otto", (context) => checkInPage(context, checkInPageInput.parse({}), "/app/my-data/goal/check-in")),
  ])
    await expectSilent(answer);
  const row = async (by: string) => (await list(by)).rows.find(({ id }) => id === open);
  expect(await row("otto")).toMatchObject({ parentId: null, childCount: 2 });
  expect(await row("ravi")).toMatchObject({ parentId: secrets[0], childCount: 4 });
  const rooted = async (by: string) => (await tree(by)).list.rows.find(({ id }) => id === open);
  expect(await rooted("otto")).toMatchObject({ parentId: null, childCount: 2 });
});

test("a profile shows and counts those objectives of a person alone that the reader may see", async () => {
  const of = async (by: string) => {
    const { goals: shown, count } = await read(by, (context) => goalsOfPerson(context, company.id("asha")));
    return { titles: shown.map(({ title }) => title), count };
  };
  const ravi = await of("ravi");
  expect(ravi.titles).toContain("Buy a rival");
  const otto = await of("otto");
  expect(otto.titles).toContain("Grow in the north");
  expect(otto.titles).not.toContain("Buy a rival");
  expect(otto.count).toBe(otto.titles.length);
  expect(ravi.count).toBeGreaterThan(otto.count);
});

test("on a past day a hidden goal is no more named or counted than today", async () => {
  await company.asProduct((context) =>
    context.rows(
      sql`update {goal} set created_at = created_at - interval '40 days'
        where id = any(${[open, result, ottos, ...secrets]}::uuid[])`,
    ),
  );
  const then = await read("otto", (context) =>
    goalPage(context, goalPageInput.parse({ view: "TREE", asOf: "2026-11-10", period: "all", kind: "ALL" }), {
      pathname: "/app/my-data/goal/my-company",
    }),
  );
  expect(then.goals.map(({ id, parentId, childCount }) => [id, parentId, childCount])).toContainEqual([open, null, 2]);
  await expectSilent(then);
});

test("a history tells of feeds and moves only what they join that one may see, on the page and to programs", async () => {
  const away = await secret("Away in secret");
  const north = (await goals.objective("ravi", { title: "All of the north", level: "TEAM" })).goalId;
  await company.as("asha", async (context) => {
    await contributeToGoal(context, { goalId: open, parentId: north, weight: 1 });
    await contributeToGoal(context, { goalId: open, parentId: away, weight: 1 });
    await stopFeeding(context, { goalId: open, parentId: away });
    await realignGoal(context, realignGoalInput.parse({ goalId: open, parentId: away }));
    await realignGoal(context, realignGoalInput.parse({ goalId: open }));
  });
  const whole = (by: string) => read(by, (context) => fullHistory(context, { goalId: open }));
  const seen = await whole("otto");
  await expectSilent([
    seen,
    seen.entries.map(presentEntry),
    await read("otto", (context) => goalDetail(context, open)),
  ]);
  expect(seen.entries.filter(({ kind }) => kind === "CHANGE")).toMatchObject([
    { field: "feeds", after: { parentId: north } },
  ]);
  expect(seen.fields).toEqual(["feeds"]);
  const fields = (await whole("ravi")).entries.flatMap((entry) => (entry.kind === "CHANGE" ? [entry.field] : []));
  expect(fields.toSorted()).toEqual(["feeds", "feeds", "feeds", "feeds", "parent", "parent"]);
  await company.as("asha", (context) =>
    realignGoal(context, realignGoalInput.parse({ goalId: open, parentId: secrets[0] })),
  );
});

test("what a hidden goal needs, or is needed for, is told without it to who answers, and to nobody else", async () => {
  const of = (by: string, goalId: string) => read(by, (context) => goalDependencies(context, goalId));
  expect(await of("otto", ottos)).toMatchObject([{ direction: "NEEDED", askedBy: "asha", note: "", other: null }]);
  expect([await of("lena", ottos), await of("otto", open)]).toEqual([[], []]);
  expect(await of("ravi", open)).toMatchObject([{ direction: "NEEDS", note: "After the rival is bought" }]);
  await expectSilent([await of("otto", ottos), await of("otto", open)]);
});

test("what a move would do is said without hidden goals, and without how many they are", async () => {
  const mine = (await goals.objective("otto", { title: "Otto's plan" })).goalId;
  const shown = (await goals.objective("lena", { title: "Lena's part", parentId: mine })).goalId;
  await secret("Asha's part in secret", { parentId: mine });
  expect((await read("otto", (context) => realignOptions(context, mine))).alignedCount).toBe(1);
  const preview = await company.as("otto", (context) =>
    previewRealignment(context, realignGoalInput.parse({ goalId: mine, mode: "CHILDREN" })),
  );
  expect(preview).toMatchObject({ moves: [{ id: shown }], told: ["lena"] });
  expect(Object.keys(preview).toSorted()).toEqual(["asked", "moves", "rollUps", "told"]);
  await expectSilent(preview);
});

test("who moves a goal that stands under a hidden one puts nobody else there", async () => {
  const top = (await goals.objective("ravi", { title: "A way up", level: "TEAM" })).goalId;
  const middle = (await goals.objective("otto", { title: "Between", parentId: top })).goalId;
  const below = (await goals.objective("otto", { title: "Below between", parentId: middle })).goalId;
  await company.as("ravi", (context) => editGoal(context, { goalId: top, visibility: "PRIVATE" }));
  await company.as("otto", (context) =>
    realignGoal(context, realignGoalInput.parse({ goalId: middle, parentId: ottos, mode: "GOAL_WITHOUT_CHILDREN" })),
  );
  expect([(await goals.stored(middle)).parentId, (await goals.stored(below)).parentId]).toEqual([ottos, null]);
});
