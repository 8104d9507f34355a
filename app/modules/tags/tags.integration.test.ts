import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { attachTag } from "./use-cases/attach-tag.ts";
import { keptTags, type KeptTag } from "./queries/kept-tags.ts";
import { offeredTags } from "./queries/offered-tags.ts";
import { tagsPage } from "./queries/tags-page.ts";
import { addTag, addTagInput } from "./use-cases/add-tag.ts";
import { archiveTag } from "./use-cases/archive-tag.ts";
import { editTag, editTagInput } from "./use-cases/edit-tag.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
beforeAll(async () => {
  world = await createWorld();
  globex = await (
    await world.company("globex")
  )
    .employee("spy")
    .admin("GOAL_ADMIN", "TASK_ADMIN", "PLATFORM_ADMIN")
    .build();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("gwen")
    .admin("GOAL_ADMIN")
    .employee("tara")
    .admin("TASK_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .build();
  await acme.switchOn("TASK");
});

type Asked = { kind?: "GOAL" | "INITIATIVE"; parentId?: string; color?: string };
const add = async (name: string, asked: Asked = {}, by = "gwen", company = acme) =>
  (await company.as(by, (context) => addTag(context, addTagInput.parse({ name, kind: "GOAL", ...asked })))).tagId;
const edit = (tagId: string, asked: object, by = "gwen", company = acme) =>
  company.as(by, (context) => editTag(context, editTagInput.parse({ tagId, ...asked })));
const archive = (tagId: string, archived: boolean, by = "gwen", company = acme) =>
  company.as(by, (context) => archiveTag(context, { tagId, archived }));
const kept = (by = "asha", text?: string): Promise<KeptTag[]> =>
  acme.as(by, (context) => keptTags(context, { kind: "GOAL", text }, world.application.gatherings), { readOnly: true });

describe("a tag that two have open", () => {
  const done = ({ status }: PromiseSettledResult<unknown>) => status === "fulfilled";

  test("is as the first left it, and the second is told who was first", async () => {
    const tag = await add("Trust");
    const ends = await Promise.allSettled([
      edit(tag, { name: "Trust of all", color: "green", version: 1 }),
      edit(tag, { name: "Trust of few", color: "red", version: 1 }),
    ]);
    expect(ends.filter(done)).toHaveLength(1);
    expect(ends.find((end) => !done(end))).toMatchObject({
      reason: { code: "platform.changed-meanwhile", status: 409, details: { params: { version: 2, who: "you" } } },
    });
    await edit(tag, { name: "Trust of many", color: "red", version: 2 });
    expect(await kept()).toMatchObject([{ name: "Trust of many", version: 3 }]);
  });

  test("is not archived by who has not read what it says now", async () => {
    const tag = await add("Trust");
    const turn = (archived: boolean, version: number) =>
      acme.as("gwen", (context) => archiveTag(context, { tagId: tag, archived, version }));
    await edit(tag, { name: "Belief", color: "green", version: 1 });
    await expect(turn(true, 1)).rejects.toMatchObject({ code: "platform.changed-meanwhile" });
    await turn(true, 2);
    await turn(false, 3);
  });
});

describe("tags of a company", () => {
  test("are found by name and description, those below another right after it, archived ones last", async () => {
    const trust = await add("Trust");
    await add("Zeal");
    await add("Audit", { parentId: trust });
    const old = await add("Aged");
    await edit(trust, { name: "Trust", color: "green", description: "What customers believe" });
    await archive(old, true);
    expect((await kept()).map(({ name, parent, archived }) => [name, parent, archived])).toEqual([
      ["Trust", null, false],
      ["Audit", "Trust", false],
      ["Zeal", null, false],
      ["Aged", null, true],
    ]);
    expect((await kept("asha", "CUSTOMERS")).map(({ name }) => name)).toEqual(["Trust"]);
    expect(await kept("asha", "%")).toEqual([]);
    expect(
      (await acme.as("asha", (context) => offeredTags(context, "GOAL"), { readOnly: true })).map(({ name }) => name),
    ).toEqual(["Trust", "Audit", "Zeal"]);
    const audit = await acme.asProduct((context) =>
      context.rows<{ action: string }>(sql`select action from {audit_entry} where action like 'tags.%' order by id`),
    );
    expect(audit.map(({ action }) => action)).toEqual([
      "tags.add",
      "tags.add",
      "tags.add",
      "tags.add",
      "tags.edit",
      "tags.archive",
    ]);
  });

  test("have one name each among those of a kind in use", async () => {
    const first = await add("Trust");
    await expect(add("tRUST")).rejects.toMatchObject({ code: "tags.name-taken" });
    await add("Trust", { kind: "INITIATIVE" }, "tara");
    await archive(first, true);
    const second = await add("trust");
    await expect(archive(first, false)).rejects.toMatchObject({ code: "tags.name-taken" });
    await edit(second, { name: "Faith" });
    await archive(first, false);
    await expect(edit(second, { name: "Trust" })).rejects.toMatchObject({ code: "tags.name-taken" });
  });

  test("stand one level below one another, within their kind", async () => {
    const [trust, task] = [await add("Trust"), await add("Waiting", { kind: "INITIATIVE" }, "tara")];
    const audit = await add("Audit", { parentId: trust });
    await expect(add("Deeper", { parentId: audit })).rejects.toMatchObject({ code: "tags.two-levels" });
    await expect(edit(trust, { name: "Trust", parentId: await add("Zeal") })).rejects.toMatchObject({
      code: "tags.two-levels",
    });
    await expect(add("Across", { parentId: task })).rejects.toMatchObject({ code: "tags.unknown-parent" });
    await expect(archive(trust, true)).rejects.toMatchObject({ code: "tags.has-children" });
    await archive(audit, true);
    await archive(trust, true);
    await expect(archive(audit, false)).rejects.toMatchObject({ code: "tags.parent-archived" });
  });

  test("of one kind never stand on records of the other", async () => {
    const task = await add("Waiting", { kind: "INITIATIVE" }, "tara");
    const attach = acme.as("gwen", (context) =>
      attachTag(context, "GOAL", [context.newId()], { tagId: task, has: true }),
    );
    await expect(attach).rejects.toMatchObject({ code: "tags.unknown" });
  });
});

describe("who makes them", () => {
  test("goal administrators those of goals, task administrators those of tasks, nobody else any", async () => {
    const [goal, task] = [await add("Trust"), await add("Waiting", { kind: "INITIATIVE" }, "tara")];
    for (const by of ["tara", "ravi", "asha"]) {
      await expect(add("Mine", {}, by)).rejects.toMatchObject({ status: 403 });
      await expect(edit(goal, { name: "Mine" }, by)).rejects.toMatchObject({ status: 403 });
      await expect(archive(goal, true, by)).rejects.toMatchObject({ status: 403 });
    }
    await expect(archive(task, true, "gwen")).rejects.toMatchObject({ status: 403 });
    const page = (by: string, kind?: "GOAL" | "INITIATIVE") =>
      acme.as(by, (context) => tagsPage(context, { kind }, world.application.gatherings), { readOnly: true });
    expect((await page("tara")).kinds).toEqual(["INITIATIVE"]);
    expect((await page("gwen")).tags.map(({ name }) => name)).toEqual(["Trust"]);
    await expect(page("gwen", "INITIATIVE")).rejects.toMatchObject({ status: 403 });
    expect((await kept()).map(({ name }) => name)).toEqual(["Trust"]);
  });

  test("nobody of another company finds them", async () => {
    const goal = await add("Trust");
    await expect(edit(goal, { name: "Stolen" }, "spy", globex)).rejects.toMatchObject({ status: 404 });
    await expect(archive(goal, true, "spy", globex)).rejects.toMatchObject({ status: 404 });
    await expect(add("Below", { parentId: goal }, "spy", globex)).rejects.toMatchObject({
      code: "tags.unknown-parent",
    });
    expect(
      await globex.as("spy", (context) => keptTags(context, { kind: "GOAL" }, world.application.gatherings), {
        readOnly: true,
      }),
    ).toEqual([]);
    expect((await kept()).map(({ name, archived }) => [name, archived])).toEqual([["Trust", false]]);
  });

  test("where the module is off, its tags do not exist", async () => {
    await acme.switchOff("TASK");
    await expect(
      acme.as("tara", (context) => keptTags(context, { kind: "INITIATIVE" }, world.application.gatherings), {
        readOnly: true,
      }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(add("Waiting", { kind: "INITIATIVE" }, "tara")).rejects.toMatchObject({ status: 404 });
  });
});
