import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tagPage, tagPageInput } from "#app/modules/tags/queries/tag-page.ts";
import { addTag, addTagInput } from "#app/modules/tags/use-cases/add-tag.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { copyInitiative } from "./data/copy-initiative.ts";
import { initiativeDetail } from "./queries/initiative-detail.ts";
import { exportInitiatives } from "./queries/initiative-export.ts";
import { initiativeListInput } from "./queries/initiative-list.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { tagMany } from "./use-cases/change-many.ts";
import { repeatInitiative, repeatInitiativeInput } from "./use-cases/repeat-initiative.ts";
import { tagInitiative, tagInitiativeInput } from "./use-cases/tag-initiative.ts";
import { sql } from "#tenancy/sql.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: Company;
let globex: Company;
let tasks: InitiativeWorld;
let tagId: string;
let call: string;
let write: string;
beforeAll(async () => {
  world = await createWorld();
  globex = await (await world.company("globex")).employee("spy").admin("TASK_ADMIN").build();
  await new InitiativeWorld(globex).open();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("tara")
    .admin("TASK_ADMIN")
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("otto")
    .build();
  tasks = await new InitiativeWorld(acme).open();
  tagId = await add("Waiting");
  call = await tasks.task("asha", { text: "Call", visibility: "GLOBAL" });
  write = await tasks.task("asha", { text: "Write" });
});

const add = async (name: string, asked: object = {}, by = "tara", company = acme) =>
  (
    await company.as(by, (context) =>
      addTag(context, addTagInput.parse({ name, kind: "INITIATIVE", color: "orange", ...asked })),
    )
  ).tagId;
const put = (by: string, initiativeId: string, asked: object = {}, company = acme) =>
  company.as(by, (context) => tagInitiative(context, tagInitiativeInput.parse({ initiativeId, tagId, ...asked })));
const tagsOf = async (id: string, by = "asha") =>
  (await acme.as(by, (context) => initiativeDetail(context, id), { readOnly: true })).initiative.tags.map(
    ({ name }) => name,
  );

test("a task's tag is shown, listed, exported and taken away again", async () => {
  await put("asha", call);
  await put("asha", call);
  expect([await tagsOf(call), await tasks.texts("asha", { tag: tagId })]).toEqual([["Waiting"], ["Call"]]);
  const file = await acme.as(
    "asha",
    (context) => exportInitiatives(context, initiativeListInput.parse({ tag: tagId })).then(csvOf),
    { readOnly: true },
  );
  expect(file).toContain("Waiting");
  await put("asha", call, { has: false });
  expect([await tagsOf(call), await tasks.texts("asha", { tag: tagId })]).toEqual([[], []]);
  expect(await tasks.traces(call)).toEqual({
    events: ["initiatives.created", "initiatives.edited", "initiatives.edited"],
    audit: ["initiatives.create", "initiatives.tag", "initiatives.untag"],
  });
});

test("a file holds all tasks, however many are asked for at a time", async () => {
  const [whole, piecemeal] = await acme.as(
    "asha",
    async (context) => {
      const asked = initiativeListInput.parse({ sort: "text" });
      return [
        await exportInitiatives(context, asked).then(heldSheet),
        await exportInitiatives(context, asked, 1).then(heldSheet),
      ];
    },
    { readOnly: true },
  );
  expect(csvOf(whole!)).toContain("Write");
  expect([csvOf(piecemeal!), piecemeal!.rows]).toEqual([csvOf(whole!), whole!.rows]);
});

test("several tasks are given a tag at once, or none of them", async () => {
  await acme.as("asha", (context) => tagMany(context, { ids: [call, write], tagId }));
  expect(await tasks.texts("asha", { tag: tagId, sort: "text" })).toEqual(["Call", "Write"]);
  const other = await add("Blocked");
  const foreign = await tasks.task("otto", { text: "Not hers", visibility: "GLOBAL" });
  await expect(
    acme.as("asha", (context) => tagMany(context, { ids: [call, foreign], tagId: other })),
  ).rejects.toMatchObject({ status: 403 });
  expect(await tasks.texts("asha", { tag: other })).toEqual([]);
});

test("the next task of a series has the tags of the one before", async () => {
  await put("asha", call);
  await acme.as("asha", (context) =>
    repeatInitiative(
      context,
      repeatInitiativeInput.parse({ initiativeId: call, frequency: "WEEKLY", every: 1, weekdays: [1] }),
    ),
  );
  const [series] = await acme.asProduct((context) =>
    context.rows<{ id: string }>(sql`select series_id as id from {initiative} where id = ${call}`),
  );
  const next = await acme.asProduct((context) =>
    copyInitiative(context, call, { seriesId: series!.id, on: "2099-01-05", today: "2099-01-01", days: 7 }),
  );
  expect(await tagsOf(next!)).toEqual(["Waiting"]);
});

test("who may edit a task tags it; others are refused, and what is hidden or another company's is not there", async () => {
  await put("ravi", write);
  await expect(put("otto", call)).rejects.toMatchObject({ status: 403 });
  await expect(put("otto", write)).rejects.toMatchObject({ status: 404 });
  await expect(put("spy", call, {}, globex)).rejects.toMatchObject({ status: 404 });
  await expect(put("asha", call, { tagId: await add("Theirs", {}, "spy", globex) })).rejects.toMatchObject({
    code: "tags.unknown",
  });
  expect([await tagsOf(call), await tagsOf(write)]).toEqual([[], ["Waiting"]]);
});

test("the page of a tag shows to each the tasks they may see, and leads to the list of all where that is open to them", async () => {
  for (const id of [call, write]) await put("asha", id);
  const shown = (by: string, company = acme) =>
    company.as(by, (context) => tagPage(context, tagPageInput.parse({ tagId }), world.application.gatherings), {
      readOnly: true,
    });
  const texts = async (by: string) => (await shown(by)).carriers.hits.map(({ title }) => title).sort();
  expect([await texts("asha"), await texts("otto")]).toEqual([["Call", "Write"], ["Call"]]);
  expect((await shown("otto")).carriers).toMatchObject({ count: 1, list: null });
  expect((await shown("tara")).carriers).toMatchObject({ count: 2, list: `/app/company/initiative?tag=${tagId}` });
  expect((await tasks.texts("tara", { scope: "company", tag: tagId })).length).toBe(2);
  await expect(shown("spy", globex)).rejects.toMatchObject({ status: 404 });
});
