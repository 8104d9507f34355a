import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { giveFeedback, giveFeedbackInput } from "#app/modules/feedback/use-cases/give-feedback.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { competenciesNear } from "./queries/competencies-near.ts";
import { competencyPanel, panelInput } from "./queries/competency-panel.ts";
import { competenciesExpectedOf } from "./queries/expected-of.ts";
import { findPeople } from "./queries/find-people.ts";
import { insights } from "./queries/insights.ts";
import { levelUpPage } from "./queries/level-up-page.ts";
import { personPage } from "./queries/person-page.ts";
import { planPage } from "./queries/plan-page.ts";
import { teamMap } from "./queries/team-map.ts";
import { developmentOfTwoCompanies, type DevelopWorld } from "./testing/develop-world.ts";
import { addGrowthStep, addGrowthStepInput } from "./use-cases/add-growth-step.ts";
import { approveManyLevelUps } from "./use-cases/approve-many-level-ups.ts";
import { approveLevelUp, declineLevelUp, supportLevelUp } from "./use-cases/decide-level-up.ts";
import { addStarters } from "./use-cases/add-starters.ts";
import { agreePlan, proposePlan } from "./use-cases/move-plan.ts";
import { saveCompetency, saveCompetencyInput } from "./use-cases/save-competency.ts";
import { saveSettings, saveSettingsInput, setFindable } from "./use-cases/save-settings.ts";
import { sql } from "#tenancy/sql.ts";

const codeOf = async (work: () => Promise<unknown>) => (await refusalOf(work())).code;

let world: World;
let develop: DevelopWorld;
let testing = "";

beforeAll(async () => {
  world = await createWorld();
  ({ develop } = await developmentOfTwoCompanies(world));
  testing = await develop.competency("Testing", { BEGINNER: "Writes tests", INTERMEDIATE: "Chooses what to test" });
  await develop.expect(testing, 0, "BEGINNER");
  await develop.expect(testing, 1, "INTERMEDIATE");
});
afterAll(() => world.close());

const read = <Value>(who: string, run: Parameters<typeof develop.company.as<Value>>[1]) =>
  develop.company.as(who, run, { readOnly: true });
const panelOf = (context: Context, empId: string, asked: { evidence?: string; shown?: number } = {}) =>
  competencyPanel(context, panelInput.parse({ competencyId: testing, empId, ...asked }));
const labelOf = async (whom: string) => {
  const id = develop.company.id(whom);
  const page = await read("skip", (context) => personPage(context, id, { measure: "now" }));
  return page.standings.find(({ competencyId }) => competencyId === testing)?.label;
};

test("a label grows with what is known, and says what it rests on", async () => {
  const { company } = develop;
  expect(await labelOf("asha")).toBe("NOT_ENOUGH_DATA");
  await develop.assess("asha", "asha", testing, "BEGINNER");
  expect(await labelOf("asha")).toBe("BUILDING");
  await develop.assess("ravi", "asha", testing, "BEGINNER", "Solid");
  expect(await labelOf("asha")).toBe("SKILLED");
  for (const by of ["ravi", "lena", "otto"])
    await company.as(by, (context) =>
      giveFeedback(
        context,
        giveFeedbackInput.parse({ receiverIds: [company.id("asha")], body: "Great tests", competencyId: testing }),
      ),
    );
  expect(await labelOf("asha")).toBe("EXCELLED");
  const panel = await read("ravi", (context) => panelOf(context, company.id("asha")));
  expect(panel.evidence.map(({ text }) => text)).toEqual(["Great tests", "Great tests", "Great tests"]);
  expect(panel.standing?.grounds).toEqual([
    { kind: "MANAGER", steps: 0 },
    { kind: "POSTS", praise: 3, advice: 0, swing: 1 },
  ]);
});

test("evidence is read page by page and kind by kind, with its files and comments", async () => {
  const { company } = develop;
  const asha = company.id("asha");
  const advise = giveFeedbackInput.parse({
    receiverIds: [company.id("lena")],
    body: "Test the edges",
    sentiment: "CONSTRUCTIVE",
    visibility: "RECEIVER_AND_MANAGER",
    competencyId: testing,
  });
  for (let count = 0; count < 11; count += 1) await company.as("asha", (context) => giveFeedback(context, advise));
  const lena = (asked?: { evidence?: string; shown?: number }) =>
    read("lena", (context) => panelOf(context, company.id("lena"), asked));
  const first = await lena();
  expect([first.evidence.length, first.hasMore]).toEqual([10, true]);
  expect(first.evidence[0]).toMatchObject({ kind: "ADVICE", text: "Test the edges", files: [], comments: 0 });
  const second = await lena({ shown: 20 });
  expect([second.evidence.length, second.hasMore]).toEqual([11, false]);
  expect((await lena({ evidence: "praise" })).evidence).toEqual([]);
  const praise = await read("ravi", (context) => panelOf(context, asha, { evidence: "praise" }));
  expect(praise.evidence).toHaveLength(3);
});

