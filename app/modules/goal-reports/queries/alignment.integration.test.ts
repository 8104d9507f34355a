import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { alignmentGaps, keyResultGaps, objectiveGaps, ruleOfGap } from "#app/modules/goals/domain/alignment.ts";
import { coach, coachKeyResult } from "#app/modules/goals/domain/coach/coach.ts";
import type { GoalKind, ObjectiveLevel } from "#app/modules/goals/domain/hierarchy.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { alignmentReport } from "../jobs/alignment-report.ts";
import { refusalOf, type GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { twoCompanies } from "#app/modules/goals/testing/two-companies.ts";
import { checkIn } from "#app/modules/goals/use-cases/check-in.ts";
import { closeGoal } from "#app/modules/goals/use-cases/close-goal.ts";
import { contributeToGoal } from "#app/modules/goals/use-cases/contribute-to-goal.ts";
import { gapNumbers } from "#app/modules/goals/queries/alignment-numbers.ts";
import { alignmentScreen, alignmentScreenInput } from "./alignment-screen.ts";
import { goalListInput, listGoals } from "#app/modules/goals/queries/goal-list.ts";
import { sql } from "#tenancy/sql.ts";

const statements: string[] = [];
let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;
let units: Record<string, string>;

const clear = { measureType: "COUNT" as const, start: 3, target: 9 };
const parts = (count: number) => Array.from({ length: count }, (_, number) => ({ title: `Part ${number}`, ...clear }));

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-05T09:00:00Z", onStatement: (sql) => statements.push(sql) });
  ({ company, other, goals } = await twoCompanies(world));
  await company.employee("gone").build();
  units = await seatInUnits(company, [
    { name: "Works", people: ["ravi"] },
    { name: "Shop floor", under: "Works", people: ["asha"] },
    { name: "Office", people: ["lena"] },
  ]);
  const top = await goals.objective("kiran", { title: "Top", level: "COMPANY", keyResults: parts(2) });
  await goals.objective("asha", { title: "Aligned", parentId: top.goalId, keyResults: parts(5) });
  const feeding = await goals.objective("asha", { title: "Counts in the top", keyResults: parts(6) });
  await company.as("kiran", (context) =>
    contributeToGoal(context, { goalId: feeding.goalId, parentId: top.goalId, weight: 1 }),
  );
  await goals.objective("lena", {
    title: "Alone",
    keyResults: [
      { title: "As the form begins", measureType: "PERCENTAGE", start: 0, target: 100 },
      { title: "Nowhere to go", measureType: "COUNT", start: 4, target: 4 },
    ],
  });
  const behind = await goals.objective("asha", {
    title: "Alone and unmeasured",
    level: "TEAM",
    progressType: "MANUAL",
  });
  await company.as("asha", (context) =>
    checkIn(context, { goalId: behind.goalId, value: 10, level: "AT_RISK", comment: "" }),
  );
  await goals.objective("kiran", {
    title: "Left behind",
    ownerId: company.id("gone"),
    level: "COMPANY",
    keyResults: parts(1),
  });
  const closed = await goals.objective("lena", { title: "Done with" });
  await company.as("lena", (context) => closeGoal(context, { goalId: closed.goalId, closure: "ACHIEVED" }));
  await goals.objective("lena", { title: "Secret", visibility: "PRIVATE" });
  await company.asProduct((context) =>
    context.rows(
      sql`update {assignment} set status = 'LEFT' where kind = 'STATUS' and employee_id = ${company.id("gone")}`,
    ),
  );
  await other.as("spy", async () => undefined);
});
afterAll(() => world.close());

const numbers = (by = "kiran") => company.as(by, (context) => gapNumbers(context, "current"), { readOnly: true });
const counted = (asked: object, by = "kiran") =>
  company.as(
    by,
    async (context) =>
      listGoals(context, goalListInput.parse({ scope: "company", status: "OPEN", sort: "title", ...asked }), 200),
    { readOnly: true },
  );
const titles = async (asked: object) => (await counted(asked)).rows.map(({ title }) => title);

