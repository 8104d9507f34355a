import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/platform/time/days.ts";
import { absorb, historyOf, type News, type Standing } from "./history.ts";
import { moments, type Moment } from "./moments.ts";

const histories = process.env["CAIRN_LONG"] ? 100_000 : 10_000;
const firstDay = "2026-01-01";
const days = 40;
/** Worked out once: ten thousand histories ask for the same days. */
const dates = Array.from({ length: days + 1 }, (_, day) => addDays(firstDay, day));

const newsOfOne = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
  moment: fc.constantFrom(...moments),
  day: fc.nat(days - 2),
  withdrawn: fc.boolean(),
});

/** Revisions count up in the order in which things were said; what arrives is doubled and in any order. */
const arrivals = fc.array(newsOfOne, { maxLength: 12 }).chain((said) => {
  const news = said.map(({ day, ...one }, revision): News => ({ ...one, revision, onDay: dates[day]! }));
  return fc.record({
    said: fc.constant(news),
    arrived: fc.array(fc.nat(Math.max(0, news.length - 1)), { maxLength: 6 }).chain((again) => {
      const all = [...news, ...again.flatMap((place) => news[place] ?? [])];
      return fc.shuffledSubarray(all, { minLength: all.length });
    }),
  });
});

/** The plain model: the last word on each journey, and then every day by itself. */
function dayByDay(said: readonly News[]): Standing[] {
  const last: Record<string, News> = {};
  for (const one of said) last[one.id] = one;
  const standing = Object.values(last).filter((one) => !one.withdrawn);
  const dayOf = (one: News) => (one.moment === "EXIT" ? dates[dates.indexOf(one.onDay) + 1]! : one.onDay);
  const first = [...standing].sort((one, other) => (dayOf(one) + one.id < dayOf(other) + other.id ? -1 : 1))[0];
  const begins: Partial<Record<Moment, Standing>> = { HIRE: "OUT", REHIRE: "OUT", RETURN: "AWAY" };
  let now: Standing = (first && begins[first.moment]) ?? "PRESENT";
  const told: Standing[] = [];
  const ordered = standing
    .map((one) => ({ ...one, from: dayOf(one) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const date of dates.slice(0, days)) {
    for (const one of ordered) {
      if (one.from !== date) continue;
      const isIn = now !== "OUT";
      if ((one.moment === "HIRE" || one.moment === "REHIRE") && !isIn) now = "PRESENT";
      else if (one.moment === "EXIT" && isIn) now = "OUT";
      else if (one.moment === "LEAVE" && now === "PRESENT") now = "AWAY";
      else if (one.moment === "RETURN" && now === "AWAY") now = "PRESENT";
    }
    told.push(now);
  }
  return told;
}

test("any order of late, corrected, doubled and withdrawn news gives what all of it from nothing gives", () => {
  fc.assert(
    fc.property(arrivals, ({ said, arrived }) => {
      let known: ReadonlyMap<string, News> = new Map();
      for (const one of arrived) known = absorb(known, one);
      const { spans } = historyOf(known.values());
      const truth = dayByDay(said);
      const before = spans[0]?.from === firstDay ? undefined : truth[0];
      const told = truth.map((_, day) => spans.findLast(({ from }) => from <= dates[day]!)?.standing ?? before);
      // As text, for a comparison of lists costs more than the history.
      expect(told.join()).toBe(truth.join());
    }),
    { numRuns: histories },
  );
});

test("what does not fit is named and changes nothing", () => {
  const news = (id: string, moment: Moment, onDay: string): News => ({
    id,
    revision: 1,
    moment,
    onDay,
    withdrawn: false,
  });
  const all = [news("a", "LEAVE", "2026-02-01"), news("b", "RETURN", "2026-03-01"), news("c", "EXIT", "2026-04-30")];
  expect(historyOf(all)).toEqual({
    spans: [
      { from: "2026-02-01", standing: "AWAY" },
      { from: "2026-03-01", standing: "PRESENT" },
      { from: "2026-05-01", standing: "OUT" },
    ],
    misfits: [],
  });
  expect(historyOf([...all, news("d", "RETURN", "2026-06-01")]).misfits).toEqual(["d"]);
  expect(historyOf([...all, news("d", "REHIRE", "2026-06-01")]).misfits).toEqual([]);
});
