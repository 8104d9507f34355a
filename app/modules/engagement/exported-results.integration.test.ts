import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "csv-parse/sync";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { answersInput, type Answer, type Question } from "#app/modules/questionnaires/domain.ts";
import { recordLeaving, recordLeavingInput } from "#app/modules/people/use-cases/record-leaving.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import type { TeamScope } from "./engagement-places.ts";
import { resultsEndpoint } from "./api/results-endpoint.ts";
import { exportResults } from "./queries/export-results.ts";
import { insightsInput, insightsPage } from "./queries/insights-page.ts";
import { printedResults } from "./queries/printed-results.ts";
import { Survey } from "./data/entities.ts";
import { answerSurvey } from "./use-cases/answer-survey.ts";
import { saveSettings } from "./use-cases/edit-survey.ts";
import { addSeries, addSeriesInput } from "./use-cases/series.ts";
import { minimumInput, setMinimum } from "./use-cases/set-minimum.ts";
import { settingsInput } from "./use-cases/survey-input.ts";
import { SurveyWorld } from "./testing/survey-world.ts";

let world: World;
let surveys: SurveyWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

type Scope = TeamScope | "company";
type Cell = { split_by: string; group: string; question: string; answers: string; favourable_percent: string };

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );
const rowsOf = (who: string, surveyId: string, scope: Scope) =>
  surveys.company.as(
    who,
    async (context) =>
      parse(csvOf(await exportResults(context, { surveyId, scope })), { columns: true, bom: true }) as Cell[],
  );
const pageOf = (who: string, surveyId: string, scope: Scope) =>
  surveys.company.as(who, (context) => insightsPage(context, insightsInput.parse({ surveyId }), scope));

const formOf = (questions: readonly Question[], step: number): Record<string, Answer> =>
  Object.fromEntries(
    questions.flatMap(({ id, kind, setup }): [string, Answer][] => {
      if (kind === "enps") return [[id, { value: step * 2 }]];
      if (kind === "text") return [[id, { value: `Words of step ${step}` }]];
      return [[id, { value: (setup as { options: { id: string }[] }).options[step]!.id }]];
    }),
  );

async function wave(from: string, without: readonly string[] = []): Promise<string> {
  const surveyId = await surveys.launched(from, { fewest: 4 });
  const questions = await surveys.questions(surveyId);
  for (const [at, name] of surveys.everybody.entries())
    if (!without.includes(name))
      await surveys.answer(name, surveyId, formOf(questions, name === "l1" ? 0 : 3 + (at % 2)));
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  return surveyId;
}

/** Every number of a file, and every difference of two of one question, speaks of so many or of nobody. */
function tellsFewer(rows: readonly Cell[], fewest: number): Cell[] {
  return rows.filter((row) => {
    const others = rows.filter(({ question, answers }) => question === row.question && answers !== "");
    if (row.answers === "") return false;
    const [whole] = others;
    const rest = Number(whole!.answers) - Number(row.answers);
    return Number(row.answers) < fewest || (rest > 0 && rest < fewest);
  });
}

test("a file holds what the screen tells and no cell more, for the company and for a manager's own people alone", async () => {
  const surveyId = await wave("sample:pulse");
  for (const [who, scope] of [
    ["admin", "company"],
    ["large", "direct-reports"],
    ["small", "direct-reports"],
  ] as const) {
    const [rows, { view }] = [await rowsOf(who, surveyId, scope), await pageOf(who, surveyId, scope)];
    const told = rows
      .filter(({ group }) => group === "")
      .map(({ answers }) => (answers === "" ? null : Number(answers)));
    expect(told).toEqual(view!.questions.map(({ score }) => score?.answered ?? null));
    expect(tellsFewer(rows, 4)).toEqual([]);
  }
  const small = await rowsOf("small", surveyId, "direct-reports");
  expect(small.every(({ answers, favourable_percent }) => answers === "" && favourable_percent === "")).toBe(true);
  expect(await codeOf(rowsOf("large", surveyId, "company"))).toBe("platform.not-found");
  expect(await codeOf(rowsOf("l1", surveyId, "direct-reports"))).toBe("platform.not-found");
});

test("the paper bears comments where the screen shows them, and nothing of a team that is too small", async () => {
  const surveyId = await wave("sample:pulse");
  const paper = (who: string, scope: Scope) =>
    surveys.company.as(who, async (context) =>
      readPdf(await printedResults(context, insightsInput.parse({ surveyId }), scope)),
    );
  expect((await paper("admin", "company")).text).toContain("Words of step 3");
  const small = (await paper("small", "direct-reports")).text;
  expect(small).toContain("Too few answers");
  expect(small).not.toMatch(/Words of step|\d+\s*%/);
  expect(await codeOf(paper("large", "company"))).toBe("platform.not-found");
});

