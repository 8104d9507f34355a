import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { employeeFilters } from "../queries/employee-filters.ts";
import { employeeFields } from "../queries/employee-fields.ts";
import { employeeList } from "../queries/employee-list.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { exportEmployees } from "../queries/export-employees.ts";
import { addEmployee, addEmployeeInput } from "./add-employee.ts";
import { addEmployeeField, addEmployeeFieldInput } from "./add-employee-field.ts";
import { archiveEmployeeField } from "./archive-employee-field.ts";
import { editEmployeeField, editEmployeeFieldInput } from "./edit-employee-field.ts";
import { moveEmployeeField } from "./move-employee-field.ts";
import { previewFieldAccess } from "../queries/preview-field-access.ts";
import { shareEmployeeFields, shareEmployeeFieldsInput } from "./share-employee-fields.ts";
import { setEmployeeFields, setEmployeeFieldsInput } from "./set-employee-fields.ts";
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
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("mei")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employee("goaladmin")
    .admin("GOAL_ADMIN")
    .build();
});

const define = async (name: string, rest: object = {}, by = "admin") =>
  (
    await acme.as(by, (context) =>
      addEmployeeField(
        context,
        addEmployeeFieldInput.parse({ name, kind: "TEXT", viewers: "EVERYBODY", editors: "ADMINS", ...rest }),
      ),
    )
  ).fieldId;
const say = (of: string, values: Record<string, string | null>, by = "admin", rest: object = {}, company = acme) =>
  company.as(by, (context) =>
    setEmployeeFields(context, setEmployeeFieldsInput.parse({ employeeId: acme.id(of), values, ...rest })),
  );
const seen = async (of: string, by: string, recorded = false) =>
  (await acme.as(by, (context) => employeeProfile(context, { employeeId: acme.id(of), recorded }), { readOnly: true }))
    .fields;
const told = async (of: string, by: string) =>
  (await seen(of, by)).map(({ name, shown, mayEdit }) => [name, shown, mayEdit]);
const list = (by: string, filters: object = {}) =>
  acme.as(by, (context) => employeeList(context, { scope: "directory", filters: employeeFilters.parse(filters) }), {
    readOnly: true,
  });
const file = (by: string) =>
  acme.as(by, (context) => exportEmployees(context, "directory", employeeFilters.parse({})).then(csvOf), {
    readOnly: true,
  });

describe("all fields at once on the grid", () => {
  const share = (access: object, versions: object = {}, by = "admin", company = acme) =>
    company.as(by, (context) => shareEmployeeFields(context, shareEmployeeFieldsInput.parse({ access, versions })));

  test("the preview says who comes to see what and changes nothing; then it holds for everybody, and is in the audit log", async () => {
    const [desk, size] = [await define("Desk", { editors: "SELF" }), await define("Size", { viewers: "MANAGERS" })];
    await say("asha", { [desk]: "4-17", [size]: "M" });
    const access = {
      [desk]: { viewers: "MANAGERS", editors: "SELF" },
      [size]: { viewers: "EVERYBODY", editors: "MANAGERS" },
    };
    const preview = await acme.as("admin", (context) =>
      previewFieldAccess(context, shareEmployeeFieldsInput.parse({ access })),
    );
    expect(preview.effects.map(({ name, kind, who, change, people }) => [name, kind, who, change, people])).toEqual([
      ["Desk", "viewers", "EVERYBODY", "LOSE", 1],
      ["Size", "viewers", "EVERYBODY", "GAIN", 1],
      ["Size", "editors", "MANAGERS", "GAIN", 1],
    ]);
    expect(await told("asha", "mei")).toEqual([["Desk", "4-17", false]]);
    await share(access, { [desk]: 1, [size]: 1 });
    expect(await told("asha", "mei")).toEqual([["Size", "M", false]]);
    expect(await told("asha", "ravi")).toEqual([
      ["Desk", "4-17", true],
      ["Size", "M", true],
    ]);
    const entries = await acme.as("admin", (context) =>
      context.rows(sql`select from {audit_entry} where action = 'people.edit-employee-field'`),
    );
    expect(entries).toHaveLength(2);
  });

  test("is refused as a whole: editors who would not see, a field changed meanwhile, a field of nobody, another role", async () => {
    const [desk, size] = [await define("Desk"), await define("Size", { viewers: "MANAGERS" })];
    const open = { viewers: "EVERYBODY", editors: "ADMINS" };
    await say("asha", { [size]: "M" });
    await expect(share({ [size]: open, [desk]: { viewers: "ADMINS", editors: "SELF" } })).rejects.toMatchObject({
      code: "people.edits-unseen",
    });
    await share({ [desk]: { ...open, editors: "SELF" } }, { [desk]: 1 });
    await expect(share({ [desk]: open, [size]: open }, { [desk]: 1, [size]: 1 })).rejects.toMatchObject({
      code: "platform.changed-meanwhile",
    });
    await expect(share({ [randomUUID()]: open, [size]: open })).rejects.toMatchObject({ status: 404 });
    await expect(share({ [size]: open }, {}, "goaladmin")).rejects.toMatchObject({ status: 404 });
    await expect(share({ [size]: open }, {}, "spy", globex)).rejects.toMatchObject({ status: 404 });
    expect(await told("asha", "mei")).toEqual([["Desk", null, false]]);
    expect(await told("asha", "ravi")).toContainEqual(["Size", "M", false]);
  });
});

