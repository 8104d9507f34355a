import { keptSections, type Question } from "#app/modules/questionnaires/domain.ts";
import { addDays } from "#app/platform/time/days.ts";

/** When a series asks: a week after somebody's start, ninety days after it, before their last day, or every so many weeks. */
export const seriesKinds = ["WEEK_1", "DAY_90", "EXIT", "PULSE"] as const;
export type SeriesKind = (typeof seriesKinds)[number];
export type LifecycleKind = Exclude<SeriesKind, "PULSE">;

/** A moment of somebody's time is missed for no longer than this: who is older is not asked any more. */
export const graceDays = 14;
/** A survey that collects people as their moments come is closed after so many days, and another one begun. */
export const collectsFor = 90;
/** So long before its last day nobody new is asked by it: everybody has time to answer. */
export const timeToAnswer = 7;
/** So long a pulse of a series is open. */
export const pulseDays = 6;

/** Days within which somebody has to have started to be asked today. */
export function startedBetween(kind: Exclude<LifecycleKind, "EXIT">, today: string): { from: string; to: string } {
  const to = addDays(today, kind === "WEEK_1" ? -7 : -90);
  return { from: addDays(to, -graceDays), to };
}

/**
 * The questions of the next pulse: those first that were never asked, then those that were asked longest ago; in the order
 * of the series. `lastAsked` holds the day by the id of a question.
 */
export function nextQuestions(
  pool: readonly Question[],
  lastAsked: ReadonlyMap<string, string>,
  count: number,
): Question[] {
  const dayOf = ({ id }: Question) => lastAsked.get(id) ?? "";
  const chosen = new Set(
    pool.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0)).slice(0, count),
  );
  return keptSections(pool, (question) => chosen.has(question)).map((question) => ({ ...question, when: null }));
}
