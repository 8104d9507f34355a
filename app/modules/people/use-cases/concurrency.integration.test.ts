import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { inOrder, orders, sessionOf, type Session } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { correctAssignment, correctAssignmentInput } from "./correct-assignment.ts";
import { changeAssignment, changeAssignmentInput } from "./change-assignment.ts";
import { withdrawPlannedChange } from "./withdraw-planned-change.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("head")
    .team("head", "ravi", "asha", "mei")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employee("other")
    .admin("PLATFORM_ADMIN")
    .build();
});

const as = (by: string, work: (context: Context) => Promise<unknown>) => sessionOf(acme, by, work);
const live = (of: string) =>
  acme.asProduct((context) =>
    context.rows<{ id: string; manager: string; valid: string }>(
      sql`select a.id, m.display_name as manager, a.valid::text from {assignment} a join {employee} m on m.id = a.manager_id
    where a.employee_id = ${acme.id(of)} and a.kind = 'REPORTING_LINE' and a.superseded_at is null order by a.valid`,
    ),
  );
const lineOf = async (of: string, at = 0) => (await live(of))[at]!.id;
const correcting =
  (of: string, assignmentId: string, to: string, more: object = {}) =>
  (context: Context) =>
    correctAssignment(
      context,
      correctAssignmentInput.parse({
        employeeId: acme.id(of),
        assignmentId,
        from: "2024-01-01",
        value: acme.id(to),
        ...more,
      }),
    );
const changing = (of: string, to: string, from: string) => (context: Context) =>
  changeAssignment(
    context,
    changeAssignmentInput.parse({ employeeId: acme.id(of), kind: "REPORTING_LINE", from, value: acme.id(to) }),
  );
const told = async (of: string) => (await live(of)).map(({ manager, valid }) => `${manager} ${valid}`);

describe.each(orders)("in the order %s", (order) => {
  const run = (first: Session<unknown>, second: Session<unknown>) => inOrder(world, order, first, second);

  test("of two corrections of the same row one is made, and the other finds it replaced", async () => {
    const row = await lineOf("asha");
    const ends = await run(as("admin", correcting("asha", row, "ravi")), as("other", correcting("asha", row, "mei")));
    expect(ends.toSorted()).toEqual(["DONE", "platform.not-found"]);
    expect(await told("asha")).toEqual([`${ends[0] === "DONE" ? "ravi" : "mei"} [2024-01-01,)`]);
  });

  test("two corrections that would close a circle together do not", async () => {
    const [ashas, ravis] = [await lineOf("asha"), await lineOf("ravi")];
    const ends = await run(
      as("admin", correcting("asha", ashas, "ravi")),
      as("other", correcting("ravi", ravis, "asha")),
    );
    expect(ends.toSorted()).toEqual(["DONE", "people.reporting-loop"]);
  });

  test("a correction and a change of one timeline both stand, or the later finds its row replaced; nothing is lost or told twice", async () => {
    const row = await lineOf("asha");
    const ends = await run(
      as("admin", correcting("asha", row, "ravi", { until: "2024-06-30" })),
      as("other", changing("asha", "mei", "2026-12-01")),
    );
    expect(ends[1]).toBe("DONE");
    expect(["DONE", "platform.not-found"]).toContain(ends[0]);
    expect(await told("asha")).toEqual(
      ends[0] === "DONE"
        ? ["ravi [2024-01-01,2024-07-01)", "head [2024-07-01,2026-12-01)", "mei [2026-12-01,)"]
        : ["head [2024-01-01,2026-12-01)", "mei [2026-12-01,)"],
    );
  });

  test("a planned change is corrected or withdrawn, not both", async () => {
    await acme.as("admin", changing("asha", "mei", "2027-01-01"));
    const planned = await lineOf("asha", 1);
    const ends = await run(
      as("admin", correcting("asha", planned, "ravi", { from: "2027-01-01" })),
      as("other", (context) => withdrawPlannedChange(context, { employeeId: acme.id("asha"), assignmentId: planned })),
    );
    expect(ends.toSorted()).toEqual(["DONE", "platform.not-found"]);
    expect(await told("asha")).toEqual(
      ends[0] === "DONE" ? ["head [2024-01-01,2027-01-01)", "ravi [2027-01-01,)"] : ["head [2024-01-01,)"],
    );
  });
});
