import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { loadGoalFacts } from "../data/goal-facts.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { defaultGoalTemplate, goalTemplateSchema, type GoalTemplate } from "../domain/template.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { checkIn } from "../use-cases/check-in.ts";
import { editGoal } from "../use-cases/edit-goal.ts";
import { saveAccessTemplate } from "../use-cases/save-access-template.ts";
import { goalChildren } from "./goal-parts.ts";
import { goalDetail } from "./goal-detail.ts";
import { goalListInput, listGoals } from "./goal-list.ts";
import { previewTemplateChange } from "./preview-template-change.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

const statements: string[] = [];
let world: World;
let acme: Company;
let globex: Company;
let goals: GoalWorld;
let secretId = "";

beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  acme = await world.company("acme");
  globex = await world.company("globex");
  await acme
    .employee("kiran")
    .admin("GOAL_ADMIN")
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha", "lena")
    .employee("otto")
    .employee("custom")
    .admin("CUSTOM_ADMIN")
    .build();
  await globex.employee("eve").admin("GOAL_ADMIN", "PLATFORM_ADMIN").build();
  goals = new GoalWorld(acme);
  secretId = (
    await goals.objective("asha", {
      title: "Secret of Asha",
      visibility: "PRIVATE",
      keyResults: [{ title: "Secret part" }],
    })
  ).goalId;
  await goals.objective("asha", {
    title: "Public of Asha",
    collaboratorIds: [acme.id("otto")],
    keyResults: [{ title: "Public part" }],
  });
  await goals.objective("skip", { title: "Given to Lena", ownerId: acme.id("lena"), visibility: "PRIVATE" });
  await goals.objective("kiran", { title: "Company's own", level: "COMPANY" });
  await goals.objective("otto", { title: "Otto and Asha", visibility: "PRIVATE", collaboratorIds: [acme.id("asha")] });
  await goals.objective("ravi", { title: "Last quarter", timeFrame: "2026-Q2" });
});
afterAll(() => world.close());

const titles = (name: string, asked: object) =>
  acme.as(
    name,
    async (context) =>
      (await listGoals(context, goalListInput.parse({ sort: "title", ...asked }))).rows.map((row) => row.title),
    { readOnly: true },
  );

describe("who sees what", () => {
  test("a private goal is seen by its people, those above them and goal admins alone", async () => {
    const seers = await Promise.all(
      ["asha", "ravi", "skip", "kiran", "lena", "otto", "custom"].map(async (name) =>
        (await titles(name, { scope: "company", text: "secret of" })).length > 0 ? [name] : [],
      ),
    );
    expect(seers.flat()).toEqual(["asha", "ravi", "skip", "kiran"]);
    expect(await refusalOf(acme.as("lena", (context) => goalDetail(context, secretId)))).toMatchObject({ status: 404 });
    expect(
      await refusalOf(acme.as("lena", (context) => editGoal(context, { goalId: secretId, title: "Mine" }))),
    ).toMatchObject({ status: 404 });
    expect(
      await refusalOf(
        acme.as("lena", (context) => checkIn(context, { goalId: secretId, level: "AT_RISK", comment: "" })),
      ),
    ).toMatchObject({ status: 404 });
    expect(await acme.as("lena", (context) => goalChildren(context, secretId))).toEqual([]);
  });

  test("each scope holds whose goals it says", async () => {
    expect(await titles("asha", { scope: "my-goals" })).toEqual(["Otto and Asha", "Public of Asha", "Secret of Asha"]);
    expect(await titles("ravi", { scope: "direct-reports" })).toEqual([
      "Given to Lena",
      "Public of Asha",
      "Secret of Asha",
    ]);
    expect(await titles("skip", { scope: "direct-reports", period: "all" })).toEqual(["Last quarter"]);
    expect(await titles("skip", { scope: "all-reports" })).toEqual([
      "Given to Lena",
      "Public of Asha",
      "Secret of Asha",
    ]);
    expect(await titles("otto", { scope: "individuals-goals", ownerId: acme.id("asha") })).toEqual(["Public of Asha"]);
    expect(await titles("otto", { scope: "direct-reports" })).toEqual([]);
  });

  test("another company has none of it, whatever id is sent", async () => {
    expect(await refusalOf(globex.as("eve", (context) => goalDetail(context, secretId)))).toMatchObject({
      status: 404,
    });
    expect(
      await refusalOf(globex.as("eve", (context) => editGoal(context, { goalId: secretId, title: "Taken" }))),
    ).toMatchObject({ status: 404 });
    const list = await globex.as("eve", (context) =>
      listGoals(context, goalListInput.parse({ scope: "company", period: "all", kind: "ALL" })),
    );
    expect(list).toMatchObject({ rows: [], counts: { total: 0 } });
  });

  test.each(["view", "comment", "check-in", "close", "edit", "delete", "add-key-result"])(
    "rules on %s say in SQL what they say in memory",
    async (action) => {
      for (const template of [defaultGoalTemplate, oddTemplate]) {
        await acme.as("kiran", async (context) =>
          saveAccessTemplate(context, { ...(await storedVersion(context)), template }),
        );
        for (const name of ["kiran", "skip", "ravi", "asha", "lena", "otto", "custom"]) {
          await acme.as(name, async (context) => {
            const allowed = await goalsAllowing(context, action);
            const inSql = await context.rows<{ id: string }>(
              sql`with recursive ${allowed.with} select g.id from {goal} g where ${allowed.where} order by g.id`,
            );
            const all = (await context.rows<{ id: string }>(sql`select id from {goal} order by id`)).map(
              (row) => row.id,
            );
            const [facts, ability] = [await loadGoalFacts(context, all), await context.ability()];
            const inMemory = all.filter((id) => {
              const each = facts.get(id);
              return each && ability.decide(action, each).allowed;
            });
            expect({ name, ids: inSql.map((row) => row.id) }).toEqual({ name, ids: inMemory });
          });
        }
      }
    },
  );
});