describe("what is missing", () => {
  test("each gap names its goals, and closed ones are done with", async () => {
    expect(await titles({ gap: "NO_PARENT" })).toEqual(["Alone", "Alone and unmeasured", "Secret"]);
    expect(await titles({ gap: "NO_KEY_RESULTS" })).toEqual(["Alone and unmeasured", "Secret"]);
    expect(await titles({ gap: "TOO_MANY" })).toEqual(["Counts in the top"]);
    expect(await titles({ gap: "NO_OWNER" })).toEqual(["Left behind"]);
    expect(await titles({ gap: "SAME_ENDS", kind: "KEY_RESULT" })).toEqual(["Nowhere to go"]);
    expect(await titles({ gap: "BASELINE", kind: "KEY_RESULT" })).toEqual(["As the form begins"]);
  });

  test("every number is the length of the list it leads to", async () => {
    const rows = await numbers();
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const asked = {
        kind: row.kind satisfies GoalKind,
        ...(row.level ? { level: row.level satisfies ObjectiveLevel } : {}),
      };
      expect((await counted(asked)).rows.length).toBe(row.open);
      expect((await counted({ ...asked, heard: "NOT" })).rows.length).toBe(row.silent);
      for (const gap of row.kind === "OBJECTIVE" ? objectiveGaps : keyResultGaps)
        expect([gap, (await counted({ ...asked, gap })).rows.length]).toEqual([gap, row[gap]]);
    }
  });

  test("the database counts what the coach would hint at", async () => {
    const { rows: objectives } = await counted({});
    const { rows: keyResults } = await counted({ kind: "KEY_RESULT" });
    for (const gap of alignmentGaps) {
      const rule = ruleOfGap[gap];
      if (!rule || gap === "NO_OWNER") continue;
      const hinted = keyResultGaps.some((one) => one === gap)
        ? keyResults.filter(({ title, measureType, start, target }) =>
            coachKeyResult({ title, measureType, start, target }).some((hint) => hint.rule === rule),
          )
        : objectives.filter(({ id, title }) =>
            coach({
              title,
              hasOwner: true,
              hasPeriod: true,
              keyResults: keyResults.filter(({ parentId }) => parentId === id),
              nearby: [],
            }).some((hint) => hint.rule === rule),
          );
      const listed = await titles({ gap, kind: keyResultGaps.some((one) => one === gap) ? "KEY_RESULT" : "OBJECTIVE" });
      expect([gap, hinted.map(({ title }) => title).sort()]).toEqual([gap, [...listed].sort()]);
    }
  });

  test("what one may not see is not counted", async () => {
    const sum = async (by: string) =>
      (await numbers(by)).find(({ kind, level }) => kind === "OBJECTIVE" && level === null)!.NO_PARENT;
    expect([await sum("kiran"), await sum("lena"), await sum("asha")]).toEqual([3, 3, 2]);
  });
});

describe("the page", () => {
  const screen = (by: string, of = company) =>
    of.as(by, (context) => alignmentScreen(context, alignmentScreenInput.parse({})), { readOnly: true });

  test("a unit counts with all below it, the most behind first, and leads to those goals", async () => {
    const found = (await screen("kiran")).units;
    expect(found.map(({ name, above, open, atRisk }) => [name, above, open, atRisk])).toEqual([
      ["Shop floor", "Works", 3, 1],
      ["Works", null, 3, 1],
      ["Office", null, 2, 0],
    ]);
    for (const { id, open, atRisk } of found)
      expect([
        (await counted({ unit: id })).rows.length,
        (await counted({ unit: id, status: "AT_RISK" })).rows.length,
      ]).toEqual([open, atRisk]);
    expect(units["Works"]).toBe(found[1]!.id);
  });

  test("takes eight statements at most, besides the one that says who asks", async () => {
    statements.length = 0;
    await screen("kiran");
    expect(statements.filter((sql) => !/^(begin|commit|set)/i.test(sql)).length).toBeLessThanOrEqual(9);
  });

  test("is for who has the company's insights, and holds their own company", async () => {
    for (const name of ["ravi", "asha"]) expect(await refusalOf(screen(name))).toMatchObject({ status: 403 });
    expect(await screen("spy", other)).toMatchObject({ gaps: [], units: [] });
    expect(
      (
        await other.as("spy", (context) =>
          listGoals(context, goalListInput.parse({ scope: "company", unit: units["Works"]! })),
        )
      ).rows,
    ).toEqual([]);
  });
});

test("for print, the page says the same numbers, in the language it is read in", async () => {
  const { report, gaps } = await company.as("kiran", async (context) => {
    const screen = await alignmentScreen(context, alignmentScreenInput.parse({ period: "all" }));
    return { report: await alignmentReport(context, screen, "de"), gaps: screen.gaps };
  });
  const { text, language } = await readPdf(await writeReport(report));
  const all = gaps.find(({ kind, level }) => kind === "OBJECTIVE" && level === null)!;
  expect(language).toBe("de");
  expect(report.tables[0]!.rows.at(-1)!.cells.slice(1, 2)).toEqual([String(all.open)]);
  for (const words of ["Wessen Ziele: Das ganze Unternehmen", "Works", "Shop floor", "Office"])
    expect(text).toContain(words);
});
