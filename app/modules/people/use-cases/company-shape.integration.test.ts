import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { jobTerms } from "../queries/job-terms.ts";
import { listChoices } from "../queries/list-choices.ts";
import { orgUnitTree } from "../queries/org-unit-tree.ts";
import { addJobTerm, addJobTermInput } from "./add-job-term.ts";
import { addOrgUnit, addOrgUnitInput } from "./add-org-unit.ts";
import { changeAssignment, changeAssignmentInput } from "./change-assignment.ts";
import { editJobTerm, editJobTermInput } from "./edit-job-term.ts";
import { editOrgUnit, editOrgUnitInput } from "./edit-org-unit.ts";
import { moveGrade } from "./move-grade.ts";
import { removeJobTerm } from "./remove-job-term.ts";
import { retireOrgUnit, retireOrgUnitInput } from "./retire-org-unit.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
  acme = await (
    await world.company("acme")
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
  globex = await (await world.company("globex")).employee("spy").admin("PLATFORM_ADMIN").build();
});
afterAll(() => world.close());

const add = async (name: string, parentId: string | null = null, by = "admin") =>
  (await acme.as(by, (context) => addOrgUnit(context, addOrgUnitInput.parse({ name, parentId })))).orgUnitId;
const edit = (orgUnitId: string, input: object, company = acme, by = "admin") =>
  company.as(by, (context) => editOrgUnit(context, editOrgUnitInput.parse({ orgUnitId, ...input })));
const retire = (orgUnitId: string, moveTo: string | null = null, company = acme, by = "admin") =>
  company.as(by, (context) => retireOrgUnit(context, retireOrgUnitInput.parse({ orgUnitId, moveTo })));
const seat = (who: string, value: string, from: string) =>
  acme.as("admin", (context) =>
    changeAssignment(context, changeAssignmentInput.parse({ employeeId: acme.id(who), kind: "ORG_UNIT", value, from })),
  );
const tree = () => acme.as("admin", (context) => orgUnitTree(context), { readOnly: true });
const seatsOf = (who: string) =>
  acme.asProduct((context) =>
    context.rows<{ unit: string; valid: string }>(
      sql`select u.name as unit, a.valid::text as valid from {assignment} a join {org_unit} u on u.id = a.org_unit_id
        where a.employee_id = ${acme.id(who)} and a.superseded_at is null order by lower(a.valid)`,
    ),
  );
const term = async (input: object) =>
  (await acme.as("admin", (context) => addJobTerm(context, addJobTermInput.parse(input)))).termId;
const terms = () => acme.as("admin", (context) => jobTerms(context), { readOnly: true });

