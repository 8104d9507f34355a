import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { resultOfFile } from "#app/modules/imports/queries/result-of-file.ts";
import { addEmployeeField, addEmployeeFieldInput } from "./add-employee-field.ts";
import { archiveEmployeeField, archiveEmployeeFieldInput } from "./archive-employee-field.ts";
import { setEmployeeFields, setEmployeeFieldsInput } from "./set-employee-fields.ts";
import { setLeaverShare, setLeaverShareInput } from "./set-leaver-share.ts";
import { applyImport, checkImport, readImportFile, undoImport } from "../testing/import-steps.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;
let acme: Company;
const fields: Record<string, string> = {};

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
});
afterAll(() => world.close());

beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("asha")
    .employee("ravi")
    .reportsTo("asha")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
  const add = async (name: string, more: object) => {
    fields[name] = (
      await acme.as("admin", (context) =>
        addEmployeeField(
          context,
          addEmployeeFieldInput.parse({ name, viewers: "MANAGERS", editors: "ADMINS", kind: "TEXT", ...more }),
        ),
      )
    ).fieldId;
  };
  await add("Shirt size", { kind: "CHOICE", choices: ["S", "M", "L"], required: true });
  await add("Badge", { kind: "NUMBER" });
  await add("Mentor", { kind: "PERSON" });
  await add("Remote", { kind: "YES_NO" });
  await add("Probation ends", { kind: "DATE" });
});

const mail = (name: string) => `${name}@${acme.tenant.slug}.test`;
const head = "First name,Email,Hire date,Shirt size,badge,MENTOR,Remote,Probation ends";
const read = (...lines: string[]) =>
  acme.as("admin", (context) =>
    readImportFile(context, { file: new File([[head, ...lines].join("\n")], "people.csv") }),
  );
const check = (importId: string) =>
  acme.as("admin", async (context) => {
    const [row] = await context.rows<{ mapping: object }>(
      sql`select mapping from {imported_file} where id = ${importId}`,
    );
    return checkImport(context, {
      importId,
      column: row!.mapping,
      dateFormat: "yyyy-MM-dd",
      from: today,
    });
  });
const apply = (importId: string) => acme.as("admin", (context) => applyImport(context, { importId }));
const planOf = (importId: string) =>
  acme.asProduct((context) =>
    context.rows<{ outcome: string; problems: { code: string; field?: string }[] }>(
      sql`select outcome, problems from {imported_file_verdict} where file_id = ${importId} order by position`,
    ),
  );
const said = (id: string) =>
  acme.as("admin", async (context) =>
    Object.fromEntries(
      (await employeeProfile(context, { employeeId: id })).fields
        .filter((field) => field.shown !== null)
        .map((field) => [field.name, field.shown]),
    ),
  );
const newcomer = (cells: string) => `Lena,lena@new.test,2026-11-16,${cells}`;