test("a plan's goals are offered near ones first: the job, then the next grade, then all others", async () => {
  const { company } = develop;
  await develop.competency("Archery");
  const offered = await read("lena", (context) => competenciesNear(context, company.id("lena")));
  expect(offered.map(({ name, near }) => [name, near?.by ?? null]).slice(0, 2)).toEqual([
    ["Testing", "now"],
    ["Archery", null],
  ]);
  expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
});

test("what was shown to the receiver alone is no evidence", async () => {
  const { company } = develop;
  const advise = giveFeedbackInput.parse({
    receiverIds: [company.id("asha")],
    body: "Only for you",
    sentiment: "CONSTRUCTIVE",
    visibility: "RECEIVER",
    competencyId: testing,
  });
  await company.as("lena", (context) => giveFeedback(context, advise));
  const panel = await read("asha", (context) => panelOf(context, company.id("asha")));
  expect(panel.standing?.advice).toBe(0);
  expect(panel.evidence).toHaveLength(3);
});

test("changing the library does not change what was assessed, nor what was expected on a day", async () => {
  const { company } = develop;
  const before = company.id("asha");
  const said = (panel: Awaited<ReturnType<typeof competencyPanel>>) =>
    panel.entries
      .filter(({ source }) => source === "MANAGER")
      .map(({ wording, wordingNumber }) => [wordingNumber, wording]);
  const input = saveCompetencyInput.parse({
    competencyId: testing,
    name: "Testing",
    wording: { BEGINNER: "Proves every change" },
  });
  await company.as("tara", (context) => saveCompetency(context, input));
  const panel = await read("ravi", (context) => panelOf(context, before));
  expect(panel.wording).toEqual({ BEGINNER: "Proves every change" });
  expect(said(panel)).toEqual([[1, "Writes tests"]]);
  const expected = await read("ravi", (context) => competenciesExpectedOf(context, [before]));
  expect(expected.get(before)).toMatchObject({
    role: "Engineer",
    grade: { name: "Junior" },
    competencies: [{ expectedLevel: "BEGINNER", wording: [{ level: "BEGINNER", text: "Proves every change" }] }],
  });
  const yesterday = await read("ravi", (context) => competenciesExpectedOf(context, [before], "2020-01-01"));
  expect(yesterday.get(before)?.competencies).toEqual([]);
});

test("a competency worded by two at once takes the first word alone", async () => {
  const input = saveCompetencyInput.parse({ competencyId: testing, name: "Testing", number: 1 });
  expect(await codeOf(() => develop.company.as("tara", (context) => saveCompetency(context, input)))).toBe(
    "platform.changed-meanwhile",
  );
  await expect(develop.company.as("tara", (context) => saveCompetency(context, input))).rejects.toMatchObject({
    details: { params: { version: 2, who: "you", name: "tara" } },
  });
});

test("settings that two have open are those of the first", async () => {
  const save = (evidenceMonths: number) =>
    develop.company.as("tara", (context) =>
      saveSettings(context, saveSettingsInput.parse({ evidenceMonths, allowsSearch: true, version: 0 })),
    );
  await save(12);
  await expect(save(6)).rejects.toMatchObject({
    code: "platform.changed-meanwhile",
    details: { params: { version: 1, who: "you", name: "tara" } },
  });
});

test("a growth plan is agreed, and a change makes it a draft again", async () => {
  const { company } = develop;
  const planId = await develop.plan("lena", { mentorId: company.id("otto") });
  expect(await codeOf(() => company.as("lena", (context) => proposePlan(context, { planId })))).toBe(
    "develop.plan-empty",
  );
  const goalId = await develop.goal("lena", planId, testing, "INTERMEDIATE");
  await company.as("lena", (context) => proposePlan(context, { planId }));
  expect(await codeOf(() => company.as("lena", (context) => agreePlan(context, { planId })))).toBe(
    "platform.forbidden",
  );
  await company.as("ravi", (context) => agreePlan(context, { planId }));
  await company.as("ravi", (context) =>
    addGrowthStep(context, addGrowthStepInput.parse({ goalId, text: "Read the book" })),
  );
  const page = await read("otto", (context) => planPage(context, company.id("lena")));
  expect([page.plan?.state, page.progress, page.mayEdit, page.goals[0]?.all]).toEqual(["AGREED", 0, false, 1]);
  const debugging = await develop.competency("Debugging");
  await develop.goal("lena", planId, debugging);
  const changed = await read("lena", (context) => planPage(context, company.id("lena")));
  expect(changed.plan?.state).toBe("DRAFT");
});