describe("the tree of org units", () => {
  test("counts who sits in each unit and below it", async () => {
    const top = await add("Acme");
    const sales = await add("Sales", top);
    await seat("asha", await add("Field", sales), "2025-01-01");
    await seat("ravi", sales, "2025-01-01");
    expect((await tree()).map(({ name, level, people, peopleInAll }) => [name, level, people, peopleInAll])).toEqual([
      ["Acme", 1, 0, 2],
      ["Sales", 2, 1, 2],
      ["Field", 3, 1, 1],
    ]);
  });

  test("never loops, and holds no two units of one name side by side", async () => {
    const [top, sales, field] = await tree();
    await expect(edit(top!.id, { name: "Acme", parentId: field!.id })).rejects.toMatchObject({
      code: "people.unit-below-itself",
      details: { fields: { parentId: "people.unit-below-itself" } },
    });
    await expect(edit(sales!.id, { name: "Sales", parentId: sales!.id })).rejects.toMatchObject({
      code: "people.unit-below-itself",
    });
    await expect(add("SALES", top!.id)).rejects.toMatchObject({
      status: 409,
      details: { fields: { name: "people.unit-name-taken" } },
    });
    await edit(field!.id, { name: "Field", kind: "POD", parentId: top!.id });
    expect((await tree()).map(({ name, level, kind }) => [name, level, kind])).toEqual([
      ["Acme", 1, "DEPARTMENT"],
      ["Field", 2, "POD"],
      ["Sales", 2, "DEPARTMENT"],
    ]);
  });

  test("two moves at once that would close a circle between them: one is refused", async () => {
    const [one, other] = [await add("One"), await add("Other")];
    const moves = await Promise.allSettled([
      edit(one, { name: "One", parentId: other }),
      edit(other, { name: "Other", parentId: one }),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("a unit with somebody in it, now or later, is retired only with everybody moved from today on", async () => {
    const [old, next] = [await add("Old"), await add("Next")];
    const below = await add("Below", old);
    await seat("asha", old, "2026-02-01");
    await seat("mei", old, "2027-01-01");
    await expect(retire(old)).rejects.toMatchObject({ details: { fields: { moveTo: "people.unit-not-empty" } } });
    await expect(retire(old, below)).rejects.toMatchObject({ code: "people.unit-below-itself" });
    expect(await retire(old, next)).toMatchObject({ moved: 2 });
    expect(await seatsOf("asha")).toEqual([
      { unit: "Field", valid: "[2025-01-01,2026-02-01)" },
      { unit: "Old", valid: "[2026-02-01,2026-11-16)" },
      { unit: "Next", valid: "[2026-11-16,)" },
    ]);
    expect(await seatsOf("mei")).toEqual([{ unit: "Next", valid: "[2027-01-01,)" }]);
    expect((await tree()).find(({ id }) => id === below)?.parentId).toBe(next);
    const told = await acme.asProduct((context) =>
      context.rows(
        sql`select from {outbox} where name = 'people.assignment-changed' and payload ->> 'value' = ${next}`,
      ),
    );
    expect(told).toHaveLength(2);
  });

  test("a retired unit is offered to nobody and takes nobody in", async () => {
    const gone = await add("Gone");
    await retire(gone);
    expect((await acme.as("admin", listChoices)).orgUnits.map(({ name }) => name)).not.toContain("Gone");
    await expect(seat("mei", gone, "2028-01-01")).rejects.toMatchObject({ code: "people.unknown-value" });
    await expect(add("Under it", gone)).rejects.toMatchObject({
      details: { fields: { parentId: "people.unknown-value" } },
    });
    await expect(edit(gone, { name: "Back" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("functions, roles and grades", () => {
  test("a role stands in its function; one of them that is used stays", async () => {
    const functionId = await term({ kind: "FUNCTION", name: "Engineering" });
    const roleId = await term({ kind: "ROLE", name: "Engineer", functionId });
    await acme.as("admin", (context) =>
      changeAssignment(
        context,
        changeAssignmentInput.parse({ employeeId: acme.id("asha"), kind: "JOB_ROLE", value: roleId, from: today }),
      ),
    );
    expect((await terms()).functions).toMatchObject([
      { name: "Engineering", people: 1, used: true, roles: [{ name: "Engineer", people: 1, used: true }] },
    ]);
    await expect(
      acme.as("admin", (context) => removeJobTerm(context, { kind: "ROLE", termId: roleId })),
    ).rejects.toMatchObject({ code: "people.term-in-use" });
    await expect(
      acme.as("admin", (context) => removeJobTerm(context, { kind: "FUNCTION", termId: functionId })),
    ).rejects.toMatchObject({ code: "people.term-in-use" });
    await expect(term({ kind: "ROLE", name: "ENGINEER", functionId })).rejects.toMatchObject({
      details: { fields: { name: "people.term-taken" } },
    });
    await expect(term({ kind: "ROLE", name: "Lost" })).rejects.toMatchObject({
      details: { fields: { functionId: "people.unknown-value" } },
    });
    const other = await term({ kind: "FUNCTION", name: "Design" });
    await acme.as("admin", (context) =>
      editJobTerm(
        context,
        editJobTermInput.parse({ kind: "ROLE", termId: roleId, name: "Designer", functionId: other }),
      ),
    );
    expect((await terms()).functions.map(({ name, roles }) => [name, roles.map((role) => role.name)])).toEqual([
      ["Design", ["Designer"]],
      ["Engineering", []],
    ]);
    await acme.as("admin", (context) => removeJobTerm(context, { kind: "FUNCTION", termId: functionId }));
    expect((await terms()).functions.map(({ name }) => name)).toEqual(["Design"]);
  });

  test("grades keep the order they are put in, and stay at the ends", async () => {
    const [low] = [
      await term({ kind: "GRADE", name: "G1" }),
      await term({ kind: "GRADE", name: "G2" }),
      await term({ kind: "GRADE", name: "G3" }),
    ];
    const order = async () => (await terms()).grades.map(({ name }) => name);
    const move = (gradeId: string, to: "LOWER" | "HIGHER") =>
      acme.as("admin", (context) => moveGrade(context, { gradeId, to }));
    await move(low, "LOWER");
    expect(await order()).toEqual(["G1", "G2", "G3"]);
    await move(low, "HIGHER");
    expect(await order()).toEqual(["G2", "G1", "G3"]);
    await move(low, "HIGHER");
    await move(low, "HIGHER");
    expect(await order()).toEqual(["G2", "G3", "G1"]);
  });
});

describe("whoever is no platform admin here", () => {
  test.each(["goaladmin", "ravi"])("%s neither sees nor changes what the company is made of", async (by) => {
    const [unit] = await tree();
    const { grades } = await terms();
    await expect(acme.as(by, orgUnitTree)).rejects.toMatchObject({ status: 404 });
    await expect(acme.as(by, jobTerms)).rejects.toMatchObject({ status: 404 });
    await expect(add("Mine", null, by)).rejects.toMatchObject({ status: 404 });
    await expect(edit(unit!.id, { name: "Mine" }, acme, by)).rejects.toMatchObject({ status: 404 });
    await expect(retire(unit!.id, null, acme, by)).rejects.toMatchObject({ status: 404 });
    await expect(
      acme.as(by, (context) => removeJobTerm(context, { kind: "GRADE", termId: grades[0]!.id })),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      acme.as(by, (context) => moveGrade(context, { gradeId: grades[0]!.id, to: "HIGHER" })),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("another company's platform admin finds none of it, nor can hang a unit below it", async () => {
    const [unit] = await tree();
    expect(await globex.as("spy", orgUnitTree)).toEqual([]);
    await expect(edit(unit!.id, { name: "Theirs" }, globex, "spy")).rejects.toMatchObject({ status: 404 });
    await expect(retire(unit!.id, null, globex, "spy")).rejects.toMatchObject({ status: 404 });
    await expect(
      globex.as("spy", (context) => addOrgUnit(context, addOrgUnitInput.parse({ name: "Theirs", parentId: unit!.id }))),
    ).rejects.toMatchObject({ code: "people.unknown-value" });
  });

  test("what is changed is announced and audited", async () => {
    const [{ events, entries } = { events: 0, entries: 0 }] = await acme.asProduct((context) =>
      context.rows<{ events: number; entries: number }>(
        sql`select (select count(*)::int from {outbox} where name = 'people.company-shape-changed') as events,
              (select count(*)::int from {audit_entry}
                where action ~ '^people\\.(add|edit|retire|remove|move)-(org-unit|job-term|grade)$') as entries`,
      ),
    );
    expect(events).toBeGreaterThan(15);
    expect(entries).toBe(events);
  });
});
