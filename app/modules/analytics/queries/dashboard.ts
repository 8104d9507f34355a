import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { measureTopics, type GatheredMeasure, type MeasureTopic } from "#app/platform/contributions/measure.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { keptTotals, type KeptTotals } from "../data/kept-totals.ts";
import { measuredCells, type Cell } from "../data/measured-cells.ts";
import { periodCounting } from "../data/period-counting.ts";
import { peopleAsked, type PeopleAsked } from "../data/people-asked.ts";
import { dimensions, usualSplit, type Dimension, type MeasureScope } from "../domain/dimensions.ts";
import { listedMeasure } from "../domain/listed-measure.ts";
import { addSums, changeOf, numberOf, type Change, type PartSums } from "../domain/numbers.ts";
import { daysBefore, daysOf, quartersShown, quartersTold, readPeriod, type Period } from "../domain/periods.ts";
import { audienceFields, periodFields } from "../domain/report.ts";
import { namesOfKeys } from "./names-of-keys.ts";
import { audienceOffered, type AudienceOffered } from "./audience-offered.ts";
import { peopleBehind, type PersonBehind } from "./people-behind.ts";
import { requireSplits } from "./report-result.ts";
import { seenMeasures, seenTopics, shownMeasure, type ShownMeasure } from "./seen-measures.ts";

export const dashboardInput = z.object({
  topic: z.enum(measureTopics).optional(),
  ...periodFields,
  split: z.enum(dimensions).catch(usualSplit).default(usualSplit),
  ...audienceFields,
});

/** A measure now, before and in the latest quarters. */
export type DashboardNumber = ShownMeasure & {
  now: number | null;
  before: number | null;
  people: number;
  trend: { from: string; to: string; value: number | null }[];
};
export type DashboardPart = {
  key: string | null;
  name: string | null;
  now: number | null;
  before: number | null;
  people: number;
};

/** One topic: its numbers, what changed of the first of them and where, its parts, and who stands behind it. */
export type Dashboard = {
  scope: MeasureScope;
  topic: MeasureTopic;
  topics: MeasureTopic[];
  period: Period;
  /** What the first number is split by, and whose numbers they are. */
  split: Dimension;
  cohort: string;
  orgUnit: string;
  offered: AudienceOffered;
  days: { from: string; to: string };
  before: { from: string; to: string };
  /** Quarters of the trend that are over are told as they were counted in the night. */
  overWereKept: boolean;
  numbers: DashboardNumber[];
  change: Change & { measure: string; mostName: string | null };
  parts: DashboardPart[];
  /** Whose people are listed: of what one can act upon, those first who want attention; else those with most. */
  behind: { measure: ShownMeasure; worstFirst: boolean } | null;
  people: PersonBehind[];
};

const peopleShown = 10;

/** The dashboard of a topic: the first of those the actor may see where none is named. Two statements a measure at most. */
export async function dashboard(
  context: Context,
  scope: MeasureScope,
  { topic: asked, split, cohort, orgUnit, ...said }: z.output<typeof dashboardInput>,
): Promise<Dashboard> {
  await authorize(context, "view", { kind: "Analytics", scope: scope === "company" ? "company" : "led" });
  const topics = await seenTopics(context, scope);
  const topic = asked ?? topics[0];
  const measures = (await seenMeasures(context, scope)).filter((measure) => measure.topic === topic);
  const [lead] = measures;
  if (!topic || !lead) throw notFound("The dashboard");
  await requireSplits(context, { splits: [split], scope });
  const whose = { scope, cohort, orgUnit };
  const period = readPeriod(said) ?? usualPeriod(lead);
  const counting = await periodCounting(context, period);
  const days = daysOf(period, counting);
  const before = daysBefore(period, counting, "BEFORE")!;
  const numbers: DashboardNumber[] = [];
  const kept = await keptTotals(context, whose);
  for (const measure of measures) numbers.push(await numberInTime(context, { ...whose, measure, days, before, kept }));
  const { change, parts } = await partsOf(context, { ...whose, measure: lead, days, before, split });
  const listed = listedMeasure(measures);
  const people = listed ? await peopleBehind(context, { ...listed, ...whose, days, limit: peopleShown }) : { rows: [] };
  return {
    ...{ ...whose, topic, topics, period, split, days, before, numbers, change, parts, people: people.rows },
    offered: await audienceOffered(context, scope),
    overWereKept: measures.some(({ key }) => kept.of(key)),
    behind: listed && { ...listed, measure: shownMeasure(listed.measure, context) },
  };
}

/** What is published of quarters that are over is looked at for the last of them. */
export const usualPeriod = ({ secrecy }: Pick<GatheredMeasure, "secrecy">): Period =>
  secrecy === "GUARDED" ? "last-quarter" : "this-quarter";

type Asked = PeopleAsked & {
  measure: GatheredMeasure;
  days: { from: string; to: string };
  before: { from: string; to: string };
  kept: KeptTotals;
};

/**
 * A measure now, before, and quarter by quarter, in one statement; of guarded ones nothing is told before a quarter is over.
 * Quarters that were counted in the night are not counted again.
 */
export async function numberInTime(
  context: Context,
  { measure, days, before, kept, ...whose }: Asked,
): Promise<DashboardNumber> {
  const quarters = quartersTold(measure, context.today(), quartersShown).map((quarter) => ({
    ...quarter,
    known: kept.at(measure.key, quarter),
  }));
  const counted = quarters.filter(({ known }) => !known);
  const cells = await measuredCells(context, {
    ...{ measure, periods: [days, before, ...counted], splits: [], organisation: "THEN" },
    people: await peopleAsked(context, whose),
  });
  const at = (period: number) => addSums(cells.filter((cell) => cell.period === period));
  return {
    ...shownMeasure(measure, context),
    now: numberOf(measure, at(0)),
    before: numberOf(measure, at(1)),
    people: at(0).people,
    trend: quarters.map(({ known, ...quarter }) => {
      const place = counted.findIndex(({ from }) => from === quarter.from);
      return { ...quarter, value: numberOf(measure, known ?? at(place + 2)) };
    }),
  };
}

export async function partsOf(
  context: Context,
  { measure, days, before, split = usualSplit, ...whose }: Omit<Asked, "kept"> & { split?: Dimension },
): Promise<Pick<Dashboard, "change" | "parts">> {
  const cells = await measuredCells(context, {
    ...{ measure, periods: [days, before], splits: [split], organisation: "THEN" },
    people: await peopleAsked(context, whose),
  });
  const all = partsByKey(cells);
  const names = await namesOfKeys(
    context,
    all.map(({ key }) => ({ dimension: split, key })),
  );
  const change = changeOf(measure, all);
  return {
    change: { ...change, measure: measure.key, mostName: change.most ? (names[change.most.key] ?? null) : null },
    parts: all
      .map(({ key, now, before: then }) => ({
        ...{ key, name: key === null ? null : (names[key] ?? null), people: now.people },
        ...{ now: numberOf(measure, now), before: numberOf(measure, then) },
      }))
      .sort((one, other) => (other.now ?? -Infinity) - (one.now ?? -Infinity)),
  };
}

function partsByKey(cells: readonly Cell[]): PartSums[] {
  return [...Map.groupBy(cells, ({ first }) => first)].map(([key, some]) => ({
    key,
    now: addSums(some.filter(({ period }) => period === 0)),
    before: addSums(some.filter(({ period }) => period === 1)),
  }));
}