describe("filters, order and pages", () => {
  test("text, status, kind and period narrow; the counts do not depend on the status", async () => {
    expect(await titles("kiran", { scope: "company", text: "Of AShA" })).toEqual(["Public of Asha", "Secret of Asha"]);
    expect(await titles("kiran", { scope: "company", text: "100%" })).toEqual([]);
    expect(await titles("kiran", { scope: "company", kind: "KEY_RESULT" })).toEqual(["Public part", "Secret part"]);
    expect(await titles("kiran", { scope: "company", period: "2026-Q2" })).toEqual(["Last quarter"]);
    const list = await acme.as("kiran", (context) =>
      listGoals(context, goalListInput.parse({ scope: "company", status: "CLOSED" })),
    );
    expect(list).toMatchObject({ rows: [], counts: { total: 5, ON_TRACK: 5, CLOSED: 0 } });
  });

  test.each(["title", "-title", "progress", "-progress", "due", "check-in", "-check-in"])(
    "pages ordered by %s meet every row once, forwards and backwards",
    async (sort) => {
      const input = { scope: "company", period: "all", kind: "ALL", sort };
      await acme.as("kiran", async (context) => {
        const all = (await listGoals(context, goalListInput.parse(input), 100)).rows.map((row) => row.id);
        const forwards: string[] = [];
        let list = await listGoals(context, goalListInput.parse(input), 3);
        for (
          forwards.push(...list.rows.map((row) => row.id));
          list.next;
          forwards.push(...list.rows.map((row) => row.id))
        ) {
          list = await listGoals(context, goalListInput.parse({ ...input, after: list.next }), 3);
        }
        expect(forwards).toEqual(all);
        const backwards = list.rows.map((row) => row.id);
        while (list.previous) {
          list = await listGoals(context, goalListInput.parse({ ...input, before: list.previous }), 3);
          backwards.unshift(...list.rows.map((row) => row.id));
        }
        expect(backwards).toEqual(all);
      });
    },
  );

  test("the number of statements does not grow with the rows", async () => {
    const count = async (work: () => Promise<unknown>) => {
      const before = statements.length;
      await work();
      return statements.length - before;
    };
    const list = () =>
      acme.as(
        "asha",
        (context) => listGoals(context, goalListInput.parse({ scope: "company", period: "all", kind: "ALL" })),
        { readOnly: true },
      );
    const detail = () => acme.as("asha", (context) => goalDetail(context, secretId), { readOnly: true });
    const before = [await count(list), await count(detail)];
    for (let number = 0; number < 12; number += 1) await goals.keyResult("asha", secretId, `Part ${number}`);
    expect([await count(list), await count(detail)]).toEqual(before);
  });
});

