import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { changeAssignment, changeAssignmentInput } from "#app/modules/people/use-cases/change-assignment.ts";
import type { Context } from "#app/platform/context/context.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { competencyPanel, panelInput } from "./queries/competency-panel.ts";
import { exportDevelopment } from "./queries/exports.ts";
import { insights } from "./queries/insights.ts";
import { levelUpPage } from "./queries/level-up-page.ts";
import { notePage } from "./queries/notes.ts";
import { developmentOfPerson } from "./queries/of-person.ts";
import { personPage } from "./queries/person-page.ts";
import { planPage } from "./queries/plan-page.ts";
import { companyRequests } from "./queries/request-list.ts";
import { searchDevelop } from "./queries/search-develop.ts";
import { teamMap } from "./queries/team-map.ts";
import { teamPeople, teamPeopleInput } from "./queries/team-people.ts";
import { developmentOfTwoCompanies, type DevelopWorld } from "./testing/develop-world.ts";
import { addGrowthGoal, addGrowthGoalInput } from "./use-cases/add-growth-goal.ts";
import { askSelfAssessment } from "./use-cases/ask-self-assessment.ts";
import { assessCompetency } from "./use-cases/assess-competency.ts";
import { approveLevelUp, supportLevelUp, withdrawLevelUp } from "./use-cases/decide-level-up.ts";
import { agreePlan, closePlan } from "./use-cases/move-plan.ts";
import { requestLevelUp, requestLevelUpInput } from "./use-cases/request-level-up.ts";
import { savePlan, savePlanInput } from "./use-cases/save-plan.ts";
import { removeProfileNote } from "./use-cases/save-profile-note.ts";
import { exactly } from "#tenancy/text-search.ts";

const canary = "Kanarienvogel";
const codeOf = async (work: () => Promise<unknown>) => (await refusalOf(work())).code;

let world: World;
let acme: Company;
let globex: Company;
let develop: DevelopWorld;
let [competencyId, planId, requestId, noteId, asha] = ["", "", "", "", ""];

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, develop } = await developmentOfTwoCompanies(world));
  asha = acme.id("asha");
  competencyId = await develop.competency("Testing");
  await develop.expect(competencyId, 0, "BEGINNER");
  await develop.assess("ravi", "asha", competencyId, "ADVANCED", `${canary} manager`);
  await develop.assess("asha", "asha", competencyId, "BEGINNER", `${canary} self`);
  planId = await develop.plan("asha", { note: `${canary} plan` });
  await develop.goal("asha", planId, competencyId);
  requestId = await develop.request("asha", `${canary} reason`);
  noteId = await develop.note("asha", `${canary} strength`);
});
afterAll(() => world.close());

const readings = (): ((context: Context) => Promise<unknown>)[] => [
  (context) => personPage(context, asha, { measure: "now" }),
  (context) => competencyPanel(context, panelInput.parse({ competencyId, empId: asha })),
  (context) => planPage(context, asha),
  (context) => levelUpPage(context, asha),
  (context) => notePage(context, { employeeId: asha, noteId, kind: "STRENGTH" }),
];

const acts = (): ((context: Context) => Promise<unknown>)[] => [
  (context) => assessCompetency(context, { employeeId: asha, competencyId, level: "BEGINNER", comment: "" }),
  (context) => askSelfAssessment(context, { employeeId: asha, dueOn: null as never }),
  (context) => savePlan(context, savePlanInput.parse({ employeeId: asha })),
  (context) => addGrowthGoal(context, addGrowthGoalInput.parse({ planId, competencyId, level: "BEGINNER" })),
  (context) => agreePlan(context, { planId }),
  (context) => closePlan(context, { planId }),
  (context) =>
    requestLevelUp(
      context,
      requestLevelUpInput.parse({ employeeId: asha, toGradeId: develop.grades[1]!.id, reason: "x" }),
    ),
  (context) => supportLevelUp(context, { requestId, comment: "", version: undefined }),
  (context) => withdrawLevelUp(context, { requestId }),
  (context) => approveLevelUp(context, { requestId, comment: "", version: undefined, effectiveOn: null as never }),
  (context) => removeProfileNote(context, { noteId }),
];

