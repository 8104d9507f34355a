import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "csv-parse/sync";
import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import type { Context } from "#app/platform/context/context.ts";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import type { Answer, Question } from "#app/modules/questionnaires/domain.ts";
import { leastOfSums } from "#tests/support/bounds-of-people.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { Survey } from "./data/entities.ts";
import { againstKeys, isCounted } from "./domain/score.ts";
import type { HeatColumns } from "./domain/survey.ts";
import { groupsWithin } from "./domain/within.ts";
import type { TeamScope } from "./engagement-places.ts";
import { resultsEndpoint } from "./api/results-endpoint.ts";
import { engagementMeasures } from "./queries/engagement-measures.ts";
import { exportResults } from "./queries/export-results.ts";
import { insightsInput, insightsPage, type InsightsPage } from "./queries/insights-page.ts";
import { resultsOf, type Results } from "./queries/survey-results.ts";
import { Choices, type Cell } from "./testing/told-cells.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { storeResults } from "./use-cases/publish-survey.ts";
import { setMinimum } from "./use-cases/set-minimum.ts";
import { sql } from "#tenancy/sql.ts";

// Somebody who sits in every chair at once, knows who works where and that all took part, and puts every number of every way
// out into one program that is solved in whole numbers. Nobody's answer to any question may follow from it, nor that somebody was
// against. Teams that all like something, or all do not, are among them.

vi.setConfig({ testTimeout: 240_000 });

const teams: Readonly<Record<string, readonly string[]>> = {
  a: ["a1", "a2", "a3", "a4", "a5", "a6", "a7"],
  b: ["b1", "b2", "b3", "b4", "b5", "b6"],
  c: ["c1", "c2", "c3", "c4", "c5"],
  d: ["d1", "d2", "d3"],
};
const leads = Object.keys(teams);
const everybody = ["boss", "admin", ...leads, ...Object.values(teams).flat()];
const seats = {
  Sales: ["a", ...teams["a"]!, "d"],
  Works: ["b", ...teams["b"]!, "c1", "c2"],
  Law: ["c3", "c4", "c5", ...teams["d"]!],
};

let world: World;
let surveys: SurveyWorld;
/** Units and managers that can be looked at; the former are `seated`. */
let nodes: string[];
let seated: ReadonlySet<string>;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  const company = await world.company("acme");
  company.employee("boss").employee("admin").reportsTo("boss").admin("ENGAGEMENT_ADMIN");
  for (const lead of leads) company.employee(lead).reportsTo("boss");
  for (const [lead, people] of Object.entries(teams)) company.team(lead, ...people);
  await company.build();
  await company.switchOn("ENGAGEMENT");
  surveys = new SurveyWorld(company);
  const units = await seatInUnits(company, [
    { name: "Company", people: ["boss", "admin", "c"] },
    ...Object.entries(seats).map(([name, people]) => ({ name, people, under: "Company" })),
  ]);
  seated = new Set(Object.values(units));
  nodes = [...seated, ...["boss", ...leads].map((lead) => company.id(lead))];
});
afterAll(() => world.close());

/** Places of answers, best last, that differ from person to person but for the teams that are of one mind. */
function stepOf(name: string, question: number): number {
  const place = everybody.indexOf(name);
  if (question === 0 && name.startsWith("a") && name.length === 2) return 9 + (place % 2);
  if (question === 1 && name.startsWith("c") && name.length === 2) return 4;
  if (question === 2 && name.startsWith("b") && name.length === 2) return place % 2;
  return (place * 7 + question * 5 + Math.floor(place / 4)) % (question === 0 ? 11 : 5);
}

const answersOf = (name: string, questions: readonly Question[]): Map<string, Answer> =>
  new Map(
    questions.filter(isCounted).map(({ id, kind, setup }, at) => {
      const step = stepOf(name, at);
      return [id, { value: kind === "enps" ? step : (setup as { options: { id: string }[] }).options[step]!.id }];
    }),
  );

type Wave = {
  surveyId: string;
  questions: Question[];
  drivers: Record<string, string>;
  results: Results;
  /** Who is in each group: more than anybody is told. */
  members: ReadonlyMap<number, readonly string[]>;
};

