import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groundsOf, labelOf, progressLabels, type Evidence, type Label } from "./label.ts";
import { withOwnLevels } from "./levels.ts";

const levels = withOwnLevels([{ id: "own", name: "Expert", rank: 400 }]);
const rank = fc.constantFrom(...levels.map((level) => level.rank));
const assessment = fc.option(fc.record({ levelRank: rank }));
const evidence: fc.Arbitrary<Evidence> = fc.record({
  levels: fc.constant(levels),
  expected: fc.option(fc.record({ rank, critical: fc.boolean() })),
  manager: assessment,
  self: assessment,
  praise: fc.integer({ min: 0, max: 12 }),
  advice: fc.integer({ min: 0, max: 12 }),
  ratings: fc.integer({ min: 8, max: 12 }),
  ratedHigh: fc.nat(4),
  ratedLow: fc.nat(4),
});
const nothing = { praise: 0, advice: 0, ratings: 0, ratedHigh: 0, ratedLow: 0 };
const asked = evidence.map((known) => ({ ...known, expected: { rank: known.expected?.rank ?? 200, critical: true } }));
const place = (label: Label) => progressLabels.indexOf(label as never);
const stands = (change: Partial<Evidence>): Label =>
  labelOf({
    levels,
    expected: { rank: 200, critical: true },
    manager: null,
    self: null,
    ...nothing,
    ...change,
  });

describe("the label of a competency", () => {
  test("what the manager says is compared with what the job asks", () => {
    expect([100, 200, 300].map((levelRank) => stands({ manager: { levelRank } }))).toEqual([
      "BUILDING",
      "SKILLED",
      "EXCELLED",
    ]);
    expect(stands({ expected: { rank: 300, critical: true }, manager: { levelRank: 100 } })).toBe("STARTING");
  });

  test("one's own word says no more than Building by itself, and three more praise raise it", () => {
    expect(stands({ self: { levelRank: 400 } })).toBe("BUILDING");
    expect(stands({ self: { levelRank: 400 }, praise: 3 })).toBe("SKILLED");
  });

  test("without any assessment, posts say little and nothing says nothing", () => {
    expect([stands({}), stands({ praise: 1 }), stands({ praise: 3 })]).toEqual([
      "NOT_ENOUGH_DATA",
      "STARTING",
      "BUILDING",
    ]);
  });

  test("ratings of shared reviews speak for and against it like posts, and those between only say that something is known", () => {
    const manager = { levelRank: 200 };
    const high = { ratings: 3, ratedHigh: 3 };
    expect(stands({ manager, ...high })).toBe("EXCELLED");
    expect(stands({ manager, ...high, advice: 1 })).toBe("SKILLED");
    expect(stands({ manager, ratings: 3, ratedLow: 2, advice: 1 })).toBe("BUILDING");
    expect(stands({ ratings: 3 })).toBe("STARTING");
  });

  test("it never falls when the assessed level or the praise rises, nor rises with advice", () => {
    fc.assert(
      fc.property(asked, rank, fc.nat(5), (known, levelRank, more) => {
        const now = place(labelOf(known));
        expect(place(labelOf({ ...known, praise: known.praise + more }))).toBeGreaterThanOrEqual(now);
        if (now >= 0) expect(place(labelOf({ ...known, advice: known.advice + more }))).toBeLessThanOrEqual(now);
        if (known.manager && levelRank >= known.manager.levelRank)
          expect(place(labelOf({ ...known, manager: { levelRank } }))).toBeGreaterThanOrEqual(now);
        if (!known.manager && known.self && levelRank >= known.self.levelRank)
          expect(place(labelOf({ ...known, self: { levelRank } }))).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  test("it never rises when the job asks for more", () => {
    fc.assert(
      fc.property(asked, rank, (known, more) => {
        if (more < known.expected.rank) return;
        const now = place(labelOf(known));
        if (now >= 0)
          expect(place(labelOf({ ...known, expected: { rank: more, critical: true } }))).toBeLessThanOrEqual(now);
      }),
    );
  });

  test("what the job does not ask for is not critical, whatever is known", () => {
    fc.assert(
      fc.property(evidence, (known) => {
        const open = known.expected === null || !known.expected.critical;
        expect(labelOf(known) === "NOT_CRITICAL").toBe(open);
      }),
    );
  });

  test("every label is told with the grounds it rests on, and nobody's own word stands beside a manager's", () => {
    fc.assert(
      fc.property(evidence, (known) => {
        const kinds = groundsOf(known).map(({ kind }) => kind);
        expect(kinds.length).toBeGreaterThan(0);
        expect(kinds.includes("NOTHING")).toBe(labelOf(known) === "NOT_ENOUGH_DATA");
        expect(kinds.includes("MANAGER") && kinds.includes("SELF")).toBe(false);
      }),
    );
  });
});
