import type { Context } from "#app/platform/context/context.ts";
import type { GatheredMeasure, MeasureDays } from "#app/platform/contributions/measure.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { measuredCells, type Cell } from "../data/measured-cells.ts";
import { periodCounting } from "../data/period-counting.ts";
import { peopleAsked } from "../data/people-asked.ts";
import type { Dimension } from "../domain/dimensions.ts";
import { addSums, numberOf, rounded, type Sums } from "../domain/numbers.ts";
import { daysBefore, daysOf, latestQuarters } from "../domain/periods.ts";
import type { ReportDefinition } from "../domain/report.ts";
import { namesOfKeys } from "./names-of-keys.ts";
import { requireMeasures, shownMeasure, type ShownMeasure } from "./seen-measures.ts";

/** One measure in one part: now, in the period compared with, and of how many people. */
export type ReportNumber = { now: number | null; before: number | null; people: number };
export type ReportRow = {
  /** What the part is called, by split; null where nothing is recorded, or a published group is of several kinds. */
  parts: { key: string | null; name: string | null }[];
  /** A number a measure; then what the formula makes of them. */
  numbers: ReportNumber[];
};

export type ReportResult = {
  definition: ReportDefinition;
  measures: ShownMeasure[];
  days: MeasureDays;
  before: MeasureDays | null;
  rows: ReportRow[];
  total: ReportNumber[];
  /** Of the quarters of a trend, in place of what the report is split by. */
  trend: { days: MeasureDays; numbers: ReportNumber[] }[];
};

const mostRows = 500;
const quartersShown = 8;

/** What a report says to the actor: by their own rights, whoever made it. One statement a measure, and one for names. */
export async function reportResult(context: Context, definition: ReportDefinition): Promise<ReportResult> {
  if (definition.measures.length === 0)
    throw invalid("analytics.no-measure", "A report needs a measure.", {
      fields: { measures: "analytics.no-measure" },
    });
  await requireSplits(context, definition);
  const measures = await requireMeasures(context, definition.scope, definition.measures);
  const counting = await periodCounting(context, definition.period);
  const days = daysOf(definition.period, counting);
  const before = daysBefore(definition.period, counting, definition.compare);
  const shown = { definition, measures: measures.map((measure) => shownMeasure(measure, context)), days, before };
  if (definition.shape === "TREND") return { ...shown, rows: [], ...(await trendOf(context, definition, measures)) };
  const periods = before ? [days, before] : [days];
  const cells = await cellsOf(context, { definition, measures, periods, splits: definition.splits });
  return {
    ...shown,
    ...(await rowsOf(context, { definition, measures, cells, compares: before !== null })),
    trend: [],
  };
}

/** Grades are for who may see everybody's. */
export async function requireSplits(
  context: Context,
  { splits, scope }: Pick<ReportDefinition, "splits" | "scope">,
): Promise<void> {
  if (!splits.includes("grade")) return;
  const mine = (await context.ability()).decide("view", { kind: "PeopleAnalytics", scope: "company" }).allowed;
  if (scope !== "company" || !mine) throw notFound("The split by grade");
}

type Asked = {
  definition: ReportDefinition;
  measures: readonly GatheredMeasure[];
  periods: readonly MeasureDays[];
  splits: readonly Dimension[];
};

/** Cells measure by measure. */
async function cellsOf(context: Context, { definition, measures, periods, splits }: Asked): Promise<Cell[][]> {
  const people = await peopleAsked(context, definition);
  const all: Cell[][] = [];
  for (const measure of measures)
    all.push(await measuredCells(context, { measure, periods, splits, organisation: definition.organisation, people }));
  return all;
}

type Counted = {
  definition: ReportDefinition;
  measures: readonly GatheredMeasure[];
  cells: Cell[][];
  compares: boolean;
};