describe("who sees and fills in a field", () => {
  test("is as the field says, on the profile, in lists, as a filter and in the file: a hidden value is in no byte", async () => {
    const open = await define("Desk");
    const close = await define("Salary band", { viewers: "MANAGERS", editors: "MANAGERS" });
    const secret = await define("Risk of leaving", { viewers: "ADMINS" });
    await say("asha", { [open]: "4-17", [close]: "BAND-SECRET", [secret]: "RISK-SECRET" });
    expect(await told("asha", "mei")).toEqual([["Desk", "4-17", false]]);
    expect(await told("asha", "goaladmin")).toEqual([["Desk", "4-17", false]]);
    expect(await told("asha", "asha")).toEqual([
      ["Desk", "4-17", false],
      ["Salary band", "BAND-SECRET", false],
    ]);
    expect(await told("asha", "ravi")).toEqual([
      ["Desk", "4-17", false],
      ["Salary band", "BAND-SECRET", true],
    ]);
    expect(await told("asha", "admin")).toEqual([
      ["Desk", "4-17", true],
      ["Salary band", "BAND-SECRET", true],
      ["Risk of leaving", "RISK-SECRET", true],
    ]);
    for (const by of ["mei", "goaladmin"]) {
      const bytes = JSON.stringify(await list(by)) + (await file(by)) + JSON.stringify(await seen("asha", by, true));
      expect(bytes).toContain("4-17");
      expect(bytes).not.toMatch(/SECRET|Risk of leaving/);
      expect((await list(by, { field: `${close}:BAND-SECRET` })).total).toBe(0);
    }
    expect(await file("ravi")).toContain("BAND-SECRET");
    expect(await file("ravi")).not.toContain("RISK-SECRET");
    expect((await list("ravi", { field: `${close}:BAND-SECRET` })).rows.map(({ name }) => name)).toEqual(["asha"]);
    expect((await list("admin", { field: `${secret}:RISK-SECRET` })).total).toBe(1);
  });

  test("what one may not fill in refuses the whole: nothing of it is stored, and what is hidden is not even there", async () => {
    const own = await define("Pronouns", { editors: "SELF" });
    const close = await define("Salary band", { viewers: "MANAGERS", editors: "MANAGERS" });
    const secret = await define("Risk", { viewers: "ADMINS" });
    await expect(say("asha", { [own]: "she", [close]: "9" }, "asha")).rejects.toMatchObject({ status: 403 });
    await expect(say("asha", { [own]: "she", [secret]: "low" }, "ravi")).rejects.toMatchObject({ status: 404 });
    await expect(say("asha", { [own]: "she" }, "mei")).rejects.toMatchObject({ status: 403 });
    await expect(say("asha", { [own]: "she", [randomUUID()]: "x" }, "asha")).rejects.toMatchObject({
      code: "people.unknown-field",
    });
    await expect(say("asha", { [own]: "she" }, "spy", {}, globex)).rejects.toMatchObject({ status: 404 });
    // A form that only claims to have held a field empties nothing either.
    await expect(say("asha", {}, "asha", { offered: [close] })).rejects.toMatchObject({ status: 403 });
    expect(await told("asha", "admin")).toEqual([
      ["Pronouns", null, true],
      ["Salary band", null, true],
      ["Risk", null, true],
    ]);
    await say("asha", { [own]: "she" }, "asha");
    await say("asha", { [close]: "9" }, "ravi");
    expect((await told("asha", "asha")).map(([, shown]) => shown)).toEqual(["she", "9"]);
  });
});

