import { effectiveOn, type Moment } from "./moments.ts";

/** What is known of one journey: a later revision of the same id replaces an earlier one, whenever it arrives. */
export type News = { id: string; revision: number; moment: Moment; onDay: string; withdrawn: boolean };

export type Standing = "OUT" | "PRESENT" | "AWAY";

/** From `from` on the person stands so, until the next span. */
export type Span = { from: string; standing: Standing };
export type History = {
  spans: Span[];
  /** Ids of journeys that do not fit where they stand: a return of somebody who is not away. */
  misfits: string[];
};

/** What is known once more news has come, in any order and any number of times. */
export function absorb(known: ReadonlyMap<string, News>, news: News): Map<string, News> {
  const before = known.get(news.id);
  const next = new Map(known);
  if (!before || before.revision < news.revision) next.set(news.id, news);
  return next;
}

/** How somebody stands after a moment; null where it does not fit. */
export function after(standing: Standing, moment: Moment): Standing | null {
  if (moment === "HIRE" || moment === "REHIRE") return standing === "OUT" ? "PRESENT" : null;
  if (standing === "OUT") return null;
  if (moment === "EXIT") return "OUT";
  if (moment === "LEAVE") return standing === "PRESENT" ? "AWAY" : null;
  if (moment === "RETURN") return standing === "AWAY" ? "PRESENT" : null;
  return standing;
}

/** How somebody stood before the first of their journeys. */
function standingBefore(moment: Moment | undefined): Standing {
  if (moment === "HIRE" || moment === "REHIRE") return "OUT";
  return moment === "RETURN" ? "AWAY" : "PRESENT";
}

/** What stands of all that is known of a person, day after day; what does not fit changes nothing. */
export function historyOf(known: Iterable<News>): History {
  const standing = [...known]
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ id, moment, onDay }) => ({ id, moment, from: effectiveOn(moment, onDay) }))
    .sort((one, other) => one.from.localeCompare(other.from) || one.id.localeCompare(other.id));
  let now = standingBefore(standing[0]?.moment);
  const spans: Span[] = [];
  const misfits: string[] = [];
  for (const { id, moment, from } of standing) {
    const next = after(now, moment);
    if (next === null) misfits.push(id);
    else if (next !== now) {
      now = next;
      if (spans.at(-1)?.from === from) spans.pop();
      spans.push({ from, standing: now });
    }
  }
  return { spans, misfits };
}