describe("the company's own fields in a file", () => {
  test("are told by their names, stored with the people, and taken back with them", async () => {
    await acme.as("admin", (context) =>
      setEmployeeFields(
        context,
        setEmployeeFieldsInput.parse({
          employeeId: acme.id("ravi"),
          values: { [fields["Badge"]!]: "7", [fields["Shirt size"]!]: "M" },
        }),
      ),
    );
    const before = await said(acme.id("ravi"));
    const { importId } = await read(
      newcomer(`l,12.50,${mail("asha")},Ja,2027-05-16`),
      `ravi,${mail("ravi")},,m,8,asha,,`,
      `asha,${mail("asha")},,,,,,`,
    );
    expect((await check(importId)).counts).toMatchObject({ CREATED: 1, CHANGED: 1, UNCHANGED: 1, REFUSED: 0 });
    await apply(importId);
    expect(await said(acme.id("ravi"))).toEqual({ "Shirt size": "M", Badge: "8", Mentor: "asha" });
    const [lena] = await acme.asProduct((context) =>
      context.rows<{ id: string }>(sql`select id from {employee} where work_email = 'lena@new.test'`),
    );
    expect(await said(lena!.id)).toEqual({
      "Shirt size": "L",
      Badge: "12.5",
      Mentor: "asha",
      Remote: "YES",
      "Probation ends": "2027-05-16",
    });
    await acme.as("admin", (context) => undoImport(context, { importId }));
    expect(await said(acme.id("ravi"))).toEqual(before);
    expect(await acme.asProduct((context) => context.rows(sql`select from {employee} where id = ${lena!.id}`))).toEqual(
      [],
    );
  });

  test("that are required are asked of somebody new alone", async () => {
    const { importId } = await read(newcomer(",,,,"), `ravi,${mail("ravi")},,,9,,,`);
    await check(importId);
    expect((await planOf(importId)).map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ["REFUSED", [{ code: "value-required", field: `field.${fields["Shirt size"]}` }]],
      ["CHANGED", []],
    ]);
  });

  test.each([
    ["XXL,,,,", "Shirt size", "unknown-name"],
    ["S,many,,,", "Badge", "not-a-number"],
    ["S,,nobody@new.test,,", "Mentor", "nobody"],
    ["S,,,perhaps,", "Remote", "neither"],
    ["S,,,,2027-02-30", "Probation ends", "bad-date"],
    ["=1+1,,,,", "Shirt size", "formula"],
  ])("that say %s are refused", async (cells, field, code) => {
    const { importId } = await read(newcomer(cells));
    await check(importId);
    expect((await planOf(importId))[0]!.problems).toEqual([
      expect.objectContaining({ code, field: `field.${fields[field]}` }),
    ]);
    expect(
      await acme.as("admin", (context) => resultOfFile(context, { kind: "people", fileId: importId }).then(csvOf)),
    ).toContain(`,${field},`);
  });

  test("are looked at again where one changed since the check, and an import is not undone over a later value", async () => {
    const { importId } = await read(newcomer("S,5,,,"), `ravi,${mail("ravi")},,,5,,,`);
    await check(importId);
    await acme.as("admin", (context) =>
      archiveEmployeeField(context, archiveEmployeeFieldInput.parse({ fieldId: fields["Badge"]!, archived: true })),
    );
    await expect(apply(importId)).rejects.toMatchObject({ code: "imports.changed" });
    await acme.as("admin", (context) =>
      archiveEmployeeField(context, archiveEmployeeFieldInput.parse({ fieldId: fields["Badge"]!, archived: false })),
    );
    await apply(importId);
    world.clock.set(`${today}T09:05:00Z`);
    await acme.as("admin", (context) =>
      setEmployeeFields(
        context,
        setEmployeeFieldsInput.parse({ employeeId: acme.id("ravi"), values: { [fields["Badge"]!]: "6" } }),
      ),
    );
    await expect(acme.as("admin", (context) => undoImport(context, { importId }))).rejects.toMatchObject({
      code: "imports.built-on",
    });
    expect((await said(acme.id("ravi")))["Badge"]).toBe("6");
    world.clock.set(`${today}T09:00:00Z`);
  });
});

describe("the share of leavers at which an import asks", () => {
  const set = (by: string, share: unknown) =>
    acme.as(by, (context) => setLeaverShare(context, setLeaverShareInput.parse({ share })));

  test("is the company's, from 0 to 100, and noted with what was before", async () => {
    await set("admin", "12.5");
    await set("admin", "12.5");
    const entries = await acme.asProduct((context) =>
      context.rows<{ detail: object }>(sql`select detail from {audit_entry} where action = 'people.set-leaver-share'`),
    );
    expect(entries).toEqual([{ detail: { before: 5, after: 12.5 } }]);
    for (const wrong of ["-1", "101", "many", ""])
      expect(setLeaverShareInput.safeParse({ share: wrong }).success).toBe(false);
  });

  test("is for platform admins of this company alone", async () => {
    await expect(set("asha", "50")).rejects.toMatchObject({ status: 403 });
    const globex = await (await world.company()).employee("boss").admin("PLATFORM_ADMIN").build();
    await set("admin", "50");
    expect(
      await globex.asProduct((context) =>
        context.rows(sql`select import_leaver_percent::int as share from {organization}`),
      ),
    ).toEqual([{ share: 5 }]);
  });
});
