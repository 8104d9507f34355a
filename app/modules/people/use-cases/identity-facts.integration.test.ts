import { afterAll, beforeAll, expect, test } from "vitest";
import { refusal, seatInUnits } from "#app/modules/access/testing/org-units.ts";
import { saveCustomRole, saveCustomRoleInput } from "#app/modules/access/use-cases/save-custom-role.ts";
import { emailOf, openDoor } from "#tests/support/door.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { employeeFacts } from "../queries/employee-facts.ts";
import { editEmployee, editEmployeeInput } from "./edit-employee.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;

/** A clerk of Sales who may describe people there, and one who may also move what others know them by. */
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("pam").admin("PLATFORM_ADMIN").employee("gwen").admin("GOAL_ADMIN");
  await acme.employees("clara", "ida", "sia", "lea", "hr").employee("rep").reportsTo("lea").employee("tom").build();
  const units = await seatInUnits(acme, [
    { name: "Sales", people: ["pam", "gwen", "clara", "ida", "sia", "lea", "hr"] },
    { name: "Tech", people: ["tom"] },
  ]);
  const give = (name: string, rights: string[], holder: string, orgUnitIds: string[] | null) =>
    acme.as("pam", (context) =>
      saveCustomRole(
        context,
        saveCustomRoleInput.parse({ name, rights, fields: {}, orgUnitIds, holderIds: [acme.id(holder)] }),
        world.application.gatherings.rights,
      ),
    );
  await give("Clerk", ["people.edit"], "clara", [units["Sales"]!]);
  await give("Identity", ["people.edit", "people.identity"], "ida", [units["Sales"]!]);
  await give("Everything", ["people.private"], "hr", null);
});
afterAll(() => world.close());

const edit = (by: string, of: string, facts: object) =>
  acme.as(by, (context) =>
    editEmployee(
      context,
      editEmployeeInput.parse({ employeeId: acme.id(of), firstName: of, workEmail: emailOf(acme, of), ...facts }),
    ),
  );
const known = async (name: string) =>
  (
    await acme.asProduct((context) =>
      context.rows<{ email: string; number: string | null }>(
        sql`select work_email::text as email, external_employee_id as number from {employee} where id = ${acme.id(name)}`,
      ),
    )
  )[0];

test("who edits what describes people moves nothing that others know them by, on the page or over the API", async () => {
  const moved = { workEmail: "new@acme.test", externalId: "77" };
  expect((await edit("clara", "sia", { ...moved, gender: "OTHER" })).fields).toEqual(["gender"]);
  expect(await known("sia")).toEqual({ email: emailOf(acme, "sia"), number: null });
  expect((await acme.as("clara", (context) => employeeFacts(context, acme.id("sia")))).changeable).not.toContain(
    "externalId",
  );
  const door = openDoor(world);
  await door.letIn(acme, "clara");
  const api = await serveApi(world);
  const ask = await api.as(door, acme, "clara");
  const answer = await ask(`/employees/${acme.id("sia")}`, { method: "PUT", body: { firstName: "sia", ...moved } });
  await api.close();
  expect(await answer.json()).toMatchObject({ fields: expect.not.arrayContaining(["workEmail", "externalId"]) });
  expect(await known("sia")).toEqual({ email: emailOf(acme, "sia"), number: null });
});

test("with the right to it one moves it for those who hold no more, inside the unit alone", async () => {
  expect((await edit("ida", "sia", { externalId: "S-1" })).fields).toContain("externalId");
  expect(await refusal(edit("ida", "tom", { externalId: "T-1" }))).toEqual(["platform.forbidden", 403]);
  expect(await known("tom")).toMatchObject({ number: null });
});

test.each([
  ["a platform admin", "pam"],
  ["an admin of another kind", "gwen"],
  ["who holds a right for the whole company", "hr"],
  ["who leads people", "lea"],
  ["oneself", "ida"],
])("never of %s", async (_, name) => {
  for (const moved of [{ workEmail: "moved@acme.test" }, { externalId: "M-1" }])
    expect(await refusal(edit("ida", name, moved))).toEqual(["people.identity-beyond", 403]);
  expect(await known(name)).toEqual({ email: emailOf(acme, name), number: null });
  expect((await acme.as("ida", (context) => employeeFacts(context, acme.id(name)))).changeable).not.toContain(
    "workEmail",
  );
  // What only describes them is theirs to put right as before.
  expect((await edit("ida", name, { ethnicity: "said" })).fields).toEqual(["ethnicity"]);
});

test("platform admins move everybody's", async () => {
  expect((await edit("pam", "gwen", { externalId: "G-1" })).fields).toContain("externalId");
});