test("results stand by the sections in which they were asked: on the screen, in the file, on paper and for programs", async () => {
  const surveyId = await wave("sample:how-are-we");
  const headings = ["Working here", "Direction and leadership", "Your work", "Growth and team"];
  const inOrder = (all: readonly (string | null | undefined)[]) => [...new Set(all)];
  const { view } = await pageOf("admin", surveyId, "company");
  expect(inOrder(view!.questions.map(({ section }) => section?.en))).toEqual(headings);
  const rows = (await rowsOf("admin", surveyId, "company")) as (Cell & { section: string })[];
  expect(inOrder(rows.map(({ section }) => section))).toEqual(headings);
  const paper = await surveys.company.as("admin", async (context) =>
    readPdf(await printedResults(context, insightsInput.parse({ surveyId }), "company")),
  );
  for (const heading of headings) expect(paper.text).toContain(heading);
  const told = await surveys.company.as("admin", (context) =>
    resultsEndpoint.run(context, { surveyId, scope: "company" }, {} as never, {} as never),
  );
  const { questions } = told as { questions: { section: string | null }[] };
  expect(inOrder(questions.map(({ section }) => section))).toEqual(headings);
});

test("a survey may ask for more answers than the company's minimum and never for fewer, and begins with it", async () => {
  const minimum = (fewest: number) => surveys.company.as("admin", (context) => setMinimum(context, { fewest }));
  const draft = await surveys.draft();
  const fewestOf = async (id: string) =>
    (await surveys.company.asProduct((context) => context.em.findOneOrFail(Survey, { id }))).fewest;
  expect(await fewestOf(draft)).toBe(5);
  await minimum(7);
  expect([await fewestOf(draft), await fewestOf(await surveys.draft())]).toEqual([7, 7]);
  const save = (fewest: number) =>
    surveys.company.as("admin", (context) =>
      saveSettings(
        context,
        settingsInput.parse({ surveyId: draft, title: "Pulse", purpose: "PULSE", privacy: "ANONYMOUS", fewest }),
      ),
    );
  const plan = (fewest: number) =>
    surveys.company.as("admin", (context) =>
      addSeries(context, addSeriesInput.parse({ kind: "EXIT", from: "sample:exit", privacy: "ANONYMOUS", fewest })),
    );
  expect([await codeOf(save(6)), await codeOf(plan(6))]).toEqual([
    "engagement.below-minimum",
    "engagement.below-minimum",
  ]);
  expect([await codeOf(save(8)), await codeOf(plan(8))]).toEqual(["done", "done"]);
  expect(await fewestOf(draft)).toBe(8);
  expect(await codeOf(surveys.company.as("large", (context) => setMinimum(context, { fewest: 4 })))).toBe(
    "platform.forbidden",
  );
  expect(minimumInput.safeParse({ fewest: 3 }).success).toBe(false);
  await minimum(4);
  expect([await fewestOf(draft), await codeOf(save(4))]).toEqual([8, "done"]);
});

test("raising the company's minimum makes what was published stricter at once; lowering it gives nothing back", async () => {
  const surveyId = await wave("sample:pulse");
  const minimum = (fewest: number) => surveys.company.as("admin", (context) => setMinimum(context, { fewest }));
  const comments = async () => (await pageOf("admin", surveyId, "company")).view!.comments.length;
  const before = await rowsOf("admin", surveyId, "company");
  // What is told from four on is too much once it takes seven: the attacker finds it before, and nothing after.
  expect(tellsFewer(before, 7)).not.toEqual([]);
  expect(await comments()).toBe(1);
  expect((await pageOf("large", surveyId, "direct-reports")).view!.answered).toBe(6);
  await minimum(7);
  const after = await rowsOf("admin", surveyId, "company");
  expect(tellsFewer(after, 7)).toEqual([]);
  expect(after.filter(({ answers }) => answers !== "")).not.toEqual([]);
  // Whoever kept the old file subtracts the new one from it, cell by cell: whole groups of then, or nobody.
  const answersOf = (rows: readonly Cell[]) =>
    rows.filter(({ answers }) => answers !== "").map(({ answers }) => +answers);
  for (const old of answersOf(before))
    for (const now of answersOf(after)) expect(old === now || Math.abs(old - now) >= 4, `${old} ${now}`).toBe(true);
  expect((await pageOf("large", surveyId, "direct-reports")).view).toMatchObject({ answered: null, favourable: null });
  // Fourteen forms would have to lie behind a comment now, and thirteen do.
  expect(await comments()).toBe(0);
  await minimum(4);
  expect(await rowsOf("admin", surveyId, "company")).toEqual(after);
  expect(await comments()).toBe(0);
});