/** A survey that all of these answered, with results as they are published. */
async function wave(who: readonly string[], change: object = {}): Promise<Wave> {
  const audience = { employeeIds: who.map((name) => surveys.company.id(name)) };
  const asked = { attributes: ["DIVISION", "TEAM"], audience, fewest: 4, ...change };
  const surveyId = await surveys.launched("sample:pulse", asked);
  await count(surveyId, who);
  const { questions, drivers } = await surveys.company.asProduct((context) =>
    context.em.findOneOrFail(Survey, { id: surveyId }),
  );
  return { surveyId, drivers, questions: questions.filter(isCounted), ...(await placed(surveyId, who)) };
}

/** The groups of a survey, with those of them who answered. */
async function placed(surveyId: string, who: readonly string[]): Promise<Pick<Wave, "results" | "members">> {
  return surveys.company.asProduct(async (context) => {
    const asked = await groupsOfPeople(context, surveyId);
    const groups = Map.groupBy(who, (name) => asked.get(surveys.company.id(name))!);
    return { results: (await resultsOf(context, surveyId))!, members: groups };
  });
}

async function groupsOfPeople(context: Context, surveyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await context.rows<{ id: string; group: number }>(
    sql`select employee_id::text as id, group_number as group from {survey_participant} where survey_id = ${surveyId}`,
  );
  return new Map(rows.map(({ id, group }) => [id, group]));
}

/** Counts what these people answered, as if no others had. */
async function count(surveyId: string, who: readonly string[]): Promise<void> {
  await surveys.company.asProduct(async (context) => {
    await context.rows(sql`delete from {survey_result} where survey_id = ${surveyId}`);
    const record = await context.em.findOneOrFail(Survey, { id: surveyId });
    const groups = await groupsOfPeople(context, surveyId);
    const forms = who.map((name) => ({
      group: groups.get(surveys.company.id(name))!,
      answers: answersOf(name, record.questions),
    }));
    await storeResults(context, record, forms);
    Object.assign(record, { state: "PUBLISHED", publishedAt: context.clock.now() });
    await context.em.flush();
  });
}

const chairs: [string, TeamScope | "company"][] = [
  ["admin", "company"],
  ...["boss", ...leads].flatMap((lead): [string, TeamScope][] => [
    [lead, "direct-reports"],
    [lead, "all-reports"],
  ]),
];

/** Of whom a page speaks: all, a manager's own people, and of them whoever is told of under a node, by the groups they are in. */
function peopleOf(
  { results, members }: Wave,
  who: string,
  scope: TeamScope | "company",
  ...nodes: (string | undefined)[]
) {
  const { groups, frame } = results;
  const sets = nodes.flatMap((node) =>
    node ? [groupsWithin(groups, frame, { attribute: seated.has(node) ? "DIVISION" : "TEAM", node })] : [],
  );
  const node = surveys.company.id(who);
  if (scope !== "company")
    sets.push(groupsWithin(groups, frame, { attribute: "TEAM", node, directly: scope === "direct-reports" }));
  return groups.flatMap(({ number }) => (sets.every((set) => set.has(number)) ? members.get(number)! : []));
}

/** Every cell of the screens: each split, opened to each node, by drivers, by questions and by the other split. */
async function byScreens(wave: Wave): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [who, scope] of chairs)
    for (const by of ["DIVISION", "TEAM"] as const)
      for (const node of [undefined, ...(scope === "company" ? nodes : [])])
        for (const columns of ["DRIVER", "QUESTION_DESCRIPTION", by === "TEAM" ? "DIVISION" : "TEAM"] as const) {
          const input = insightsInput.parse({ surveyId: wave.surveyId, by, columns, ...(node && { node }) });
          const page = await surveys.company.as(who, (context) => insightsPage(context, input, scope));
          const told = page.node ? node : undefined;
          cells.push(...ofView(page, peopleOf(wave, who, scope, told)), ...ofHeat(page, { wave, who, scope, columns }));
        }
  return cells;
}

function ofView({ view }: InsightsPage, who: readonly string[]): Cell[] {
  return view!.questions.flatMap(({ question: { id, kind }, score, counts }): Cell[] =>
    score
      ? [
          {
            ...{ who, questions: [id], answered: score.answered, counts, average: score.average, enps: score.enps },
            ...(kind === "enps" ? {} : { favourable: score.favourable }),
          },
        ]
      : [],
  );
}