describe("previewing a template", () => {
  test("it counts who loses and gains what, leaving out who keeps it through another role", async () => {
    await acme.as("kiran", async (context) =>
      saveAccessTemplate(context, { ...(await storedVersion(context)), template: defaultGoalTemplate }),
    );
    const draft = goalTemplateSchema.parse({
      ...defaultGoalTemplate,
      access: {
        ...defaultGoalTemplate.access,
        GOAL_USER: { ...defaultGoalTemplate.access.GOAL_USER, createObjectiveLevels: ["TEAM"] },
        OWNER_MANAGER: { ...defaultGoalTemplate.access.OWNER_MANAGER, edit: "ALL" },
      },
    });
    const { effects } = await acme.as("kiran", (context) => previewTemplateChange(context, draft), { readOnly: true });
    // Asha, Lena, Otto and Custom (an admin without goals); Skip and Ravi keep it as managers.
    expect(effects).toEqual(
      expect.arrayContaining([
        {
          kind: "GENERAL",
          who: "EMPLOYEES",
          change: "LOSE",
          privilege: "createObjectiveLevels",
          value: "INDIVIDUAL",
          people: 4,
        },
        {
          kind: "GENERAL",
          who: "ADMINS",
          change: "LOSE",
          privilege: "createObjectiveLevels",
          value: "INDIVIDUAL",
          people: 1,
        },
      ]),
    );
    expect(effects.find((effect) => effect.kind === "RECORD" && effect.who === "MANAGERS")).toMatchObject({
      change: "GAIN",
      right: "edit",
      related: true,
      people: 2,
    });
    expect(effects.some((effect) => effect.kind === "GENERAL" && effect.who === "MANAGERS")).toBe(false);
  });

  test("only admins of goals and of the platform shape it, and who comes second is told", async () => {
    expect(
      await refusalOf(
        acme.as("asha", (context) => saveAccessTemplate(context, { version: 1, template: defaultGoalTemplate })),
      ),
    ).toMatchObject({ status: 403 });
    expect(
      await refusalOf(
        acme.as("kiran", (context) => saveAccessTemplate(context, { version: 0, template: defaultGoalTemplate })),
      ),
    ).toMatchObject({ code: "platform.changed-meanwhile", params: { who: "you", name: "kiran" } });
  });

  test("what the template takes away is refused from the next request on, by name", async () => {
    const without = { ...defaultGoalTemplate.access.GOAL_USER, createObjectiveLevels: [] };
    const template = { ...defaultGoalTemplate, access: { ...defaultGoalTemplate.access, GOAL_USER: without } };
    await acme.as("kiran", async (context) =>
      saveAccessTemplate(context, { ...(await storedVersion(context)), template }),
    );
    expect(await refusalOf(goals.objective("asha", { title: "No more" }))).toMatchObject({
      status: 403,
      rule: "goals.template.GOAL_USER.createObjectiveLevels",
    });
  });
});

/** Every relation may do something it may not do by default, and the other way round. */
const oddTemplate: GoalTemplate = goalTemplateSchema.parse({
  ...defaultGoalTemplate,
  access: {
    ...defaultGoalTemplate.access,
    GOAL_USER: { ...defaultGoalTemplate.access.GOAL_USER, view: "NONE", comment: "PUBLIC" },
    CREATOR: { ...defaultGoalTemplate.access.CREATOR, view: "PUBLIC", edit: "NONE" },
    OWNER_MANAGER: { ...defaultGoalTemplate.access.OWNER_MANAGER, edit: "ALL", delete: "ALL", view: "PUBLIC" },
    COLLABORATOR: {
      ...defaultGoalTemplate.access.COLLABORATOR,
      delete: "ALL",
      update: "NONE",
      createKeyResult: "NONE",
    },
    COLLABORATOR_MANAGER: { ...defaultGoalTemplate.access.COLLABORATOR_MANAGER, update: "ALL" },
  },
});

async function storedVersion(context: {
  rows: <Row extends object>(statement: Sql) => Promise<Row[]>;
}): Promise<{ version: number }> {
  const [row] = await context.rows<{ version: number }>(sql`select version from {goal_access_template}`);
  return row ?? { version: 0 };
}
