import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { employeeFacts } from "../queries/employee-facts.ts";
import { addEmployee, addEmployeeInput } from "./add-employee.ts";
import { editEmployee, editEmployeeInput } from "./edit-employee.ts";
import { reportsAtOnce } from "./move-reports.ts";
import { recordLeaving, recordLeavingInput } from "./record-leaving.ts";
import { rehireEmployee, rehireEmployeeInput } from "./rehire-employee.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
  acme = await (
    await world.company("acme")
  )
    .employee("head")
    .employee("ravi")
    .reportsTo("head")
    .team("ravi", "asha", "mei")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employee("goaladmin")
    .admin("GOAL_ADMIN")
    .build();
});
afterAll(() => world.close());

const add = (by: string, input: object) =>
  acme.as(by, (context) =>
    addEmployee(
      context,
      addEmployeeInput.parse({
        firstName: "Lena",
        lastName: "Vogel",
        workEmail: "lena@acme.test",
        joinedOn: "2026-12-01",
        ...input,
      }),
    ),
  );
const leave = (by: string, of: string, input: object) =>
  acme.as(by, (context) => recordLeaving(context, recordLeavingInput.parse({ employeeId: acme.id(of), ...input })));
const rehire = (by: string, of: string, input: object) =>
  acme.as(by, (context) => rehireEmployee(context, rehireEmployeeInput.parse({ employeeId: acme.id(of), ...input })));
const edit = (by: string, of: string, input: object) =>
  acme.as(by, (context) =>
    editEmployee(
      context,
      editEmployeeInput.parse({ employeeId: acme.id(of), firstName: of, workEmail: `${of}@acme.test`, ...input }),
    ),
  );
const profile = (id: string, asOf?: string) =>
  acme.as("admin", (context) => employeeProfile(context, { employeeId: id, asOf }));

describe("a joiner", () => {
  test("is with the company from the first day on, under the manager named", async () => {
    const { employeeId } = await add("admin", { managerId: acme.id("ravi") });
    expect(await profile(employeeId)).toMatchObject({ name: "Lena Vogel", status: "UPCOMING" });
    const later = await profile(employeeId, "2026-12-01");
    expect(later.status).toBe("ACTIVE");
    expect(later.chain.map((one) => one.name)).toEqual(["ravi", "head"]);
  });

  test("with an e-mail address somebody has is refused beside that field, and nobody is added", async () => {
    await expect(add("admin", { workEmail: "ASHA@acme.test" })).rejects.toMatchObject({
      status: 409,
      details: { fields: { workEmail: "people.email-taken" } },
    });
    await expect(
      add("admin", { workEmail: "x@acme.test", managerId: acme.id("asha"), orgUnitId: acme.id("asha") }),
    ).rejects.toMatchObject({ details: { fields: { orgUnitId: "people.unknown-value" } } });
    expect(
      await acme.asProduct((context) => context.rows(sql`select from {employee} where work_email = 'x@acme.test'`)),
    ).toEqual([]);
  });

  test.each(["goaladmin", "ravi"])("cannot be added by %s", async (by) => {
    await expect(add(by, { workEmail: "y@acme.test" })).rejects.toMatchObject({ status: 403 });
  });
});

describe("facts", () => {
  test("are changed by platform admins alone, and only from the version that was read", async () => {
    const { version } = await acme.as("admin", (context) => employeeFacts(context, acme.id("mei")));
    await expect(edit("ravi", "mei", {})).rejects.toMatchObject({ status: 403 });
    expect(await edit("admin", "mei", { lastName: "Tanaka", personalEmail: "mei@home.test", version })).toMatchObject({
      fields: ["lastName", "displayName", "personalEmail"],
    });
    await expect(edit("admin", "mei", { lastName: "Other", version })).rejects.toMatchObject({
      code: "platform.changed-meanwhile",
      details: { params: { version: version + 1, who: "you", name: "admin" } },
    });
    expect((await profile(acme.id("mei"))).privateFacts.personalEmail).toBe("mei@home.test");
  });

  test("are audited by name, never with what they say", async () => {
    const entries = await acme.asProduct((context) =>
      context.rows(sql`select detail from {audit_entry} where action = 'people.edit-employee'`),
    );
    expect(JSON.stringify(entries)).toContain("personalEmail");
    expect(JSON.stringify(entries)).not.toContain("home.test");
  });
});

describe("a leaver and their return", () => {
  test("the reports go to the manager above from the day after the last, and not before", async () => {
    await expect(leave("goaladmin", "ravi", { lastDay: "2026-11-30" })).rejects.toMatchObject({ status: 403 });
    expect(await leave("admin", "ravi", { lastDay: "2026-11-30", reports: "UP" })).toMatchObject({
      from: "2026-12-01",
      moved: 3,
    });
    expect((await profile(acme.id("asha"), "2026-11-30")).chain[0]!.name).toBe("ravi");
    expect((await profile(acme.id("asha"), "2026-12-01")).chain.map((one) => one.name)).toEqual(["head"]);
    expect((await profile(acme.id("ravi"), "2026-11-30")).status).toBe("ACTIVE");
    expect((await profile(acme.id("ravi"), "2026-12-01")).status).toBe("LEFT");
  });

  test("hundreds of reports move a piece a transaction: the first with the leaving, the others behind it", async () => {
    const large = await (
      await world.company("large")
    )
      .employee("top")
      .employee("lead")
      .reportsTo("top")
      .team("lead", ...Array.from({ length: 2 * reportsAtOnce + 7 }, (_, at) => `r${at}`))
      .employee("admin")
      .admin("PLATFORM_ADMIN")
      .build();
    const below = (manager: string) =>
      large.asProduct((context) =>
        context.rows(sql`select from {assignment} where manager_id = ${large.id(manager)} and superseded_at is null
          and valid @> '2026-12-01'::date`),
      );
    const asked = recordLeavingInput.parse({ employeeId: large.id("lead"), lastDay: "2026-11-30" });
    expect(await large.as("admin", (context) => recordLeaving(context, asked))).toMatchObject({
      moved: 2 * reportsAtOnce + 7,
    });
    expect(await below("top")).toHaveLength(reportsAtOnce + 1);
    await doTasks(large);
    expect([(await below("top")).length, (await below("lead")).length]).toEqual([2 * reportsAtOnce + 8, 0]);
  });

  test("whoever is to take over must be with the company, or nothing is stored", async () => {
    await expect(
      leave("admin", "head", { lastDay: "2026-12-31", reports: "TO", newManagerId: acme.id("ravi") }),
    ).rejects.toMatchObject({ details: { fields: { newManagerId: "people.manager-absent" } } });
    expect((await profile(acme.id("head"), "2027-01-01")).status).toBe("ACTIVE");
    await expect(leave("admin", "head", { lastDay: "2026-12-31", reports: "TO" })).rejects.toMatchObject({
      details: { fields: { newManagerId: "people.value-required" } },
    });
  });

  test("who leaves may come back under the same record, and only after having left", async () => {
    await expect(rehire("admin", "asha", { from: "2027-03-01" })).rejects.toMatchObject({ code: "people.not-left" });
    await rehire("admin", "ravi", { from: "2027-03-01" });
    const back = await profile(acme.id("ravi"), "2027-03-01");
    expect([back.status, back.chain[0]?.name]).toEqual(["ACTIVE", "head"]);
    expect((await profile(acme.id("ravi"), "2027-02-01")).status).toBe("LEFT");
    expect(back.privateFacts.resignedOn).toBeNull();
  });
});
