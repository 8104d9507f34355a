import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addTag, addTagInput } from "#app/modules/tags/use-cases/add-tag.ts";
import { archiveTag } from "#app/modules/tags/use-cases/archive-tag.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { loadTemplate } from "../data/template-record.ts";
import type { GoalTemplate } from "../domain/template.ts";
import { checkInPage, checkInPageInput } from "../queries/check-in-page.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { exportGoals } from "../queries/goal-export.ts";
import { goalListInput, listGoals } from "../queries/goal-list.ts";
import { goalPage, goalPageInput } from "../queries/goal-page.ts";
import { type GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { addMetric, addMetricInput } from "#app/modules/metrics/use-cases/add-metric.ts";
import { FileWorld } from "#app/modules/imports/testing/file-world.ts";
import { createKeyResult, createKeyResultInput } from "./create-key-result.ts";
import { saveAccessTemplate } from "./save-access-template.ts";
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
beforeEach(() =>
  save((template) => ({
    ...template,
    includeOwnerGoals: true,
    includeCollaboratorGoals: true,
    configData: { ...template.configData, DEFAULT_KR_PROGRESS: "MANUAL" },
  })),
);

async function save(change: (template: GoalTemplate) => GoalTemplate): Promise<void> {
  const { version, template } = await company.asProduct(loadTemplate);
  await company.as("kiran", (context) => saveAccessTemplate(context, { version, template: change(template) }));
}
const progressOf = async (goalId: string) => (await goals.stored(goalId)).progressType;
const page = (by: string, input: object = {}, path = "/app/my-data/goal/my-goals") =>
  company.as(by, (context) => goalPage(context, goalPageInput.parse(input), { pathname: path }));

test("new key results start with the progress the template of who makes them says, wherever they come from", async () => {
  await save((template) => ({
    ...template,
    configData: { ...template.configData, DEFAULT_KR_PROGRESS: "DERIVED_SUM" },
  }));
  const { goalId, keyResultIds } = await goals.objective("asha", {
    title: "Sum",
    timeFrame: frame,
    keyResults: [{ title: "left out" }, { title: "said", progressType: "MANUAL" }],
  });
  const alone = await goals.keyResult("asha", goalId, "later");
  expect(await Promise.all([...keyResultIds, alone.goalId].map(progressOf))).toEqual([
    "DERIVED_SUM",
    "MANUAL",
    "DERIVED_SUM",
  ]);
  const files = new FileWorld(company, "kiran");
  await files.apply(await files.checked("okrs", "Objective,Time frame,Key result\nFrom a file,2026-Q3,Of a file"));
  const [made] = await company.asProduct((context) =>
    context.rows<{ type: string }>(
      sql`select progress_type as type from {goal} where title = 'Of a file' and deleted_at is null`,
    ),
  );
  expect(made!.type).toBe("DERIVED_SUM");
});

test("where a metric is to say it, one that is named does, and without one people do", async () => {
  await save((template) => ({ ...template, configData: { ...template.configData, DEFAULT_KR_PROGRESS: "TRACKED" } }));
  const { metricId } = await company.as("asha", (context) =>
    addMetric(context, addMetricInput.parse({ name: "Visits", measureType: "COUNT" })),
  );
  const { keyResultIds } = await goals.objective("asha", {
    title: "Track",
    timeFrame: frame,
    keyResults: [{ title: "named", metricId }, { title: "unnamed" }],
  });
  expect(await Promise.all(keyResultIds.map(progressOf))).toEqual(["TRACKED", "MANUAL"]);
});

test("my goals hold what the template says: on the page, in counts, tree, cards, files and check-ins", async () => {
  const owned = (
    await goals.objective("lena", {
      title: "Lena owns",
      timeFrame: frame,
      collaboratorIds: [company.id("asha")],
      keyResults: [{ title: "Part of Lena" }],
    })
  ).goalId;
  const helped = (
    await goals.objective("ravi", {
      title: "Ravi owns",
      timeFrame: frame,
      collaboratorIds: [company.id("lena")],
      keyResults: [{ title: "Part of Ravi" }],
    })
  ).goalId;
  const seen = () =>
    company.as("lena", async (context) => {
      const all = await listGoals(context, goalListInput.parse({}));
      const views = await Promise.all(
        ["LIST", "CARD", "TREE"].map((view) =>
          goalPage(context, goalPageInput.parse({ view }), { pathname: "/app/my-data/goal/my-goals" }),
        ),
      );
      const file = await exportGoals(context, goalListInput.parse({})).then(csvOf);
      const forms = await checkInPage(context, checkInPageInput.parse({}), "/app/my-data/goal/check-in");
      return {
        ids: all.rows.map(({ id }) => id).sort(),
        total: all.counts.total,
        mine: views[0]!.mine,
        views: views.map(({ list }) => list.rows.length),
        file: ["Lena owns", "Ravi owns"].filter((title) => file.includes(title)),
        forms: forms.rows.map(({ title }) => title).sort(),
      };
    });
  expect(await seen()).toEqual({
    ids: [owned, helped].sort(),
    total: 2,
    mine: null,
    views: [2, 2, 2],
    file: ["Lena owns", "Ravi owns"],
    forms: ["Part of Lena", "Part of Ravi"],
  });
  await save((template) => ({ ...template, includeCollaboratorGoals: false }));
  expect(await seen()).toEqual({
    ids: [owned],
    total: 1,
    mine: "OWNER",
    views: [1, 1, 1],
    file: ["Lena owns"],
    forms: ["Part of Lena"],
  });
  await save((template) => ({ ...template, includeOwnerGoals: false, includeCollaboratorGoals: true }));
  expect(await seen()).toEqual({
    ids: [helped],
    total: 1,
    mine: "COLLABORATOR",
    views: [1, 1, 1],
    file: ["Ravi owns"],
    forms: ["Part of Ravi"],
  });
  expect(
    await refusalOf(save((template) => ({ ...template, includeOwnerGoals: false, includeCollaboratorGoals: false }))),
  ).toMatchObject({ code: "goals.template-mine-empty", fields: { includeOwnerGoals: "goals.template-mine-empty" } });
});

test("forms are as long as the template of who fills them in says, and as an address asks", async () => {
  const asked = async (okrPanelType?: string) => {
    const { creating } = await page("asha", { createOkr: "true", ...(okrPanelType ? { okrPanelType } : {}) });
    return [creating!.settings.mode, creating!.open];
  };
  expect(await asked()).toEqual(["SIMPLE", false]);
  await save((template) => ({
    ...template,
    configData: { ...template.configData, OBJECTIVE_TYPE: "COMPACT", ENABLE_IMPORTANCE_IN_GOALS: true },
  }));
  expect([await asked(), await asked("SIMPLE"), await asked("full"), await asked("OTHER_DETAILS")]).toEqual([
    ["COMPACT", false],
    ["SIMPLE", false],
    ["COMPACT", true],
    ["COMPACT", true],
  ]);
  const { goalId, keyResultIds } = await goals.objective("asha", {
    title: "Weighed",
    timeFrame: frame,
    keyResults: [{ title: "heavy", weightage: 3 }, { title: "light" }],
  });
  const detail = (id: string) => company.as("asha", (context) => goalDetail(context, id));
  expect((await detail(goalId)).settings).toEqual({
    mode: "COMPACT",
    importance: true,
    keyResultProgress: "MANUAL",
    objectiveProgress: "DERIVED_AVG",
  });
  await save((template) => ({
    ...template,
    configData: { ...template.configData, OBJECTIVE_TYPE: "SIMPLE", ENABLE_IMPORTANCE_IN_GOALS: false },
  }));
  expect([
    (await detail(keyResultIds[1]!)).goal.weighted,
    (await detail(goalId)).goal.weighted,
    (await detail(goalId)).settings.importance,
  ]).toEqual([true, false, false]);
});

test("a new goal has its tags at once, by the same right and with the same history; one that cannot be given undoes all", async () => {
  const add = (name: string, kind: "GOAL" | "INITIATIVE", by = company, who = "kiran") =>
    by.as(who, (context) => addTag(context, addTagInput.parse({ kind, name })));
  const [{ tagId: trust }, { tagId: gone }] = [await add("Trust", "GOAL"), await add("Gone", "GOAL")];
  await company.as("kiran", (context) => archiveTag(context, { tagId: gone, archived: true }));
  const { tagId: theirs } = await add("Theirs", "GOAL", other, "spy");
  const { goalId } = await goals.objective("asha", { title: "Tagged", timeFrame: frame, tagIds: [trust, trust] });
  const { goalId: part } = await company.as("asha", (context) =>
    createKeyResult(context, createKeyResultInput.parse({ parentId: goalId, title: "Tagged part", tagIds: [trust] })),
  );
  for (const id of [goalId, part]) {
    const { goal, history } = await company.as("asha", (context) => goalDetail(context, id));
    expect(goal.tags.map(({ name }) => name)).toEqual(["Trust"]);
    expect(JSON.stringify(history)).toContain("Trust");
  }
  for (const tagId of [gone, theirs]) {
    expect(
      await refusalOf(goals.objective("asha", { title: "Refused", timeFrame: frame, tagIds: [tagId] })),
    ).toMatchObject({ fields: { tagIds: expect.stringMatching(/^tags\./) as string } });
  }
  expect(
    (await company.as("asha", (context) => listGoals(context, goalListInput.parse({ text: "Refused" })))).rows,
  ).toEqual([]);
  await save((template) => ({
    ...template,
    access: {
      ...template.access,
      CREATOR: { ...template.access.CREATOR, edit: "NONE" },
      OWNER: { ...template.access.OWNER, edit: "NONE" },
    },
  }));
  expect((await page("asha", { createOkr: "true" })).creating!.tags).toBe(false);
  expect(
    await refusalOf(goals.objective("asha", { title: "Not mine to tag", timeFrame: frame, tagIds: [trust] })),
  ).toMatchObject({ status: 403 });
  await save((template) => ({
    ...template,
    access: {
      ...template.access,
      CREATOR: { ...template.access.CREATOR, edit: "ALL" },
      OWNER: { ...template.access.OWNER, edit: "ALL" },
    },
  }));
});