test("a level-up goes from the manager to an administrator and becomes a dated grade", async () => {
  const { company } = develop;
  const requestId = await develop.request("asha", "Does it already");
  const decision = { requestId, comment: "Yes", version: undefined };
  const approval = { ...decision, effectiveOn: null };
  expect(await codeOf(() => company.as("asha", (context) => supportLevelUp(context, decision)))).toBe(
    "platform.forbidden",
  );
  expect(await codeOf(() => company.as("tara", (context) => approveLevelUp(context, approval)))).toBe(
    "develop.request-decided",
  );
  await company.as("ravi", (context) => supportLevelUp(context, decision));
  const day = await read("tara", async (context) => context.today());
  await company.as("tara", (context) => approveLevelUp(context, approval));
  expect([await develop.gradeOf("asha", "2024-06-01"), await develop.gradeOf("asha", day)]).toEqual([
    "Junior",
    "Senior",
  ]);
});

test("two managers decide one level-up: one decision stands", async () => {
  const { company } = develop;
  const requestId = await develop.request("lena", "Does it already");
  const decision = { requestId, comment: "Said", version: undefined };
  const both = await Promise.allSettled([
    company.as("ravi", (context) => supportLevelUp(context, decision)),
    company.as("skip", (context) => declineLevelUp(context, decision)),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = both.find((one) => one.status === "rejected");
  expect((refused?.reason as { code: string }).code).toBe("develop.request-decided");
});

test("nobody approves their own level-up", async () => {
  const { company } = develop;
  const requestId = await develop.request("tara", "Me");
  const approval = { requestId, comment: "", version: undefined, effectiveOn: null };
  expect(await codeOf(() => company.as("tara", (context) => approveLevelUp(context, approval)))).toBe(
    "platform.forbidden",
  );
});

test("several level-ups are approved at once, and what is refused keeps nothing back", async () => {
  const { company } = develop;
  const mine = await company.as(
    "tara",
    async (context) => (await levelUpPage(context, company.id("tara"))).requests[0]!.id,
  );
  const otto = await develop.request("otto", "Does it already");
  const notSupported = await develop.request("skip", "Does it already");
  await company.asProduct((context) =>
    context.rows(sql`update {level_up_request} set state = 'SUPPORTED' where id in (${otto}, ${mine})`),
  );
  const asked = { requestIds: [mine, notSupported, otto], comment: "", effectiveOn: null };
  const { approved, refused } = await company.as("tara", (context) => approveManyLevelUps(context, asked));
  expect(approved).toEqual([{ requestId: otto, name: "otto" }]);
  expect(refused.map(({ name, code }) => [name, code]).sort()).toEqual([
    ["skip", "develop.request-decided"],
    ["tara", "platform.forbidden"],
  ]);
  expect(await develop.gradeOf("otto", await read("tara", async (context) => context.today()))).toBe("Senior");
  expect(await codeOf(() => company.as("ravi", (context) => approveManyLevelUps(context, asked)))).toBe(
    "platform.not-found",
  );
});

test("people are found by what they can do only where they allow it", async () => {
  const found = async () => {
    const { people } = await read("otto", (context) => findPeople(context, { competency: testing }));
    return people.map(({ name }) => name.toLowerCase().split(" ")[0]);
  };
  await develop.assess("ravi", "lena", testing, "INTERMEDIATE");
  expect(await found()).toEqual([]);
  await develop.company.as("lena", (context) => setFindable(context, { findable: true }));
  expect(await found()).toEqual(["lena"]);
});

test("insights say nothing of fewer than five people, and the map says who could stand in", async () => {
  const numbers = await read("ravi", (context) => insights(context, "direct-reports", "COMPETENCIES"));
  expect([numbers.people, numbers.counts, numbers.rows.every(({ counts }) => counts === null)]).toEqual([
    2,
    null,
    true,
  ]);
  const all = await read("tara", (context) => insights(context, "company", "COMPETENCIES"));
  expect(all.rows.find(({ id }) => id === testing)?.counts).toMatchObject({ NOT_ENOUGH_DATA: 4 });
  const map = await read("ravi", (context) => teamMap(context, "direct-reports"));
  expect(map.competencies.find(({ id }) => id === testing)).toMatchObject({ asked: 2 });
});

test("the starter library is added once", async () => {
  const { company } = develop;
  const first = await company.as("tara", (context) => addStarters(context, { field: "SALES" }));
  const again = await company.as("tara", (context) => addStarters(context, { field: "SALES" }));
  expect([first, again]).toEqual([
    { added: 8, known: 0 },
    { added: 0, known: 8 },
  ]);
});