type Heated = { wave: Wave; who: string; scope: TeamScope | "company"; columns: HeatColumns };

function ofHeat({ heat }: InsightsPage, { wave, who, scope, columns }: Heated): Cell[] {
  const { questions, drivers } = wave;
  const scored = questions.filter(({ kind }) => kind !== "enps").map(({ id }) => id);
  return heat.rows.flatMap(({ id, scores }) =>
    heat.columns.flatMap((column, at): Cell[] => {
      const favourable = scores[at] ?? null;
      if (favourable === null) return [];
      const ofColumn = scored.filter((one) => columns === "DRIVER" && drivers[one] === column.id);
      const told = columns === "QUESTION_DESCRIPTION" ? [column.id] : ofColumn.length > 0 ? ofColumn : scored;
      const people = peopleOf(
        wave,
        who,
        scope,
        id,
        nodes.find((node) => node === column.id),
      );
      return [{ who: people, questions: told, answered: people.length * told.length, favourable }];
    }),
  );
}

/** Every line of the files. */
async function byFiles(wave: Wave): Promise<Cell[]> {
  const { surveyId, questions } = wave;
  const idOf = new Map<string, string>([
    ...leads.map((lead): [string, string] => [`TEAM ${lead}`, surveys.company.id(lead)]),
    ["TEAM boss", surveys.company.id("boss")],
  ]);
  const cells: Cell[] = [];
  for (const [who, scope] of chairs) {
    const lines = await surveys.company.as(
      who,
      async (context) =>
        parse(csvOf(await exportResults(context, { surveyId, scope })), { columns: true, bom: true }) as Record<
          string,
          string
        >[],
    );
    for (const line of lines) {
      const question = questions.find(({ text }) => text.en === line["question"])!;
      const node = idOf.get(`${line["split_by"]} ${line["group"]}`);
      if (!line["answers"] || (line["group"] && !node)) continue;
      const told = (column: string) => (line[column] ? Number(line[column]) : null);
      cells.push({
        ...{ who: peopleOf(wave, who, scope, node), questions: [question.id], answered: Number(line["answers"]) },
        ...{ average: told("average"), enps: told("enps") },
        ...(question.kind === "enps" ? {} : { favourable: told("favourable_percent") }),
      });
    }
  }
  return cells;
}

/** Every group that analytics publish of the survey, with its sums to the last digit. */
async function byAnalytics({ surveyId, questions }: Wave): Promise<Cell[]> {
  const [measure] = engagementMeasures;
  const names = new Map(everybody.map((name) => [surveys.company.id(name), name]));
  const groups = await surveys.company.asProduct((context) =>
    "groups" in measure! ? measure.groups(context, { from: "2026-10-01", to: "2026-12-31" }) : Promise.resolve([]),
  );
  const scored = questions.filter(({ kind }) => kind !== "enps").map(({ id }) => id);
  return groups
    .filter(({ source }) => source === surveyId)
    .map(({ employeeIds, people, value }) => ({
      ...{ who: employeeIds.map((id) => names.get(id)!), questions: scored },
      ...{ answered: people * scored.length, favourableAnswers: value },
    }));
}

/** Every answer that programs are given about the questions. */
async function byPrograms(wave: Wave): Promise<Cell[]> {
  const { surveyId, questions } = wave;
  type Answered = { questions: { questionId: string; answers: number | null; average: number; enps: number }[] };
  const cells: Cell[] = [];
  for (const [who, scope] of chairs)
    for (const node of [undefined, ...(scope === "company" ? nodes : [])]) {
      const by = node && seated.has(node) ? "DIVISION" : "TEAM";
      const input = { surveyId, scope, by, ...(node && { node }) };
      const told = await surveys.company.as(
        who,
        (context) => resultsEndpoint.run(context, input, {} as never, {} as never) as Promise<Answered>,
      );
      for (const { questionId, answers, average, enps } of told.questions)
        if (answers !== null && questions.some(({ id }) => id === questionId))
          cells.push({
            ...{ who: peopleOf(wave, who, scope, node), questions: [questionId], answered: answers, average, enps },
          });
    }
  return cells;
}

