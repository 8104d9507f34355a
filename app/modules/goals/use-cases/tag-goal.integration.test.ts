import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addTag, addTagInput } from "#app/modules/tags/use-cases/add-tag.ts";
import { archiveTag } from "#app/modules/tags/use-cases/archive-tag.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { exportGoals } from "../queries/goal-export.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { goalListInput, listGoals } from "../queries/goal-list.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { copyGoal, copyGoalInput } from "./copy-goal.ts";
import { tagGoal, tagGoalInput } from "./tag-goal.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let goals: GoalWorld;
let goalId: string;
beforeAll(async () => {
  world = await createWorld();
  globex = await (await world.company("globex")).employee("spy").admin("GOAL_ADMIN").build();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("otto")
    .build();
  goals = new GoalWorld(acme);
  goalId = (await goals.objective("asha", { title: "Win back trust", visibility: "GLOBAL" })).goalId;
});

const add = async (name: string, asked: object = {}, by = "gwen", company = acme) =>
  (
    await company.as(by, (context) =>
      addTag(context, addTagInput.parse({ name, kind: "GOAL", color: "green", ...asked })),
    )
  ).tagId;
const put = (by: string, tagId: string, asked: object = {}, company = acme) =>
  company.as(by, (context) => tagGoal(context, tagGoalInput.parse({ goalId, tagId, ...asked })));
const titles = async (by: string, tag: string) =>
  (
    await acme.as(
      by,
      (context) => listGoals(context, goalListInput.parse({ scope: "company", period: "all", kind: "ALL", tag })),
      { readOnly: true },
    )
  ).rows.map(({ title }) => title);
const detail = (by = "asha") => acme.as(by, (context) => goalDetail(context, goalId), { readOnly: true });

describe("a goal's tags", () => {
  test("are shown, listed, exported and told by the history, once each", async () => {
    const tagId = await add("Trust");
    expect(await put("asha", tagId)).toEqual({ goalId, changed: true });
    expect(await put("asha", tagId)).toEqual({ goalId, changed: false });
    const mark = { id: tagId, kind: "GOAL", name: "Trust", color: "green" };
    const { goal, history, offeredTags } = await detail();
    expect([goal.tags, offeredTags?.map(({ name }) => name)]).toEqual([[mark], ["Trust"]]);
    await put("asha", tagId, { has: false });
    expect(
      (await detail()).history.map((entry) => entry.kind === "CHANGE" && [entry.field, entry.before, entry.after]),
    ).toEqual([
      ["tags", ["Trust"], []],
      ["tags", [], ["Trust"]],
    ]);
    expect(history).toHaveLength(1);
    await put("asha", tagId);
    const file = await acme.as(
      "asha",
      (context) => exportGoals(context, goalListInput.parse({ scope: "my-goals", period: "all" })).then(csvOf),
      { readOnly: true },
    );
    expect(file.split("\n").map((line) => line.includes("Trust"))).toEqual([false, true, false]);
    const traces = await acme.asProduct((context) =>
      context.rows<{ action: string }>(
        sql`select action from {audit_entry} where subject_id = ${goalId} and action like 'goals.%tag' order by id`,
      ),
    );
    expect(traces.map(({ action }) => action)).toEqual(["goals.tag", "goals.untag", "goals.tag"]);
  });

  test("narrow a list to the goals that have one, or one below it", async () => {
    const trust = await add("Trust");
    const audit = await add("Audit", { parentId: trust });
    await goals.objective("asha", { title: "Untouched", visibility: "GLOBAL" });
    await put("asha", audit);
    expect([await titles("otto", trust), await titles("otto", audit), await titles("otto", await add("Zeal"))]).toEqual(
      [["Win back trust"], ["Win back trust"], []],
    );
    await acme.as("gwen", (context) => archiveTag(context, { tagId: audit, archived: true }));
    expect([await titles("otto", audit), (await detail()).goal.tags]).toEqual([[], []]);
    await expect(put("asha", audit)).rejects.toMatchObject({ code: "tags.archived" });
    await acme.as("gwen", (context) => archiveTag(context, { tagId: audit, archived: false }));
    expect(await titles("otto", trust)).toEqual(["Win back trust"]);
  });

  test("come along with a copy", async () => {
    const tagId = await add("Trust");
    await put("asha", tagId);
    const copy = await acme.as("asha", (context) =>
      copyGoal(context, copyGoalInput.parse({ goalId, title: "Again", timeFrame: "2026-Q4" })),
    );
    expect(
      (await acme.as("asha", (context) => goalDetail(context, copy.goalId), { readOnly: true })).goal.tags.map(
        ({ id }) => id,
      ),
    ).toEqual([tagId]);
  });
});

describe("who puts tags on a goal", () => {
  test("whoever may edit it; those who see it alone are refused, and offered none", async () => {
    const tagId = await add("Trust");
    for (const by of ["otto", "ravi"]) await expect(put(by, tagId)).rejects.toMatchObject({ status: 403 });
    await put("gwen", tagId);
    await expect(put("otto", tagId, { has: false })).rejects.toMatchObject({ status: 403 });
    expect([(await detail("otto")).offeredTags, (await detail("otto")).goal.tags.length]).toEqual([null, 1]);
  });

  test("nobody of another company, nor with another company's tag or one of tasks", async () => {
    const [own, foreign] = [await add("Trust"), await add("Theirs", {}, "spy", globex)];
    await expect(put("spy", foreign, {}, globex)).rejects.toMatchObject({ status: 404 });
    await expect(put("asha", foreign)).rejects.toMatchObject({ code: "tags.unknown" });
    await put("asha", own);
    expect((await detail()).goal.tags.map(({ name }) => name)).toEqual(["Trust"]);
  });
});