async function rowsOf(
  context: Context,
  { definition, measures, cells, compares }: Counted,
): Promise<Pick<ReportResult, "rows" | "total">> {
  const { splits, formula } = definition;
  const totals = measures.map((measure, place) => numberFrom(measure, cells[place]!, compares));
  const total = [...totals.map(({ number }) => number), ...made(definition, measures, totals, totals, compares)];
  if (splits.length === 0) return { rows: [{ parts: [], numbers: total }], total };
  const names = await namesOfKeys(
    context,
    cells
      .flat()
      .flatMap(({ first, second }) => splits.map((dimension, at) => ({ dimension, key: at ? second : first }))),
  );
  const keyed = (cell: Cell) => JSON.stringify(splits.length > 1 ? [cell.first, cell.second] : [cell.first]);
  const byKey = cells.map((some) => Map.groupBy(some, keyed));
  const rows = [...new Set(cells.flat().map(keyed))].map((key): ReportRow => {
    const numbers = measures.map((measure, place) => numberFrom(measure, byKey[place]!.get(key) ?? [], compares));
    return {
      parts: (JSON.parse(key) as (string | null)[]).map((part) => ({
        key: part,
        name: part === null ? null : (names[part] ?? null),
      })),
      numbers: [
        ...numbers.map(({ number }) => number),
        ...(formula === "NONE" ? [] : made(definition, measures, numbers, totals, compares)),
      ],
    };
  });
  return { rows: inOrder(rows).slice(0, mostRows), total };
}

type Counting = { number: ReportNumber; now: Sums; before: Sums };

function numberFrom(measure: GatheredMeasure, cells: readonly Cell[], compares: boolean): Counting {
  const now = addSums(cells.filter(({ period }) => period === 0));
  const before = addSums(cells.filter(({ period }) => period === 1));
  return {
    ...{ now, before },
    number: {
      now: numberOf(measure, now),
      before: compares ? numberOf(measure, before) : null,
      people: now.people,
    },
  };
}

/** What the formula makes of the numbers of a part: a ratio of two measures, or the part's share of the whole in percent. */
function made(
  { formula }: ReportDefinition,
  measures: readonly GatheredMeasure[],
  numbers: readonly Counting[],
  totals: readonly Counting[],
  compares: boolean,
): ReportNumber[] {
  const [first, second] = numbers;
  if (formula === "NONE" || !first) return [];
  const people = first.number.people;
  if (formula === "RATIO")
    return second
      ? [
          {
            people,
            now: divided(first.number.now, second.number.now, 2),
            before: compares ? divided(first.number.before, second.number.before, 2) : null,
          },
        ]
      : [];
  const [whole] = totals;
  if (measures[0]!.sum !== "COUNT" || !whole) return [];
  const share = (part: number | null, all: number | null) => divided(part === null ? null : part * 100, all, 0);
  return [
    {
      people,
      now: share(first.number.now, whole.number.now),
      before: compares ? share(first.number.before, whole.number.before) : null,
    },
  ];
}

function divided(value: number | null, by: number | null, digits: number): number | null {
  return value === null || by === null || by === 0 ? null : rounded(value / by, digits);
}

/** By the first split's largest numbers, what has no name last. */
function inOrder(rows: ReportRow[]): ReportRow[] {
  const named = ({ parts }: ReportRow) => (parts.every(({ key }) => key !== null) ? 0 : 1);
  const first = ({ numbers }: ReportRow) => numbers[0]?.now ?? -Infinity;
  return rows.sort((one, other) => named(one) - named(other) || first(other) - first(one));
}

async function trendOf(
  context: Context,
  definition: ReportDefinition,
  measures: readonly GatheredMeasure[],
): Promise<Pick<ReportResult, "trend" | "total">> {
  const quarters = latestQuarters(context.today(), quartersShown);
  const cells = await cellsOf(context, { definition, measures, periods: quarters, splits: [] });
  const trend = quarters.map((days, period) => {
    const numbers = measures.map((measure, place) => {
      const sums = addSums(cells[place]!.filter((cell) => cell.period === period));
      return { number: { now: numberOf(measure, sums), before: null, people: sums.people }, now: sums, before: sums };
    });
    return {
      days,
      numbers: [...numbers.map(({ number }) => number), ...made(definition, measures, numbers, numbers, false)],
    };
  });
  return { trend, total: trend.at(-1)!.numbers };
}
