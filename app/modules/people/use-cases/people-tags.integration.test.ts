import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { employeeFilters } from "../queries/employee-filters.ts";
import { employeeList } from "../queries/employee-list.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { exportEmployees } from "../queries/export-employees.ts";
import { miniProfile } from "../queries/mini-profile.ts";
import { peopleTags } from "../queries/people-tags.ts";
import { addPeopleTag, addPeopleTagInput } from "./add-people-tag.ts";
import { archivePeopleTag } from "./archive-people-tag.ts";
import { editPeopleTag } from "./edit-people-tag.ts";
import { tagPeople, tagPeopleInput } from "./tag-people.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
beforeAll(async () => {
  world = await createWorld();
  globex = await (await world.company("globex")).employee("spy").admin("PLATFORM_ADMIN").build();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("head")
    .employee("ravi")
    .reportsTo("head")
    .employee("asha")
    .reportsTo("ravi")
    .employee("mei")
    .reportsTo("head")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
});

const add = async (name: string, by = "admin", company = acme) =>
  (await company.as(by, (context) => addPeopleTag(context, addPeopleTagInput.parse({ name, color: "green" })))).tagId;
const give = (tagId: string, whom: string[], has = true, by = "admin", company = acme) =>
  company.as(by, (context) => tagPeople(context, tagPeopleInput.parse({ tagId, employeeIds: whom, has })));
const list = (filters: object, by = "mei") =>
  acme.as(by, (context) => employeeList(context, { scope: "directory", filters: employeeFilters.parse(filters) }), {
    readOnly: true,
  });
const names = async (filters: object, by = "mei") => (await list(filters, by)).rows.map(({ name }) => name);

describe("a tag", () => {
  test("is given to several at once, found by everybody, shown and exported; giving it twice changes nobody", async () => {
    const tagId = await add("First aider");
    const whom = ["asha", "mei"].map((name) => acme.id(name));
    expect(await give(tagId, whom)).toMatchObject({ changed: 2 });
    expect(await give(tagId, whom)).toMatchObject({ changed: 0 });
    expect(await names({ tag: tagId })).toEqual(["asha", "mei"]);
    const profile = await acme.as("ravi", (context) => employeeProfile(context, { employeeId: acme.id("asha") }), {
      readOnly: true,
    });
    expect(profile.tags).toEqual([{ id: tagId, name: "First aider", color: "green" }]);
    expect(
      await acme.as(
        "mei",
        (context) => exportEmployees(context, "directory", employeeFilters.parse({ tag: tagId })).then(csvOf),
        {
          readOnly: true,
        },
      ),
    ).toContain("First aider");
    expect(await give(tagId, [acme.id("mei")], false)).toMatchObject({ changed: 1 });
    expect(await names({ tag: tagId })).toEqual(["asha"]);
    const audit = await acme.asProduct((context) =>
      context.rows<{ action: string }>(
        sql`select action from {audit_entry} where action like 'people.%-tag' order by id`,
      ),
    );
    expect(audit.map(({ action }) => action)).toEqual(["people.add-people-tag", "people.give-tag", "people.take-tag"]);
  });

  test("that is archived is nowhere, and comes back with those who had it", async () => {
    const tagId = await add("Mentor");
    await give(tagId, [acme.id("asha")]);
    const archive = (archived: boolean) =>
      acme.as("admin", (context) => archivePeopleTag(context, { tagId, archived }));
    await archive(true);
    expect(await names({ tag: tagId })).toEqual([]);
    await expect(give(tagId, [acme.id("mei")])).rejects.toMatchObject({ code: "people.tag-archived" });
    await archive(false);
    await acme.as("admin", (context) => editPeopleTag(context, { tagId, name: "Guide", color: "red" }));
    expect((await list({ tag: tagId })).rows[0]!.tags).toEqual([{ id: tagId, name: "Guide", color: "red" }]);
    await expect(add("guide")).rejects.toMatchObject({ code: "people.term-taken" });
  });

  test("is for platform admins to make and give; other companies' people and tags are not there", async () => {
    const tagId = await add("Mentor");
    for (const by of ["ravi", "asha"]) {
      await expect(add("Mine", by)).rejects.toMatchObject({ status: 403 });
      await expect(give(tagId, [acme.id("asha")], true, by)).rejects.toMatchObject({ status: 403 });
    }
    await expect(give(tagId, [globex.id("spy")], true, "spy", globex)).rejects.toMatchObject({ status: 404 });
    await expect(give(tagId, [acme.id("asha"), globex.id("spy")])).rejects.toMatchObject({
      code: "people.unknown-value",
    });
    expect(await names({ tag: tagId })).toEqual([]);
    expect(await globex.as("spy", (context) => peopleTags(context), { readOnly: true })).toEqual([]);
  });
});

test("reports of a person are those directly below or everybody below, as of a day", async () => {
  expect(await names({ manager: acme.id("head") })).toEqual(["mei", "ravi"]);
  expect(await names({ manager: acme.id("head"), below: "all" })).toEqual(["asha", "mei", "ravi"]);
  expect(await names({ manager: acme.id("head"), below: "all", asOf: "2023-06-01" })).toEqual([]);
});

test("the card beside a name tells what colleagues may know, and nothing of other companies", async () => {
  const card = await acme.as("mei", (context) => miniProfile(context, { employeeId: acme.id("asha") }), {
    readOnly: true,
  });
  expect(card).toMatchObject({ name: "asha", managerName: "ravi", managerId: acme.id("ravi"), status: "ACTIVE" });
  expect(Object.keys(card).sort()).toEqual([
    "email",
    "goals",
    "id",
    "location",
    "managerId",
    "managerName",
    "name",
    "orgUnit",
    "photo",
    "role",
    "status",
    "timeZone",
  ]);
  await expect(
    globex.as("spy", (context) => miniProfile(context, { employeeId: acme.id("asha") }), { readOnly: true }),
  ).rejects.toMatchObject({ status: 404 });
});
