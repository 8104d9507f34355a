import { companyLanguage } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GatheredMeasure, MeasureDays, MeasureTopic } from "#app/platform/contributions/measure.ts";
import { measuredCells, type Cell } from "../data/measured-cells.ts";
import type { Dimension } from "../domain/dimensions.ts";
import { addSums, numberOf } from "../domain/numbers.ts";
import { quarterFrom } from "../domain/periods.ts";
import { namesOfKeys } from "./names-of-keys.ts";
import { shownMeasure, type ShownMeasure } from "./seen-measures.ts";
import { wordsOf } from "./words.ts";
import { sql } from "#tenancy/sql.ts";

/** By a manager a number would be one of somebody who is named. */
const splits: readonly Exclude<Dimension, "manager">[] = ["unit", "location", "function", "grade", "tenure"];

export type NumbersTold = {
  measures: ShownMeasure[];
  numbers: {
    measure: string;
    days: MeasureDays;
    split: "company" | (typeof splits)[number];
    part: string | null;
    people: number;
    value: number | null;
  }[];
};

/** When something was last published; null where nothing is yet. */
export async function lastPublished(context: Pick<Context, "rows">): Promise<Date | null> {
  const [row] = await context.rows<{ at: Date | null }>(sql`select max(published_at) as at from {measure_quarter}`);
  return row?.at ?? null;
}

/**
 * What may be told to whoever reads, as nobody's rights are asked: guarded measures of these topics, which are told of
 * published groups alone, quarter by quarter, whole and split by where people stood then.
 */
export async function numbersTold(context: Context, topics: readonly MeasureTopic[]): Promise<NumbersTold> {
  const actor = { ...context.actor, language: await companyLanguage(context) };
  const measures = context.measures.filter(({ secrecy, topic }) => secrecy === "GUARDED" && topics.includes(topic));
  const quarters = await context.rows<{ measure: string; startsOn: string }>(
    sql`select measure, starts_on::text as "startsOn" from {measure_quarter} order by starts_on`,
  );
  const numbers: NumbersTold["numbers"] = [];
  for (const measure of measures) {
    const periods = quarters.filter((one) => one.measure === measure.key).map(({ startsOn }) => quarterFrom(startsOn));
    if (periods.length > 0) numbers.push(...(await numbersOf(context, measure, periods)));
  }
  return {
    measures: measures.map((measure) => shownMeasure(measure, { actor })),
    numbers: await named(context, actor.language, numbers),
  };
}

async function numbersOf(
  context: Context,
  measure: GatheredMeasure,
  periods: readonly MeasureDays[],
): Promise<NumbersTold["numbers"]> {
  const told: NumbersTold["numbers"] = [];
  for (const split of ["company", ...splits] as const) {
    const asked = split === "company" ? [] : [split];
    const cells = await measuredCells(context, {
      ...{ measure, periods, splits: asked, organisation: "THEN", people: () => [] },
    });
    const each = ({ period, first, ...sums }: Cell) => ({
      ...{ measure: measure.key, days: periods[period]!, split, part: first, people: sums.people },
      value: numberOf(measure, addSums([sums])),
    });
    told.push(...cells.map(each));
  }
  return told;
}

/** Parts by their names; two of one name are told apart by a number behind it. */
async function named(
  context: Context,
  language: Awaited<ReturnType<typeof companyLanguage>>,
  numbers: NumbersTold["numbers"],
): Promise<NumbersTold["numbers"]> {
  const keyed = numbers.flatMap(({ split, part }) => (split === "company" ? [] : [{ dimension: split, key: part }]));
  const names = await namesOfKeys(context, keyed);
  const t = wordsOf(language);
  const known = new Map<string, string>();
  const taken = new Set<string>();
  const nameOf = (split: string, key: string) => {
    const found = known.get(`${split} ${key}`);
    if (found !== undefined) return found;
    const name = split === "tenure" ? t(`tenure.${key}`) : (names[key] ?? key);
    let one = name;
    for (let count = 2; taken.has(`${split} ${one}`); count += 1) one = `${name} (${count})`;
    taken.add(`${split} ${one}`);
    known.set(`${split} ${key}`, one);
    return one;
  };
  return numbers.map((told) => ({ ...told, part: told.part === null ? null : nameOf(told.split, told.part) }));
}
