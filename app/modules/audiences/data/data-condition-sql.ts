import { isBelow } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { MeasureDays } from "#app/platform/contributions/measure.ts";
import type { Known, PeopleFact } from "#app/platform/contributions/people-fact.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { addDays } from "#app/platform/time/days.ts";
import { readData, type DataCondition } from "../domain/data-condition.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

type Given = Pick<Context, "measures" | "peopleFacts" | "clock" | "today">;

/**
 * The numbers people can be found by: measures that name people, and what rooms know besides. A guarded measure is none:
 * being found by it would tell of a person what is told of groups alone.
 */
function factsOf({
  measures,
  peopleFacts,
}: Pick<Context, "measures" | "peopleFacts">): (PeopleFact & { nameIn: (language: string) => string })[] {
  return [
    ...measures.flatMap((measure) => {
      if (measure.secrecy !== "NAMED") return [];
      const { key, sum, seenBy, words } = measure;
      return [
        {
          ...{ key, sum, facts: measure.facts.bind(measure) },
          nameIn: (language: string) => words(asLanguage(language))(`measures.${key}.name`),
          knownOf: (context: Context) => knownByMeasure(context, seenBy),
        },
      ];
    }),
    ...peopleFacts.map((fact) => ({
      ...fact,
      nameIn: (language: string) => fact.words(asLanguage(language))(`people-facts.${fact.key}`),
    })),
  ];
}

/** Of everybody for who sees the measure of the company, of those below for who sees it of those they lead. */
async function knownByMeasure(
  context: Context,
  { company, led }: Context["measures"][number]["seenBy"],
): Promise<Known | null> {
  const ability = await context.ability();
  if (ability.decide("view", company).allowed) return { of: sql`true`, all: true };
  if (!led || !ability.decide("view", led).allowed) return null;
  return { of: isBelow(sql`e.id`, context.actor.employeeId, context.today()), all: false };
}

const daysOf = ({ days }: DataCondition, day: string): MeasureDays => ({ from: addDays(day, 1 - days), to: day });

/** Conditions on `{employee} e` for each of these; one that no room that is on knows is true of nobody. */
export function matchesData(given: Given, texts: readonly string[], day: string): Sql[] {
  const facts = new Map(factsOf(given).map((fact) => [fact.key, fact]));
  return texts.map((text) => {
    const condition = readData(text);
    const fact = facts.get(condition.key);
    return fact ? isWithin(given, fact, condition, day) : sql`false`;
  });
}

function isWithin(given: Given, { sum, facts }: PeopleFact, condition: DataCondition, day: string): Sql {
  const { from, to } = condition;
  const rate = sql`sum(f.value) / nullif(sum(f.weight), 0)`;
  const number = sum === "COUNT" ? sql`sum(f.value)` : sum === "SHARE" ? sql`100 * ${rate}` : rate;
  const within = allOf([
    ...(from === null ? [] : [sql`${number} >= ${from}::float8`]),
    ...(to === null ? [] : [sql`${number} <= ${to}::float8`]),
  ]);
  const people = (having: Sql) => sql`(select f.employee_id from (${facts(given, daysOf(condition, day))}) f
    where f.employee_id is not null group by f.employee_id having ${having})`;
  // Of whom nothing is counted, the count is none.
  const countsNone = sum === "COUNT" && (from ?? 0) <= 0 && (to ?? 0) >= 0;
  return countsNone ? sql`e.id not in ${people(sql`not (${within})`)}` : sql`e.id in ${people(within)}`;
}

/** For each condition, of whom the actor may know its number; null where of nobody. */
export function knownData(context: Context, texts: readonly string[]): Promise<(Known | null)[]> {
  const facts = new Map(factsOf(context).map((fact) => [fact.key, fact]));
  return Promise.all(
    texts.map(async (text) => {
      const condition = readData(text);
      return (await facts.get(condition.key)?.knownOf(context, daysOf(condition, context.today()))) ?? null;
    }),
  );
}

/** The numbers the actor may find people by: those they may know of somebody, by name. */
export async function dataChoices(context: Context): Promise<{ key: string; name: string; percent: boolean }[]> {
  const { language } = context.actor;
  const offered = [];
  for (const fact of factsOf(context)) {
    const days = { from: context.today(), to: context.today() };
    if (await fact.knownOf(context, days))
      offered.push({ key: fact.key, name: fact.nameIn(language), percent: fact.sum === "SHARE" });
  }
  return offered.sort((one, other) => one.name.localeCompare(other.name, language));
}

/** What conditions are called, for who reads them; one that no room knows has no name. */
export function namesOfData(
  context: Context,
  texts: readonly string[],
): (DataCondition & { name: string | null; percent: boolean })[] {
  const facts = new Map(factsOf(context).map((fact) => [fact.key, fact]));
  return texts.map((text) => {
    const condition = readData(text);
    const fact = facts.get(condition.key);
    return { ...condition, name: fact?.nameIn(context.actor.language) ?? null, percent: fact?.sum === "SHARE" };
  });
}