async function everything(told: Wave): Promise<Cell[]> {
  const ways = [...[await byScreens(told), await byFiles(told)], ...[await byPrograms(told), await byAnalytics(told)]];
  for (const cells of ways) expect(cells.length).toBeGreaterThan(0);
  return ways.flat();
}

/** Whose answer follows from the cells, or that it was against: `a1 0` is the first question as answered by a1. */
async function found({ questions }: Wave, who: readonly string[], cells: readonly Cell[], of = who) {
  const choices = new Choices(who, questions);
  const told = cells.flatMap((cell) => choices.inequalities(cell));
  const mark = ({ counted, least, most }: (typeof told)[number]) => `${[...counted].join(";")} ${least} ${most}`;
  const conditions = [...choices.known(), ...new Map(told.map((one) => [mark(one), one])).values()];
  const secrets = of.flatMap((name) => questions.map((question, at) => ({ name, question, mark: `${name} ${at}` })));
  const own = ({ name, question }: (typeof secrets)[number]) =>
    String(answersOf(name, questions).get(question.id)!.value as string | number);
  const exactly = secrets.map((secret) =>
    choices.sumOf([secret.name], secret.question.id, (key) => (key === own(secret) ? 1 : 0)),
  );
  const against = secrets.map((secret) => {
    const isAgainst = againstKeys(secret.question)!;
    const is = isAgainst(own(secret));
    return choices.sumOf([secret.name], secret.question.id, (key) => (is && isAgainst(key) ? 1 : 0));
  });
  const asked = [exactly, against].flat().filter((sum) => sum.size > 0);
  const least = await leastOfSums(conditions, { people: choices.size, least: 0, most: 1 }, asked);
  const certain = new Set(asked.filter((_, at) => least[at] === 1));
  return secrets.flatMap(({ mark: secret }, at) =>
    certain.has(exactly[at]!) || certain.has(against[at]!) ? [secret] : [],
  );
}

let first: Wave;
let before: Cell[];

test("no numbers of all screens, files and analytics together tell anybody's answer, nor who was against", async () => {
  first = await wave(everybody);
  before = await everything(first);
  expect(await found(first, everybody, before)).toEqual([]);
});

test("somebody leaves, and the next wave with the first one tell nobody; the first one counted anew would", async () => {
  const [leaver, ...stayed] = everybody.toReversed();
  const second = await wave(stayed, { followsId: first.surveyId });
  expect(await found(second, stayed, await everything(second))).toEqual([]);
  // Planted: the first wave as it would be without whoever left.
  await count(first.surveyId, stayed);
  const anew = await byFiles({ ...first, ...(await placed(first.surveyId, stayed)) });
  await count(first.surveyId, everybody);
  expect(await found(first, everybody, [...before, ...anew], [leaver!])).toContain(`${leaver} 0`);
});

test("when the company's minimum rises, what was told before and is told now tell nobody", async () => {
  await surveys.company.as("admin", (context) => setMinimum(context, { fewest: 7 }));
  expect(await found(first, everybody, [...before, ...(await everything(first))])).toEqual([]);
});

test("a team that is all alike, or all against, has no cell of its own; with one it is found", async () => {
  const told = (team: string, at: number) => {
    const { id } = first.questions[at]!;
    return before.filter(({ who, questions }) => who.join() === teams[team]!.join() && questions.join() === id);
  };
  expect([told("c", 1), told("b", 2)].flat()).toEqual([]);
  // All in favour, and not all alike: told, for it is held against nobody.
  expect(told("a", 0).length).toBeGreaterThan(0);
  const planted = (team: string, at: number, favourable: number): Cell => ({
    ...{ who: teams[team]!, questions: [first.questions[at]!.id], answered: teams[team]!.length, favourable },
  });
  const alike = { ...planted("c", 1, 100), average: 5 };
  const leaked = await found(first, everybody, [...before, alike, planted("b", 2, 0)]);
  const whose = [...teams["b"]!.map((name) => `${name} 2`), ...teams["c"]!.map((name) => `${name} 1`)];
  expect(leaked.toSorted()).toEqual(whose.toSorted());
});
