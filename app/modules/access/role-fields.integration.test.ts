import { afterAll, beforeAll, expect, test } from "vitest";
import { employeeColumns } from "#app/modules/people/data/employee-columns.ts";
import { requireEmployeeSubject } from "#app/modules/people/data/employee-subject.ts";
import { privateFields } from "#app/modules/people/policy.ts";
import { employeeFacts } from "#app/modules/people/queries/employee-facts.ts";
import { employeeProfile } from "#app/modules/people/queries/employee-profile.ts";
import { editEmployee, editEmployeeInput } from "#app/modules/people/use-cases/edit-employee.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { explainAccess } from "./queries/explain-access.ts";
import { previewRole } from "./queries/preview-role.ts";
import { refusal, seatInUnits } from "./testing/org-units.ts";
import { saveCustomRole, saveCustomRoleInput } from "./use-cases/save-custom-role.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let units: Record<string, string>;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  await acme.employee("pam").admin("PLATFORM_ADMIN").employees("hana", "tom", "sia").build();
  units = await seatInUnits(acme, [
    { name: "Tech", people: ["tom"] },
    { name: "Sales", people: ["sia", "hana"] },
  ]);
});
afterAll(() => world.close());

const role = (asked: object) =>
  saveCustomRoleInput.parse({
    name: "Grades",
    rights: ["people.private"],
    fields: { "people.private": ["grade"] },
    orgUnitIds: null,
    holderIds: [acme.id("hana")],
    ...asked,
  });
const save = (asked: object) =>
  acme.as("pam", (context) => saveCustomRole(context, role(asked), world.application.gatherings.rights));
const preview = (asked: object) =>
  acme.as("pam", (context) => previewRole(context, role(asked), world.application.gatherings));
const asHana = <Result>(work: (context: Context) => Promise<Result>) => acme.as("hana", work);
const secretsOf = (name: string) =>
  asHana(async (context) => Object.keys((await employeeProfile(context, { employeeId: acme.id(name) })).privateFacts));
const edit = (of: string, facts: object) =>
  asHana((context) =>
    editEmployee(
      context,
      editEmployeeInput.parse({
        employeeId: acme.id(of),
        firstName: "Changed",
        workEmail: `${of}@acme.test`,
        ...facts,
      }),
    ),
  );

test("a role about some fields gives those and no other, and its preview names them", async () => {
  expect((await preview({})).people[0]!.effects).toEqual([
    { room: "people", label: "reach.private", fields: ["column.grade"], change: "GAIN", before: 1, after: 4 },
  ]);
  const { roleId } = await save({});
  expect(await secretsOf("tom")).toEqual(["grade"]);
  const all = await preview({ roleId, version: 1, fields: {} });
  expect(all.people[0]!.effects).toMatchObject([
    { label: "reach.private", before: 1, after: 4, fields: expect.not.arrayContaining(["column.grade"]) },
    { label: "reach.private", before: 0, after: 4, fields: ["private.probation"] },
  ]);
  await save({ roleId, version: 1, holderIds: [] });
  expect(await secretsOf("tom")).toEqual([]);
});

test("fields that are unknown, none at all, and all of them", async () => {
  expect((await refusal(save({ fields: { "people.private": [] } })))[0]).toBe("access.fields-needed");
  expect((await refusal(save({ fields: { "people.private": ["salary"] } })))[0]).toBe("access.unknown-right");
  const { roleId } = await save({ name: "All", fields: { "people.private": [...privateFields] }, holderIds: [] });
  expect(
    await acme.as("pam", (context) => context.rows(sql`select fields from {custom_role} where id = ${roleId}`)),
  ).toEqual([{ fields: {} }]);
});

test("of what is sent, the facts that may be changed are stored and read alone", async () => {
  const { roleId } = await save({
    name: "Names",
    rights: ["people.edit"],
    fields: { "people.edit": ["firstName", "gender"] },
    orgUnitIds: [units.Tech],
  });
  expect((await edit("tom", { gender: "OTHER", personalEmail: "taken@over.test", externalId: "77" })).fields).toEqual([
    "firstName",
    "gender",
  ]);
  const [row] = await acme.as("pam", (context) =>
    context.rows(
      sql`select first_name, gender, personal_email, external_employee_id from {employee} where id = ${acme.id("tom")}`,
    ),
  );
  expect(row).toMatchObject({ first_name: "Changed", gender: "OTHER", personal_email: null });
  expect(row).not.toMatchObject({ external_employee_id: "77" });
  const facts = await asHana((context) => employeeFacts(context, acme.id("tom")));
  expect(Object.keys(facts).sort()).toEqual([
    "changeable",
    "displayName",
    "firstName",
    "gender",
    "version",
    "workEmail",
  ]);
  expect(await secretsOf("tom")).toEqual(["gender"]);
  expect(await refusal(edit("sia", {}))).toEqual(["platform.forbidden", 403]);
  await save({ roleId, version: 1, name: "Names", rights: ["people.edit"], holderIds: [] });
});

test("a role that spares its holder reaches everybody but them, in memory as in SQL, and the explanation says so", async () => {
  const { roleId } = await save({ name: "Others", rights: ["people.edit"], fields: {}, sparesSelf: true });
  await edit("sia", { ethnicity: "x" });
  expect(await refusal(edit("hana", {}))).toEqual(["platform.forbidden", 403]);
  const [inMemory, inSql] = await asHana(async (context) => {
    const ability = await context.ability();
    const where = rulesToSql(ability, "edit", "Employee", employeeColumns(context.today()), "gender");
    const found = await context.rows<{ id: string }>(sql`select e.id from {employee} e where ${where}`);
    const decided = await Promise.all(
      ["pam", "hana", "tom", "sia"].map(async (name) =>
        ability.decide("edit", await requireEmployeeSubject(context, acme.id(name)), "gender").allowed
          ? [acme.id(name)]
          : [],
      ),
    );
    return [decided.flat().sort(), found.map(({ id }) => id).sort()];
  });
  expect(inSql).toEqual(inMemory);
  expect(inSql).toEqual(["pam", "tom", "sia"].map((name) => acme.id(name)).sort());
  const ask = (record: string) =>
    acme.as("pam", (context) =>
      explainAccess(
        context,
        { person: acme.id("hana"), about: "Employee", record: acme.id(record), action: "edit" },
        world.application.gatherings,
      ),
    );
  const [own, other] = [await ask("hana"), await ask("tom")];
  expect(own).toMatchObject({
    allowed: false,
    chain: [{ because: "rules.custom-role-others", matched: false, params: { role: "Others" } }],
  });
  expect(own!.fields.map(({ allowed }) => allowed)).not.toContain(true);
  expect(other!.fields.map(({ allowed }) => allowed)).not.toContain(false);
  await save({ roleId, version: 1, name: "Others", holderIds: [] });
});