async function namedSurvey(privacy: "NAMED" | "CONFIDENTIAL" | "ANONYMOUS"): Promise<string> {
  const surveyId = await surveys.launched("sample:pulse", { privacy, fewest: 4 });
  const questions = await surveys.questions(surveyId);
  for (const [at, name] of surveys.everybody.entries()) {
    const form = formOf(questions, name === "l1" ? 0 : 3 + (at % 2));
    if (privacy === "ANONYMOUS") await surveys.answer(name, surveyId, form);
    else
      await surveys.company.as(name, (context) =>
        answerSurvey(context, { surveyId, answers: answersInput.parse(form) }),
      );
  }
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  return surveyId;
}

test("person by person stands in named surveys alone: for admins all, for managers their own; else refused, in files too", async () => {
  const people = (who: string, surveyId: string, scope: Scope) =>
    surveys.company.as(who, (context) =>
      insightsPage(context, insightsInput.parse({ surveyId, by: "EMPLOYEE", columns: "QUESTION_DESCRIPTION" }), scope),
    );
  const told = (who: string, surveyId: string) =>
    surveys.company.as(who, (context) =>
      resultsEndpoint.run(context, { surveyId, scope: "company", by: "EMPLOYEE" }, {} as never, {} as never),
    );
  const named = await namedSurvey("NAMED");
  const { heat } = await people("admin", named, "company");
  expect(heat.rows).toHaveLength(surveys.everybody.length);
  const [l1] = heat.rows.filter(({ id }) => id === surveys.company.id("l1"));
  expect(l1!.scores.every((score) => score === 0)).toBe(true);
  const own = (await people("large", named, "direct-reports")).heat.rows.map(({ id }) => id);
  expect(own.toSorted()).toEqual(["l1", "l2", "l3", "l4", "l5", "l6"].map((name) => surveys.company.id(name)).sort());
  expect(((await told("admin", named)) as { groups: unknown[] }).groups).toHaveLength(surveys.everybody.length);
  const byPerson = async (surveyId: string) =>
    (await rowsOf("admin", surveyId, "company")).filter((row) => row.split_by === "EMPLOYEE").length;
  expect(await byPerson(named)).toBeGreaterThan(0);
  expect(await codeOf(people("l1", named, "company"))).toBe("platform.not-found");
  const viewing = await surveys.company.as(
    "admin",
    (context) => insightsPage(context, insightsInput.parse({ surveyId: named, by: "EMPLOYEE" }), "company"),
    { viewedBy: "boss" },
  );
  expect(viewing.by).toBe("TEAM");
  for (const privacy of ["CONFIDENTIAL", "ANONYMOUS"] as const) {
    const surveyId = await namedSurvey(privacy);
    const page = await people("admin", surveyId, "company");
    expect([page.by, page.offered.includes("EMPLOYEE")]).toEqual(["TEAM", false]);
    expect(page.heat.rows.some(({ id }) => id === surveys.company.id("l1"))).toBe(false);
    expect(await codeOf(told("admin", surveyId))).toBe("engagement.not-named");
    expect(await byPerson(surveyId)).toBe(0);
  }
  // One from before: whoever answered it was told of groups alone.
  await surveys.company.asProduct((context) =>
    context.rows(sql`update {survey} set frame = frame - 'byPerson' where id = ${named}`),
  );
  expect((await people("admin", named, "company")).offered).not.toContain("EMPLOYEE");
  expect(await codeOf(told("admin", named))).toBe("engagement.not-named");
  expect(await byPerson(named)).toBe(0);
});

test("two waves with one leaver pin nobody, by files or programs; the past is not counted anew; a planted cell is found", async () => {
  const first = await wave("sample:pulse");
  const before = await rowsOf("admin", first, "company");
  const lastDay = "2026-11-15";
  await surveys.company.asProduct((context) =>
    recordLeaving(context, recordLeavingInput.parse({ employeeId: surveys.company.id("l6"), lastDay })),
  );
  const second = await wave(`wave:${first}`, ["l6"]);
  const [again, after] = [await rowsOf("admin", first, "company"), await rowsOf("admin", second, "company")];
  expect(again).toEqual(before);
  for (const rows of [before, after]) expect(tellsFewer(rows, 4)).toEqual([]);
  // Told of one group in both waves, or in neither way that leaves the leaver alone: each stands for so many by itself.
  const answered = await surveys.company.as("admin", (context) =>
    resultsEndpoint.run(context, { surveyId: second, scope: "company" }, {} as never, {} as never),
  );
  const told = (answered as { questions: { answers: number | null }[] }).questions.map(({ answers }) => answers);
  expect(told).toEqual(after.filter(({ group }) => group === "").map(({ answers }) => Number(answers)));
  const planted = { ...before[0]!, group: "Leak", answers: String(Number(before[0]!.answers) - 1) };
  expect(tellsFewer([...before, planted], 4)).toEqual([planted]);
});
