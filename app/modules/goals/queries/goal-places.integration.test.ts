import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { companyWithALine } from "../testing/company-with-a-line.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { copyGoal, copyGoalInput } from "../use-cases/copy-goal.ts";
import { editGoal, editGoalInput } from "../use-cases/edit-goal.ts";
import { goalDetail } from "./goal-detail.ts";
import { exportGoals } from "./goal-export.ts";
import { goalFactSets } from "./goal-facts-out.ts";
import { goalListInput, listGoals } from "./goal-list.ts";
import { sql } from "#tenancy/sql.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let company: Company;
let goals: GoalWorld;
const ids = { sales: "", north: "", open: "", secret: "", goal: "", hidden: "" };

beforeAll(async () => {
  world = await createWorld();
  company = await companyWithALine(world);
  goals = new GoalWorld(company);
  await company.asProduct(async (context) => {
    [ids.sales, ids.north] = [context.newId(), context.newId()];
    await context.rows(sql`insert into {org_unit} (id, name, kind) values (${ids.sales}, 'Sales', 'DEPARTMENT')`);
    await context.rows(
      sql`insert into {org_unit} (id, name, kind, parent_id) values (${ids.north}, 'North', 'DEPARTMENT', ${ids.sales})`,
    );
    [ids.open, ids.secret] = [context.newId(), context.newId()];
    for (const [id, name, seen] of [
      [ids.open, "Open team", "GLOBAL"],
      [ids.secret, "Secret team", "PRIVATE"],
    ])
      await context.rows(
        sql`insert into {team} (id, name, display_name, visibility, created_at) values (${id}, ${name}, ${name}, ${seen},
          ${context.clock.now()})`,
      );
    await context.rows(
      sql`insert into {team_member} (team_id, employee_id) values (${ids.secret}, ${company.id("ravi")})`,
    );
  });
  const asked = { departmentId: ids.north, teamIds: [ids.open, ids.secret] };
  ({ goalId: ids.goal } = await goals.objective("ravi", {
    ...{ title: "Win the north", level: "TEAM", keyResults: [{ title: "Orders" }] },
    ...asked,
  }));
  ({ goalId: ids.hidden } = await goals.objective("ravi", { title: "In secret", visibility: "PRIVATE", ...asked }));
});
afterAll(() => world.close());

async function found(by: string, filters: object) {
  const input = goalListInput.parse({ scope: "company", ...filters });
  return company.as(by, (context) => listGoals(context, input));
}
const titles = async (by: string, filters: object) => (await found(by, filters)).rows.map(({ title }) => title);

test("a list is narrowed to a department with those below it, and to a team", async () => {
  expect(await titles("asha", { department: ids.sales })).toEqual(["Win the north"]);
  expect((await titles("asha", { department: ids.north, kind: "ALL" })).toSorted()).toEqual([
    "Orders",
    "Win the north",
  ]);
  expect(await titles("asha", { team: ids.open })).toEqual(["Win the north"]);
  expect((await titles("ravi", { team: ids.secret })).toSorted()).toEqual(["In secret", "Win the north"]);
});

test("another system reads the teams of a goal that its reader may see", async () => {
  const teamsReadBy = async (by: string) => {
    const facts = await company.as(by, (context) => goalFactSets[0]!.read(context, null, 100));
    return facts.filter(({ title }) => title === "Win the north").map(({ team_ids }) => team_ids);
  };
  expect(await teamsReadBy("otto")).toEqual([ids.open]);
  expect(await teamsReadBy("ravi")).toEqual([[ids.open, ids.secret].sort().join(" ")]);
});

test("neither filter nor group, count nor file tells of a goal or a team that one may not see", async () => {
  expect((await found("otto", { department: ids.sales })).counts.total).toBe(1);
  expect((await found("otto", { team: ids.secret })).counts.total).toBe(0);
  for (const group of ["team", "department"]) {
    const { rows } = await found("otto", { group });
    expect(rows.map(({ title, teams }) => [title, teams])).toEqual([
      ["Win the north", [{ id: ids.open, name: "Open team" }]],
    ]);
  }
  const { rows } = await company.as("otto", (context) =>
    exportGoals(context, goalListInput.parse({ scope: "company" })).then(heldSheet),
  );
  expect(JSON.stringify(rows)).toContain("Open team");
  expect(JSON.stringify(rows)).not.toContain("Secret team");
  const detail = await company.as("otto", (context) => goalDetail(context, ids.goal));
  expect(detail.goal).toMatchObject({ departmentName: "North", teams: [{ name: "Open team" }] });
  expect(JSON.stringify(detail)).not.toContain(ids.secret);
});

test("teams change with the key results; what the changer may not see stays, and the history names none", async () => {
  const edit = (by: string, changes: object) =>
    company.as(by, (context) => editGoal(context, editGoalInput.parse({ goalId: ids.goal, ...changes })));
  const teamsOf = async (goalId: string) =>
    (await company.as("ravi", (context) => goalDetail(context, goalId))).goal.teams.map(({ name }) => name);
  expect(await edit("kiran", { removedTeam: ids.open, departmentId: ids.sales })).toEqual({
    fields: ["department", "teams"],
  });
  const detail = await company.as("ravi", (context) => goalDetail(context, ids.goal));
  expect(detail.children.map(({ departmentName, teams }) => [departmentName, teams.length])).toEqual([["Sales", 1]]);
  expect(await teamsOf(ids.goal)).toEqual(["Secret team"]);
  expect(detail.history).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: "department", before: "North", after: "Sales" })]),
  );
  await edit("kiran", { teamIds: [] });
  expect(await teamsOf(ids.goal)).toEqual(["Secret team"]);
  await edit("ravi", { teamIds: [ids.open] });
  expect(await teamsOf(ids.goal)).toEqual(["Open team"]);
});

test("a team one may not see is not to be had, nor a department that is none, nor a place of a key result", async () => {
  const make = (by: string, asked: object) => goals.objective(by, { title: "New", ...asked });
  expect(await refusalOf(make("asha", { teamIds: [ids.secret] }))).toMatchObject({ code: "goals.unknown-team" });
  expect(await refusalOf(make("asha", { departmentId: ids.open }))).toMatchObject({ code: "goals.unknown-department" });
  const { children } = await company.as("ravi", (context) => goalDetail(context, ids.goal));
  const asked = editGoalInput.parse({ goalId: children[0]!.id, departmentId: ids.north });
  expect(await refusalOf(company.as("ravi", (context) => editGoal(context, asked)))).toMatchObject({
    fields: { departmentId: "goals.place-of-objective" },
  });
});

test("a department gives no right: level and owners decide who may make a goal, and a copy belongs where its original does", async () => {
  const asked = { title: "Of the department", level: "DEPARTMENT", departmentId: ids.sales } as const;
  expect(await refusalOf(goals.objective("asha", asked))).toMatchObject({ status: 403 });
  const { goalId } = await goals.objective("ravi", { ...asked, teamIds: [ids.open] });
  const copied = await company.as("ravi", (context) =>
    copyGoal(context, copyGoalInput.parse({ goalId, title: "Next", timeFrame: "2026-Q4" })),
  );
  const { goal } = await company.as("asha", (context) => goalDetail(context, copied.goalId));
  expect(goal).toMatchObject({ departmentName: "Sales", teams: [{ name: "Open team" }] });
});
