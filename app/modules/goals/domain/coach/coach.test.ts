import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coach, coachKeyResult, type DraftKeyResult, type GoalDraft } from "./coach.ts";
import { directionOf, likeness } from "./words.ts";

const good: DraftKeyResult = {
  title: "Share of orders delivered the next day",
  measureType: "PERCENTAGE",
  start: 61,
  target: 85,
};
const draft = (changes: Partial<GoalDraft> = {}): GoalDraft => ({
  title: "Customers trust us with their first order",
  hasOwner: true,
  hasPeriod: true,
  keyResults: [good],
  nearby: [],
  ...changes,
});
const rules = (changes: Partial<GoalDraft>) => coach(draft(changes)).map((hint) => hint.rule);
const ofPart = (changes: Partial<DraftKeyResult>) => coachKeyResult({ ...good, ...changes }).map((hint) => hint.rule);

test("a good goal is left alone, and so is an empty form", () => {
  expect(coach(draft())).toEqual([]);
  expect(rules({ title: " ", keyResults: [], hasOwner: false })).toEqual([]);
});

describe("an objective", () => {
  test.each([
    ["Launch the new customer portal", "launch"],
    ["Das Kundenportal einführen", "einführen"],
    ["Lanzar el portal de clientes", "lanzar"],
    ["नया पोर्टल बनाना", "बनाना"],
    ["إطلاق بوابة العملاء الجديدة", "إطلاق"],
  ])("%s is a task", (title, word) =>
    expect(coach(draft({ title }))).toEqual([{ rule: "outcome", keyResult: null, params: { word } }]),
  );

  test.each([
    [{ title: "Better answers for customers" }, ["vague"]],
    [{ title: "Happy customers" }, ["short"]],
    [{ title: "Win 20 new customers this year" }, ["number"]],
    [{ title: "Become the first choice in 2027" }, []],
    [{ title: "Be the first choice from Q3 on" }, []],
    [{ hasOwner: false }, ["owner"]],
    [{ hasPeriod: false }, ["period"]],
    [{ keyResults: [] }, ["no-key-results"]],
    [{ keyResults: null }, []],
    [{ nearby: [{ title: "Customers trust us with the first order", owner: "Asha" }] }, ["nearby"]],
    [{ nearby: [{ title: "Fewer accidents in the plant", owner: "Asha" }] }, []],
  ] satisfies [Partial<GoalDraft>, string[]][])("%j", (changes, expected) => expect(rules(changes)).toEqual(expected));

  test("has too many key results from six on, and names those that say the same", () => {
    const parts = Array.from({ length: 6 }, (_, index) => ({
      ...good,
      title: ["Alpha beta", "Gamma delta", "Epsilon zeta", "Theta iota", "Kappa my", "Rho sigma"][index]!,
    }));
    expect(rules({ keyResults: parts.slice(0, 5) })).toEqual([]);
    expect(rules({ keyResults: parts })).toEqual(["too-many"]);
    expect(coach(draft({ keyResults: [good, { ...good, title: "Share of orders delivered next day" }] }))).toEqual([
      { rule: "twice", keyResult: 1, params: { number: 1 } },
    ]);
  });
});

describe("a key result", () => {
  test.each([
    [{ title: "Write the handbook" }, ["measurable"]],
    [{ title: "Significantly fewer complaints" }, ["vague"]],
    [{ start: 5, target: 5 }, ["same-ends"]],
    [{ start: 0, target: 100 }, ["baseline"]],
    [{ start: 0, target: 100, measureType: "COUNT" }, []],
    [{ title: "Reduce complaints a month", start: 10, target: 40 }, ["direction"]],
    [{ title: "Increase the win rate", start: 30, target: 20 }, ["direction"]],
    [{ title: "Kosten je Lieferung senken", start: 8, target: 6 }, []],
  ] satisfies [Partial<DraftKeyResult>, string[]][])("%j", (changes, expected) =>
    expect(ofPart(changes)).toEqual(expected),
  );
});

test("whatever is typed, coaching never fails, and its hints stay within the rules", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  const part = fc.record({
    title: text,
    measureType: fc.constantFrom("PERCENTAGE" as const, "COUNT" as const),
    start: fc.option(fc.double()),
    target: fc.option(fc.double()),
  });
  fc.assert(
    fc.property(
      fc.record({
        title: text,
        hasOwner: fc.boolean(),
        hasPeriod: fc.boolean(),
        keyResults: fc.option(fc.array(part, { maxLength: 8 })),
        nearby: fc.constant([]),
      }),
      (any) => {
        for (const hint of coach(any))
          expect(hint.keyResult === null || hint.keyResult < any.keyResults!.length).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

test("likeness is 1 for the same words in any order, the same both ways, and within 0 and 1", () => {
  const text = fc
    .array(fc.constantFrom("orders", "next", "day", "kunden", "सप्ताह", "ثقة"), { maxLength: 6 })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const found = likeness(one, other);
      expect(found).toBe(likeness(other, one));
      expect(found >= 0 && found <= 1).toBe(true);
      if (one) expect(likeness(one, one.split(" ").reverse().join(" "))).toBe(1);
    }),
  );
  expect(directionOf("Raise revenue and reduce cost")).toBeNull();
});
