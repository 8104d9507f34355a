import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "csv-parse/sync";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { leastOfSums } from "#tests/support/bounds-of-people.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { againstKeys } from "./domain/score.ts";
import type { HeatColumns } from "./domain/survey.ts";
import { groupsWithin } from "./domain/within.ts";
import type { TeamScope } from "./engagement-places.ts";
import { resultsEndpoint } from "./api/results-endpoint.ts";
import { engagementMeasures } from "./queries/engagement-measures.ts";
import { exportResults } from "./queries/export-results.ts";
import { insightsInput, insightsPage, type InsightsPage } from "./queries/insights-page.ts";
import { answersOf, AttackedWorld, everybody, leads, teams, type Wave } from "./testing/attacked-world.ts";
import { Choices, type Cell } from "./testing/told-cells.ts";
import { setMinimum } from "./use-cases/set-minimum.ts";

// Somebody who sits in every chair at once, knows who works where and that all took part, and puts every number of every way
// out into one program that is solved in whole numbers. Nobody's answer to any question may follow from it, nor that somebody was
// against. Teams that all like something, or all do not, are among them.

vi.setConfig({ testTimeout: 240_000 });

let world: World;
let attacked: AttackedWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  attacked = await AttackedWorld.open(await world.company("acme"));
});
afterAll(() => world.close());

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
    node ? [groupsWithin(groups, frame, { attribute: attacked.seated.has(node) ? "DIVISION" : "TEAM", node })] : [],
  );
  const node = attacked.company.id(who);
  if (scope !== "company")
    sets.push(groupsWithin(groups, frame, { attribute: "TEAM", node, directly: scope === "direct-reports" }));
  return groups.flatMap(({ number }) => (sets.every((set) => set.has(number)) ? members.get(number)! : []));
}

/** Every cell of the screens: each split, opened to each node, by drivers, by questions and by the other split. */
async function byScreens(wave: Wave): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [who, scope] of chairs)
    for (const by of ["DIVISION", "TEAM"] as const)
      for (const node of [undefined, ...(scope === "company" ? attacked.nodes : [])])
        for (const columns of ["DRIVER", "QUESTION_DESCRIPTION", by === "TEAM" ? "DIVISION" : "TEAM"] as const) {
          const input = insightsInput.parse({ surveyId: wave.surveyId, by, columns, ...(node && { node }) });
          const page = await attacked.company.as(who, (context) => insightsPage(context, input, scope));
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
        attacked.nodes.find((node) => node === column.id),
      );
      return [{ who: people, questions: told, answered: people.length * told.length, favourable }];
    }),
  );
}

/** Every line of the files. */
async function byFiles(wave: Wave): Promise<Cell[]> {
  const { surveyId, questions } = wave;
  const idOf = new Map<string, string>([
    ...leads.map((lead): [string, string] => [`TEAM ${lead}`, attacked.company.id(lead)]),
    ["TEAM boss", attacked.company.id("boss")],
  ]);
  const cells: Cell[] = [];
  for (const [who, scope] of chairs) {
    const lines = await attacked.company.as(
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
  const names = new Map(everybody.map((name) => [attacked.company.id(name), name]));
  const groups = await attacked.company.asProduct((context) =>
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
    for (const node of [undefined, ...(scope === "company" ? attacked.nodes : [])]) {
      const by = node && attacked.seated.has(node) ? "DIVISION" : "TEAM";
      const input = { surveyId, scope, by, ...(node && { node }) };
      const told = await attacked.company.as(
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
  first = await attacked.wave(everybody);
  before = await everything(first);
  expect(await found(first, everybody, before)).toEqual([]);
});

test("somebody leaves, and the next wave with the first one tell nobody; the first one counted anew would", async () => {
  const [leaver, ...stayed] = everybody.toReversed();
  const second = await attacked.wave(stayed, { followsId: first.surveyId });
  expect(await found(second, stayed, await everything(second))).toEqual([]);
  // Planted: the first wave as it would be without whoever left.
  await attacked.count(first.surveyId, stayed);
  const anew = await byFiles({ ...first, ...(await attacked.placed(first.surveyId, stayed)) });
  await attacked.count(first.surveyId, everybody);
  expect(await found(first, everybody, [...before, ...anew], [leaver!])).toContain(`${leaver} 0`);
});

test("when the company's minimum rises, what was told before and is told now tell nobody", async () => {
  await attacked.company.as("admin", (context) => setMinimum(context, { fewest: 7 }));
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
