import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { addEmployee, addEmployeeInput } from "./add-employee.ts";
import { changeAssignment, changeAssignmentInput } from "./change-assignment.ts";
import { correctAssignment, correctAssignmentInput } from "./correct-assignment.ts";
import { withdrawPlannedChange } from "./withdraw-planned-change.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;
let acme: Company;
let globex: Company;
beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
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

const plan = (of: string, to: string, from: string) =>
  acme.as("admin", (context) =>
    changeAssignment(
      context,
      changeAssignmentInput.parse({ employeeId: acme.id(of), kind: "REPORTING_LINE", from, value: acme.id(to) }),
    ),
  );
const profile = (of: string, by = "admin", recorded = false) =>
  acme.as(by, (context) => employeeProfile(context, { employeeId: acme.id(of), recorded }), { readOnly: true });
const lines = async (of: string, by = "admin", recorded = false) =>
  (await profile(of, by, recorded)).timeline.filter(({ kind }) => kind === "REPORTING_LINE");
const told = (rows: Awaited<ReturnType<typeof lines>>) =>
  rows.map(({ value, validFrom, validTo }) => [value, validFrom, validTo]);
const withdrawOf = (company: Company, by: string, employeeId: string, assignmentId: string) =>
  company.as(by, (context) => withdrawPlannedChange(context, { employeeId, assignmentId }));
const correctOf = (of: string, assignmentId: string, input: object, by = "admin", company = acme) =>
  company.as(by, (context) =>
    correctAssignment(context, correctAssignmentInput.parse({ employeeId: acme.id(of), assignmentId, ...input })),
  );

describe("a planned change", () => {
  test("is taken back, and what held before holds on", async () => {
    const before = told(await lines("asha"));
    await plan("asha", "mei", "2027-03-01");
    const [planned] = await lines("asha");
    expect(planned).toMatchObject({ value: "mei", period: "planned", recordedBy: "admin" });
    await withdrawOf(acme, "admin", acme.id("asha"), planned!.id);
    expect(told(await lines("asha"))).toEqual(before);
    await expect(withdrawOf(acme, "admin", acme.id("asha"), planned!.id)).rejects.toMatchObject({ status: 404 });
  });

  test("is changed to another day and person", async () => {
    await plan("asha", "mei", "2027-03-01");
    const [planned] = await lines("asha");
    await correctOf("asha", planned!.id, { from: "2027-02-01", value: acme.id("head") });
    expect(told(await lines("asha"))).toEqual([
      ["head", "2027-02-01", null],
      ["ravi", "2024-01-01", "2027-02-01"],
    ]);
  });

  test("is for platform admins; a running one is not taken back but corrected, and strangers find nothing", async () => {
    await plan("asha", "mei", "2027-03-01");
    const [planned, running] = await lines("asha");
    await expect(withdrawOf(acme, "ravi", acme.id("asha"), planned!.id)).rejects.toMatchObject({ status: 403 });
    await expect(withdrawOf(acme, "admin", acme.id("mei"), planned!.id)).rejects.toMatchObject({ status: 404 });
    await expect(withdrawOf(globex, "spy", acme.id("asha"), planned!.id)).rejects.toMatchObject({ status: 404 });
    await expect(withdrawOf(acme, "admin", acme.id("asha"), running!.id)).rejects.toMatchObject({
      code: "people.no-longer-planned",
    });
  });

  test("of leaving is taken back: the day of leaving goes with it", async () => {
    await acme.as("admin", (context) =>
      changeAssignment(
        context,
        changeAssignmentInput.parse({ employeeId: acme.id("mei"), kind: "STATUS", from: "2027-01-01", value: "LEFT" }),
      ),
    );
    const leaving = (await profile("mei")).timeline.find(({ value }) => value === "LEFT")!;
    await withdrawOf(acme, "admin", acme.id("mei"), leaving.id);
    expect((await profile("mei")).privateFacts.resignedOn).toBeNull();
  });

  test("that is somebody's first day is not taken back: they would have no state at all", async () => {
    const { employeeId } = await acme.as("admin", (context) =>
      addEmployee(
        context,
        addEmployeeInput.parse({ firstName: "Noor", workEmail: "noor@acme.test", joinedOn: "2027-01-01" }),
      ),
    );
    const first = (await acme.as("admin", (context) => employeeProfile(context, { employeeId }))).timeline.find(
      ({ kind }) => kind === "STATUS",
    )!;
    await expect(withdrawOf(acme, "admin", employeeId, first.id)).rejects.toMatchObject({
      code: "people.nothing-before",
    });
  });

  test("is not taken back where the manager of before leaves first", async () => {
    await plan("asha", "mei", "2027-03-01");
    await acme.as("admin", (context) =>
      changeAssignment(
        context,
        changeAssignmentInput.parse({ employeeId: acme.id("ravi"), kind: "STATUS", from: "2027-02-01", value: "LEFT" }),
      ),
    );
    const [planned] = await lines("asha");
    await expect(withdrawOf(acme, "admin", acme.id("asha"), planned!.id)).rejects.toMatchObject({
      code: "people.manager-absent",
    });
  });
});

describe("a correction", () => {
  test("says what was over days gone by; what was recorded before stays readable to those who may know of plans", async () => {
    const [running] = await lines("asha");
    await correctOf("asha", running!.id, { from: "2025-01-01", until: "2025-01-31", value: acme.id("mei") });
    expect(told(await lines("asha"))).toEqual([
      ["ravi", "2025-02-01", null],
      ["mei", "2025-01-01", "2025-02-01"],
      ["ravi", "2024-01-01", "2025-01-01"],
    ]);
    const replaced = (await lines("asha", "ravi", true)).filter(({ supersededAt }) => supersededAt !== null);
    expect(told(replaced)).toEqual([["ravi", "2024-01-01", null]]);
    const peer = await lines("asha", "mei", true);
    expect(
      peer.every(
        ({ supersededAt, recordedAt, recordedBy }) =>
          supersededAt === null && recordedAt === null && recordedBy === null,
      ),
    ).toBe(true);
    const audit = await acme.asProduct((context) =>
      context.rows<{ detail: object }>(
        sql`select detail from {audit_entry} where action = 'people.correct-assignment'`,
      ),
    );
    expect(audit).toEqual([
      {
        detail: {
          kind: "REPORTING_LINE",
          from: "2025-01-01",
          until: "2025-01-31",
          value: acme.id("mei"),
          former: acme.id("ravi"),
        },
      },
    ]);
  });

  test("is refused where it loops, says nothing new, ends before it begins, or comes from another company", async () => {
    const [ravis] = await lines("ravi");
    await expect(
      correctOf("ravi", ravis!.id, { from: "2025-01-01", until: "2025-01-31", value: acme.id("asha") }),
    ).rejects.toMatchObject({ code: "people.reporting-loop" });
    await expect(
      correctOf("ravi", ravis!.id, { from: "2025-01-01", until: "2025-01-31", value: acme.id("head") }),
    ).rejects.toMatchObject({ code: "people.no-change" });
    await expect(
      correctOf("ravi", ravis!.id, { from: "2025-01-01", until: "2024-12-31", value: acme.id("mei") }),
    ).rejects.toMatchObject({ code: "people.ends-before-start" });
    await expect(
      correctOf("ravi", ravis!.id, { from: "2025-01-01", value: acme.id("mei") }, "asha"),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      correctOf("ravi", ravis!.id, { from: "2025-01-01", value: null }, "spy", globex),
    ).rejects.toMatchObject({ status: 404 });
  });
});