/** What somebody finds in lists, numbers, files, search and profiles. */
async function found(company: Company, who: string): Promise<string> {
  const attempts: ((context: Context) => Promise<unknown>)[] = [
    (context) => developmentOfPerson(context, asha),
    (context) => searchDevelop(context, exactly(canary), 20),
    (context) => searchDevelop(context, exactly("asha"), 20),
    ...(["direct-reports", "all-reports", "company"] as const).flatMap((scope) => [
      (context: Context) => teamPeople(context, scope, teamPeopleInput.parse({})),
      (context: Context) => teamMap(context, scope),
      (context: Context) => insights(context, scope, "INDIVIDUAL"),
      async (context: Context) => heldSheet(await exportDevelopment(context, { what: "competencies", scope })),
      async (context: Context) => heldSheet(await exportDevelopment(context, { what: "level-ups", scope })),
    ]),
    (context) => companyRequests(context, { state: "ALL", page: 1 }),
  ];
  const told: unknown[] = [];
  for (const attempt of attempts)
    told.push(await company.as(who, attempt, { readOnly: true }).catch((error: { status?: number }) => error.status));
  return JSON.stringify(told);
}

test("a colleague and another company find nothing of it and can do nothing with it", async () => {
  for (const [company, who] of [
    [acme, "lena"],
    [acme, "otto"],
    [globex, "eve"],
  ] as const) {
    for (const attempt of [...readings(), ...acts()])
      expect(await codeOf(() => company.as(who, attempt))).toBe("platform.not-found");
    const told = await found(company, who);
    expect(told).not.toContain(canary);
    expect(told).not.toContain(asha);
  }
});

test("those above read it; an administrator reads the assessments and the level-up, and no plan", async () => {
  for (const who of ["ravi", "skip"])
    for (const reading of readings())
      expect(JSON.stringify(await acme.as(who, reading, { readOnly: true }))).not.toBe("null");
  const outcomes: unknown[] = [];
  for (const reading of readings())
    outcomes.push(
      await acme.as("tara", reading, { readOnly: true }).then(
        () => "read",
        (error: { code: string }) => error.code,
      ),
    );
  expect(outcomes).toEqual(["read", "read", "platform.not-found", "read", "read"]);
});

test("a mentor reads the plan and nothing else", async () => {
  const mentored = savePlanInput.parse({ employeeId: asha, mentorId: acme.id("otto"), note: `${canary} plan` });
  await acme.as("asha", (context) => savePlan(context, mentored));
  const outcomes: unknown[] = [];
  for (const reading of readings())
    outcomes.push(
      await acme.as("otto", reading, { readOnly: true }).then(
        () => "read",
        (error: { code: string }) => error.code,
      ),
    );
  expect(outcomes).toEqual([
    "platform.not-found",
    "platform.not-found",
    "read",
    "platform.not-found",
    "platform.not-found",
  ]);
  expect(await codeOf(() => acme.as("otto", (context) => closePlan(context, { planId })))).toBe("platform.forbidden");
});

test("a former manager reads nothing from the day on which somebody else leads", async () => {
  const today = await acme.as("tara", async (context) => context.today(), { readOnly: true });
  await acme.as("tara", (context) =>
    changeAssignment(
      context,
      changeAssignmentInput.parse({ employeeId: asha, kind: "REPORTING_LINE", from: today, value: acme.id("lena") }),
    ),
  );
  await acme.as("tara", (context) =>
    changeAssignment(
      context,
      changeAssignmentInput.parse({
        employeeId: acme.id("lena"),
        kind: "REPORTING_LINE",
        from: today,
        value: acme.id("skip"),
      }),
    ),
  );
  for (const attempt of [...readings(), ...acts()])
    expect(await codeOf(() => acme.as("ravi", attempt))).toBe("platform.not-found");
  expect(await found(acme, "ravi")).not.toContain(asha);
  const read = await acme.as("lena", readings()[0]!, { readOnly: true });
  expect(JSON.stringify(read)).toContain(asha);
});