describe("what a field says", () => {
  test("is kept as it was known, announced and audited without what it says", async () => {
    const desk = await define("Desk");
    await say("asha", { [desk]: "1" });
    await say("asha", { [desk]: "2" });
    expect((await say("asha", { [desk]: "2" })).fields).toEqual([]);
    const [field] = await seen("asha", "mei", true);
    expect(field).toMatchObject({ shown: "2", former: [{ shown: "1", recordedBy: "admin" }] });
    const audit = await acme.asProduct((context) =>
      context.rows<{ detail: object }>(
        sql`select detail from {audit_entry} where action = 'people.set-employee-fields'`,
      ),
    );
    expect(audit).toEqual([{ detail: { fields: [desk] } }, { detail: { fields: [desk] } }]);
    expect(
      await acme.asProduct((context) => context.rows(sql`select from {outbox} where name = 'people.facts-changed'`)),
    ).toHaveLength(2);
  });

  test("is checked by its kind; a colleague is one, by name", async () => {
    const [size, buddy, site] = [
      await define("Size", { kind: "CHOICE", choices: "S\nM\n\nM" }),
      await define("Buddy", { kind: "PERSON" }),
      await define("Site", { kind: "LINK" }),
    ];
    await expect(say("asha", { [size]: "XL" })).rejects.toMatchObject({
      details: { fields: { [`values.${size}`]: "people.unknown-value" } },
    });
    await expect(say("asha", { [buddy]: globex.id("spy") })).rejects.toMatchObject({
      details: { fields: { [`values.${buddy}`]: "people.manager-absent" } },
    });
    await expect(say("asha", { [site]: "javascript:alert(1)" })).rejects.toMatchObject({
      details: { fields: { [`values.${site}`]: "people.bad-link" } },
    });
    await say("asha", { [size]: "M", [buddy]: acme.id("mei") });
    expect((await told("asha", "mei")).map(([, shown]) => shown)).toEqual(["M", "mei", null]);
    expect((await list("mei", { field: `${size}:M` })).rows.map(({ name, fields }) => [name, fields])).toEqual([
      ["asha", { [size]: "M", [buddy]: "mei" }],
    ]);
  });

  test("cannot be emptied or left out where it is required, and is not overwritten unseen", async () => {
    const desk = await define("Desk", { required: true });
    const joining = { firstName: "Noor", workEmail: `noor-${randomUUID()}@acme.test`, joinedOn: "2026-11-16" };
    const join = (rest: object) =>
      acme.as("admin", (context) => addEmployee(context, addEmployeeInput.parse({ ...joining, ...rest })));
    await expect(join({})).rejects.toMatchObject({
      details: { fields: { [`values.${desk}`]: "people.value-required" } },
    });
    await join({ values: { [desk]: "7" } });
    await say("asha", { [desk]: "1" });
    await expect(say("asha", {}, "admin", { offered: [desk] })).rejects.toMatchObject({
      code: "people.value-required",
    });
    await expect(say("asha", { [desk]: "3" }, "admin", { version: 0 })).rejects.toMatchObject({
      code: "platform.changed-meanwhile",
    });
    const both = await Promise.all([say("mei", { [desk]: "a" }), say("mei", { [desk]: "b" })]);
    expect(both.map(({ fields }) => fields)).toEqual([[desk], [desk]]);
  });
});

describe("the fields themselves", () => {
  const all = () => acme.as("admin", (context) => employeeFields(context), { readOnly: true });

  test("are for platform admins to define, archive, bring back and order", async () => {
    const [one, other] = [await define("One"), await define("Other")];
    await say("asha", { [one]: "x" });
    await acme.as("admin", (context) => moveEmployeeField(context, { fieldId: other, to: "EARLIER" }));
    expect((await all()).map(({ name, people }) => [name, people])).toEqual([
      ["Other", 0],
      ["One", 1],
    ]);
    await acme.as("admin", (context) => archiveEmployeeField(context, { fieldId: one, archived: true }));
    expect(await told("asha", "mei")).toEqual([["Other", null, false]]);
    await expect(say("asha", { [one]: "y" })).rejects.toMatchObject({ code: "people.unknown-field" });
    const again = await define("one");
    await expect(
      acme.as("admin", (context) => archiveEmployeeField(context, { fieldId: one, archived: false })),
    ).rejects.toMatchObject({ code: "people.term-taken" });
    await acme.as("admin", (context) => archiveEmployeeField(context, { fieldId: again, archived: true }));
    await acme.as("admin", (context) => archiveEmployeeField(context, { fieldId: one, archived: false }));
    expect(await told("asha", "mei")).toEqual([
      ["Other", null, false],
      ["One", "x", false],
    ]);
  });

  test("keep their kind and make sense; nobody else defines them", async () => {
    await expect(define("Size", { kind: "CHOICE" })).rejects.toMatchObject({ code: "people.choices-required" });
    await expect(define("Risk", { viewers: "ADMINS", editors: "SELF" })).rejects.toMatchObject({
      code: "people.edits-unseen",
    });
    const fieldId = await define("Desk");
    await expect(define(" desk ")).rejects.toMatchObject({ code: "people.term-taken" });
    const edit = (by: string, company = acme) =>
      company.as(by, (context) =>
        editEmployeeField(
          context,
          editEmployeeFieldInput.parse({ fieldId, name: "Seat", viewers: "EVERYBODY", editors: "SELF", kind: "DATE" }),
        ),
      );
    await edit("admin");
    expect((await all()).map(({ name, kind, editors }) => [name, kind, editors])).toEqual([["Seat", "TEXT", "SELF"]]);
    for (const by of ["ravi", "goaladmin"]) {
      await expect(edit(by)).rejects.toMatchObject({ status: 404 });
      await expect(define("Mine", {}, by)).rejects.toMatchObject({ status: 404 });
    }
    await expect(edit("spy", globex)).rejects.toMatchObject({ status: 404 });
  });
});
