import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/platform/time/days.ts";
import { arrivals, firstDay, lastDay, lastWords, versions } from "../testing/histories.ts";
import { derive, type ShiftEvent } from "./derive.ts";
import { balanceOn, nextExpiry, reconcile, standing, type PostedEntry } from "./ledger.ts";
import { standardRules, type RulesVersion } from "./rules.ts";
import { episodesOf, latch, thresholdsOn, type Latched } from "./thresholds.ts";

/** All of them in the long form, a tenth in the short one. */
const often = (runs: number) => (process.env["CAIRN_LONG"] === "1" ? runs : runs / 10);

const days = Array.from({ length: 120 }, (_, count) => addDays(firstDay, count));
const balances = (entries: Parameters<typeof balanceOn>[0]) => days.map((day) => balanceOn(entries, day));

/** A ledger as it is kept: each arrival posts what is missing and takes back what is too much. */
function keptBy(arrived: readonly ShiftEvent[], all: readonly RulesVersion[]) {
  const ledger: PostedEntry[] = [];
  const events = new Map<string, ShiftEvent>();
  for (const one of arrived) {
    events.set(one.id, one);
    const { post, reverse } = reconcile(
      ledger,
      derive([...events.values()], () => all, lastDay),
    );
    for (const entry of reverse)
      ledger.push({ ...entry, id: `${ledger.length}`, points: -entry.points, reverses: entry.id });
    for (const entry of post) ledger.push({ ...entry, id: `${ledger.length}`, reverses: null });
  }
  return ledger;
}

test("any order of arrival and any late correction gives, on every day, what recomputing from nothing gives", () => {
  fc.assert(
    fc.property(arrivals, versions, (arrived, all) => {
      const ledger = keptBy(arrived, all);
      const wanted = derive(lastWords(arrived), () => all, lastDay);
      expect(balances(ledger)).toEqual(balances(wanted));
      expect(balances(standing(ledger))).toEqual(balances(wanted));
      const other = lastWords(arrived).toReversed();
      expect(balances(keptBy(other, all))).toEqual(balances(wanted));
      expect(reconcile(ledger, wanted)).toEqual({ post: [], reverse: [] });
    }),
    { numRuns: often(10_000) },
  );
});

test("credits never take off more than counts", () => {
  fc.assert(
    fc.property(arrivals, versions, (arrived, all) => {
      expect(Math.min(...balances(derive(lastWords(arrived), () => all, lastDay)))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: often(2000) },
  );
});

test("every crossing is told of once, and none silently passed over, whatever arrives late", () => {
  fc.assert(
    fc.property(arrivals, versions, (arrived, all) => {
      const events = new Map<string, ShiftEvent>();
      let latched: Latched[] = [];
      for (const one of arrived) {
        events.set(one.id, one);
        const now = [...events.values()];
        const entries = derive(now, () => all, lastDay);
        const changes = all.map(({ validFrom }) => validFrom);
        const thresholds = thresholdsOn(now, () => all);
        const episodes = episodesOf(entries, thresholds, { changes, today: lastDay });
        const { raise, keep } = latch(latched, episodes);
        const kept = latched.map((row) => ({ ...row, ...keep.find(({ id }) => id === row.id)! }));
        const raised = raise.map(({ threshold, from, until }, place) => ({
          ...{ id: `${latched.length + place}`, points: threshold.points, crossedOn: from, from, until },
        }));
        latched = [...kept, ...raised];
        for (const episode of episodes) {
          const same = latched.filter(
            ({ points, from }) => points === episode.threshold.points && from === episode.from,
          );
          expect(same.length).toBeGreaterThanOrEqual(1);
        }
        expect(latch(latched, episodes).raise).toEqual([]);
        expect(
          raised.every(({ points, from }) => kept.every((row) => row.points !== points || row.from !== from)),
        ).toBe(true);
      }
    }),
    { numRuns: often(3000) },
  );
});

test("on every day those thresholds are held that the balance of the day reaches", () => {
  fc.assert(
    fc.property(arrivals, versions, (arrived, all) => {
      const events = lastWords(arrived);
      const entries = derive(events, () => all, lastDay);
      const thresholds = thresholdsOn(events, () => all);
      const changes = all.map(({ validFrom }) => validFrom);
      const episodes = episodesOf(entries, thresholds, { changes, today: lastDay });
      for (const day of days.filter((one) => one <= lastDay)) {
        const held = episodes.filter(({ from, until }) => from <= day && (until === null || day < until));
        const reached = thresholds(day).filter(({ points }) => balanceOn(entries, day) >= points);
        const sorted = (all: readonly number[]) => [...new Set(all)].sort((one, other) => one - other);
        expect(sorted(held.map(({ threshold }) => threshold.points))).toEqual(
          sorted(reached.map(({ points }) => points)),
        );
      }
    }),
    { numRuns: often(2000) },
  );
});

const late = (day: string, minutes: number, id = day): ShiftEvent => ({
  ...{ id, kind: "LATE_ARRIVAL", day, minutes, days: null, shiftMinutes: null, policyId: "all", withdrawn: false },
});
const version = (rules: Partial<typeof standardRules>, validFrom = "2024-01-01", id = "v1"): RulesVersion => ({
  ...{ id, policyId: "all", validFrom, rules: { ...standardRules, ...rules } },
});

test("points count for their days, over a leap day too, and expire on a local day", () => {
  const entries = derive([late("2024-02-28", 12)], () => [version({ expiryDays: 2 })], "2024-03-10");
  expect(["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01"].map((day) => balanceOn(entries, day))).toEqual([
    0, 2, 2, 0,
  ]);
  expect(nextExpiry(entries, "2024-02-28")).toEqual({ on: "2024-03-01", points: 2 });
});

test("each event is posted by the rules of its day", () => {
  const all = [version({ expiryDays: 10 }), version({ expiryDays: 30 }, "2024-03-01", "v2")];
  const entries = derive([late("2024-02-29", 12), late("2024-03-01", 12)], () => all, "2024-03-10");
  expect(entries.map(({ rulesId, expiresOn }) => [rulesId, expiresOn])).toEqual([
    ["v1", "2024-03-10"],
    ["v2", "2024-03-31"],
  ]);
});

test("a first slip is forgiven, the second within the days is not", () => {
  const all = () => [version({ forgivenessDays: 10 })];
  const entries = derive([late("2024-03-01", 12), late("2024-03-10", 12), late("2024-03-20", 12)], all, "2024-03-30");
  expect(entries.map(({ cause, points }) => [cause, points])).toEqual([
    ["FORGIVEN", 0],
    ["EVENT", 2],
    ["FORGIVEN", 0],
  ]);
});

test("days without an event take points off, the oldest first", () => {
  const all = () => [version({ creditDays: 7, creditPoints: 3, expiryDays: 60 })];
  const entries = derive([late("2024-03-01", 12), late("2024-03-02", 12)], all, "2024-03-18");
  expect(entries.filter(({ cause }) => cause === "CREDIT").map(({ points, countsOn }) => [countsOn, points])).toEqual([
    ["2024-03-10", -2],
    ["2024-03-10", -1],
    ["2024-03-18", -1],
  ]);
});
