import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keptTags } from "#app/modules/tags/queries/kept-tags.ts";
import { tagDetail } from "#app/modules/tags/queries/tag-detail.ts";
import { tagPage, tagPageInput } from "#app/modules/tags/queries/tag-page.ts";
import { addTag, addTagInput } from "#app/modules/tags/use-cases/add-tag.ts";
import { deleteTag } from "#app/modules/tags/use-cases/delete-tag.ts";
import { restoreTag } from "#app/modules/tags/use-cases/restore-tag.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { copyGoal, copyGoalInput } from "../use-cases/copy-goal.ts";
import { tagGoal, tagGoalInput } from "../use-cases/tag-goal.ts";
import { goalDetail } from "./goal-detail.ts";
import { goalListInput, listGoals } from "./goal-list.ts";

let world: World;
let acme: Company;
let globex: Company;
let goals: GoalWorld;
beforeAll(async () => {
  world = await createWorld();
  globex = await (await world.company("globex")).employee("spy").admin("GOAL_ADMIN", "PLATFORM_ADMIN").build();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("gwen")
    .admin("GOAL_ADMIN", "PLATFORM_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("otto")
    .build();
  await acme.switchOn("COMPETENCY_IDP", "ENGAGEMENT");
  goals = new GoalWorld(acme);
});

const add = async (name: string, asked: object = {}) =>
  (await acme.as("gwen", (context) => addTag(context, addTagInput.parse({ name, kind: "GOAL", ...asked })))).tagId;
const put = (goalId: string, tagId: string) =>
  acme.as("gwen", (context) => tagGoal(context, tagGoalInput.parse({ goalId, tagId })));
const shown = async (by: string, tagId: string, asked: object = {}, company = acme) =>
  company.as(by, (context) => tagPage(context, tagPageInput.parse({ tagId, ...asked }), world.application.gatherings), {
    readOnly: true,
  });
const titles = async (by: string, tagId: string) => (await shown(by, tagId)).carriers.hits.map(({ title }) => title);
const objective = async (by: string, title: string, visibility: "GLOBAL" | "PRIVATE" = "GLOBAL") =>
  (await goals.objective(by, { title, visibility })).goalId;

describe("the number beside a tag", () => {
  test("counts for each person what they may see, on its page and in the list of tags", async () => {
    const trust = await add("Trust");
    for (const [title, visibility] of [
      ["Answer soon", "GLOBAL"],
      ["Buy a rival", "PRIVATE"],
      ["Close the office", "PRIVATE"],
    ] as const)
      await put(await objective("asha", title, visibility), trust);
    const { gatherings } = world.application;
    const used = async (by: string) => {
      const kept = await acme.as(by, (context) => keptTags(context, { kind: "GOAL" }, gatherings), { readOnly: true });
      const detail = await acme.as(by, (context) => tagDetail(context, { tagId: trust }, gatherings), {
        readOnly: true,
      });
      const { tag, carriers } = await shown(by, trust);
      return [kept.find(({ id }) => id === trust)?.used, detail.used, tag.used, carriers.count];
    };
    expect([await used("otto"), await used("asha"), await used("ravi"), await used("gwen")]).toEqual([
      [1, 1, 1, 1],
      [3, 3, 3, 3],
      [3, 3, 3, 3],
      [3, 3, 3, 3],
    ]);
  });
});

describe("the page of a tag", () => {
  test("shows the goals that have it or one below it, as many as the list it leads to, and to each what they may see", async () => {
    const trust = await add("Trust");
    const audit = await add("Audit", { parentId: trust });
    const [open, secret, other] = [
      await objective("asha", "Answer soon"),
      await objective("asha", "Buy a rival", "PRIVATE"),
      await objective("asha", "Untouched"),
    ];
    await put(open, trust);
    await put(open, audit);
    await put(secret, audit);
    expect([
      await titles("asha", trust),
      await titles("ravi", trust),
      await titles("otto", trust),
      await titles("otto", audit),
    ]).toEqual([["Answer soon", "Buy a rival"], ["Answer soon", "Buy a rival"], ["Answer soon"], ["Answer soon"]]);
    for (const by of ["asha", "otto"]) {
      const {
        carriers: { count, list },
      } = await shown(by, trust);
      const asked = Object.fromEntries(new URL(list!, "https://cairn.test").searchParams);
      const listed = await acme.as(
        by,
        (context) => listGoals(context, goalListInput.parse({ scope: "company", ...asked })),
        { readOnly: true },
      );
      expect(count).toBe(listed.counts.total);
    }
    expect(other).toBeTruthy();
  });

  test("has pages", async () => {
    const trust = await add("Trust");
    for (let number = 10; number < 37; number += 1) await put(await objective("asha", `Goal ${number}`), trust);
    const [first, second] = [await shown("asha", trust), await shown("asha", trust, { page: 2 })];
    expect([
      first.carriers.count,
      first.carriers.hits.length,
      second.carriers.count,
      second.carriers.hits.map(({ title }) => title),
    ]).toEqual([27, 25, 27, ["Goal 35", "Goal 36"]]);
  });

  test("is nobody's of another company, and gone with the tag until that is restored", async () => {
    const trust = await add("Trust");
    await put(await objective("asha", "Answer soon"), trust);
    await expect(shown("spy", trust, {}, globex)).rejects.toMatchObject({ status: 404 });
    await acme.as("gwen", (context) => deleteTag(context, { tagId: trust }));
    await expect(shown("asha", trust)).rejects.toMatchObject({ status: 404 });
    await acme.as("gwen", (context) => restoreTag(context, { tagId: trust }));
    expect(await titles("asha", trust)).toEqual(["Answer soon"]);
  });
});

describe("competencies and drivers", () => {
  test("stand on goals beside their tags, kind by kind, come along with a copy, and hide with their module", async () => {
    const [zeal, talk, thanks] = [
      await add("Zeal"),
      await add("Negotiation", { kind: "COMPETENCY" }),
      await add("Recognition", { kind: "DRIVER" }),
    ];
    const goalId = await objective("asha", "Close larger deals");
    for (const tagId of [thanks, talk, zeal]) await put(goalId, tagId);
    const detail = async (id = goalId) =>
      (await acme.as("asha", (context) => goalDetail(context, id), { readOnly: true })).goal.tags.map(
        ({ kind, name }) => [kind, name],
      );
    const all = [
      ["GOAL", "Zeal"],
      ["COMPETENCY", "Negotiation"],
      ["DRIVER", "Recognition"],
    ];
    expect(await detail()).toEqual(all);
    const copy = await acme.as("gwen", (context) =>
      copyGoal(context, copyGoalInput.parse({ goalId, title: "Again", timeFrame: "2027-Q1" })),
    );
    expect(await detail(copy.goalId)).toEqual(all);
    expect(await titles("asha", talk)).toEqual(["Again", "Close larger deals"]);
    await acme.switchOff("ENGAGEMENT");
    expect(await detail()).toEqual(all.slice(0, 2));
    await expect(put(copy.goalId, thanks)).rejects.toMatchObject({ code: "tags.unknown" });
    await expect(shown("asha", thanks)).rejects.toMatchObject({ status: 404 });
  });
});
