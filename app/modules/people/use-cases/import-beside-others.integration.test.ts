import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyFile, applyFileInput } from "#app/modules/imports/use-cases/apply-file.ts";
import { requireFile } from "#app/modules/imports/data/hold-file.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { checkImport, readImportFile } from "../testing/import-steps.ts";
import { addEmployee, addEmployeeInput } from "./add-employee.ts";
import { changeAssignment, changeAssignmentInput } from "./change-assignment.ts";
import { editEmployee, editEmployeeInput } from "./edit-employee.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
});
afterAll(() => world.close());

beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employees("ravi", "lena", "mei")
    .team("ravi", "asha")
    .build();
});

const mail = (name: string) => `${name}@${acme.tenant.slug}.test`;
const lines = () =>
  [
    "First name;Last name;Email;Hire date;Manager",
    `Noor;Aziz;noor@new.test;2026-12-01;${mail("ravi")}`,
    `asha;;${mail("asha")};;${mail("mei")}`,
    `lena;Vogel;${mail("lena")};;`,
  ].join("\r\n");

async function checked(): Promise<string> {
  return acme.as("admin", async (context) => {
    const { importId } = await readImportFile(context, { file: new File([lines()], "people.csv") });
    const { mapping } = await requireFile(context, importId);
    await checkImport(context, { importId, column: mapping, dateFormat: "yyyy-MM-dd", from: today });
    return importId;
  });
}

/** Applies it; `meanwhile` is done by others once newcomers are stored, before whoever is here already is changed. */
function apply(fileId: string, meanwhile: () => Promise<unknown>): Promise<unknown> {
  let done = false;
  return acme.as("admin", (context) =>
    applyFile(context, applyFileInput.parse({ fileId }), async (_done, _total, phase) => {
      if (phase !== "FINISHING" || done) return;
      done = true;
      await meanwhile();
    }),
  );
}

/** An act of somebody else that waits for no lock. */
const atOnce = (act: (context: Parameters<Parameters<Company["as"]>[1]>[0]) => Promise<unknown>) =>
  acme.as("admin", async (context) => {
    await context.rows(sql`set local lock_timeout = '200ms'`);
    await act(context);
  });
const move = (who: string, to: string) =>
  atOnce((context) =>
    changeAssignment(
      context,
      changeAssignmentInput.parse({
        employeeId: acme.id(who),
        kind: "REPORTING_LINE",
        from: today,
        value: acme.id(to),
      }),
    ),
  );
const rename = (who: string) =>
  atOnce((context) =>
    editEmployee(
      context,
      editEmployeeInput.parse({ employeeId: acme.id(who), firstName: "Else", lastName: "", workEmail: mail(who) }),
    ),
  );
const join = (workEmail: string) =>
  atOnce((context) =>
    addEmployee(context, addEmployeeInput.parse({ firstName: "New", lastName: "Comer", workEmail, joinedOn: today })),
  );
const emails = () =>
  acme.asProduct(async (context) =>
    (
      await context.rows<{ mail: string }>(
        sql`select work_email || ' ' || first_name || ' ' || last_name as mail from {employee} order by 1`,
      )
    ).map(({ mail }) => mail),
  );

describe("while a file of people is applied", () => {
  test("others join, are edited and move, also those whom its newcomers report to, without waiting", async () => {
    const fileId = await checked();
    await apply(fileId, async () => {
      await join("else@new.test");
      await rename("ravi");
      await move("ravi", "mei");
    });
    expect(await emails()).toEqual(expect.arrayContaining(["noor@new.test Noor Aziz", "else@new.test New Comer"]));
  });

  test.each([
    ["is edited", () => rename("lena")],
    ["moves", () => move("asha", "lena")],
    ["would close a circle with it", () => move("mei", "asha")],
  ])("somebody of it who %s refuses it, and nothing of it stays", async (_, meanwhile) => {
    const fileId = await checked();
    const refused = await refusalFrom(apply(fileId, meanwhile));
    expect(refused).toMatchObject({ code: "imports.changed" });
    const now = (await emails()).join();
    expect(now).not.toContain("noor@new.test");
    expect(now).not.toContain("Vogel");
  });

  test("an address of it that another newcomer gets first refuses it", async () => {
    const fileId = await checked();
    await join("noor@new.test");
    expect(await refusalFrom(apply(fileId, async () => {}))).toMatchObject({ code: "imports.changed" });
  });
});

async function refusalFrom(work: Promise<unknown>) {
  return work.then(
    () => null,
    (error: unknown) => refusalOf(error),
  );
}
