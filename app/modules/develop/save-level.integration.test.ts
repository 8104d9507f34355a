import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { inOrder } from "#tests/support/two-sessions.ts";
import { twoCompanies } from "#tests/support/two-companies.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { ownLevels } from "./queries/levels.ts";
import { DevelopWorld } from "./testing/develop-world.ts";
import { archiveLevel, saveLevel, saveLevelInput } from "./use-cases/save-level.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let other: Company;

beforeAll(async () => {
  world = await createWorld();
  ({ acme: company, globex: other } = await twoCompanies(world, "admin", ["PLATFORM_ADMIN"]));
  await new DevelopWorld(company, "admin").open();
});
afterAll(() => world.close());

const save = (asked: object, by = "admin", of = company) =>
  of.as(by, (context) => saveLevel(context, saveLevelInput.parse(asked)));
const levels = async () =>
  (await company.as("admin", ownLevels, { readOnly: true })).map(({ name, rank, archived }) => [name, rank, archived]);

test("a level of the company's own has a name for good and the first free place after a standard one", async () => {
  const { levelId } = await save({ name: "Master", after: "ADVANCED" });
  await save({ name: "Guru", after: "ADVANCED" });
  const [[, first], [, second]] = (await levels()) as [[string, number], [string, number]];
  expect(second - first).toBe(10);
  await company.as("admin", (context) => archiveLevel(context, { levelId, archived: true }));
  expect(await refusalOf(save({ name: "master" }))).toMatchObject({ code: "develop.name-taken" });
  expect(await refusalOf(save({ levelId, name: "Guru", version: 1 }))).toMatchObject({ status: 409 });
  await company.as("admin", (context) => archiveLevel(context, { levelId, archived: false }));
  await save({ levelId, name: "Expert" });
  expect(await levels()).toEqual([
    ["Expert", first, false],
    ["Guru", second, false],
  ]);
  const told = await company.asProduct((context) =>
    context.rows<{ change: string }>(
      sql`select detail ->> 'change' as change from {audit_entry} where action = 'develop.save-level'
        and subject_id = ${levelId} order by id`,
    ),
  );
  expect(told.map(({ change }) => change)).toEqual(["ADDED", "ARCHIVED", "BROUGHT_BACK", "NAMED"]);
});

test("two who add a level of one name at once have one", async () => {
  const adding = (name: string) => (beforeCommit: () => Promise<void>) =>
    company.as("admin", async (context) => {
      await saveLevel(context, saveLevelInput.parse({ name }));
      await beforeCommit();
    });
  expect(await inOrder(world, "ABab", adding("Wizard"), adding("wizard"))).toEqual(["DONE", "develop.name-taken"]);
});

test("nobody else makes levels, here or in another company", async () => {
  const before = await levels();
  const { levelId } = await save({ name: "Mine" });
  await expect(save({ name: "Theirs" }, "asha")).rejects.toMatchObject({ status: 404 });
  await expect(save({ levelId, name: "Theirs" }, "eve", other)).rejects.toMatchObject({ status: 404 });
  expect(await levels()).toHaveLength(before.length + 1);
});
