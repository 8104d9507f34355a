import fc from "fast-check";
import type { Conditions, Scalar } from "../conditions.ts";
import type { AbilitySubject, Rule } from "../rule.ts";

/** A made-up kind of thing with every sort of fact: text, number and yes-or-no that may be null, and two lists. */
export type Stone = AbilitySubject & {
  readonly id: number;
  readonly visibility: string | null;
  readonly level: number | null;
  readonly archived: boolean | null;
  readonly teamIds: readonly string[];
  readonly ownerIds: readonly string[];
};

const single: Record<string, readonly Scalar[]> = {
  visibility: ["PUBLIC", "PRIVATE", null],
  level: [0, 1, null],
  archived: [true, false, null],
};
const lists: Record<string, readonly string[][]> = {
  teamIds: [[], ["t"], ["t", "u"]],
  ownerIds: [[], ["a"], ["b"], ["a", "b"]],
};

/** Every combination of what the facts can be. */
export const allStones: readonly Stone[] = combinations().map(
  (facts, id) => ({ kind: "stone", id, ...facts }) as Stone,
);

export const stoneFields = ["title", "target", "weightage"] as const;

const testValues: Record<string, fc.Arbitrary<Scalar>> = {
  visibility: fc.constantFrom("PUBLIC", "PRIVATE", "NEITHER", null),
  level: fc.constantFrom(0, 1, 7, null),
  archived: fc.constantFrom(true, false, null),
  teamIds: fc.constantFrom("t", "u", "z"),
  ownerIds: fc.constantFrom("a", "b", "z"),
};

const factTest: fc.Arbitrary<Conditions> = fc.constantFrom(...Object.keys(testValues)).chain((fact) => {
  const value = testValues[fact]!;
  const test = fc.oneof(value, fc.record({ $ne: value }), fc.record({ $in: fc.array(value, { maxLength: 3 }) }));
  return test.map((each) => ({ [fact]: each }));
});

const { conditions } = fc.letrec<{ conditions: Conditions }>((tie) => ({
  conditions: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    {
      arbitrary: fc.array(factTest, { maxLength: 3 }).map((tests) => Object.assign({}, ...tests) as Conditions),
      weight: 3,
    },
    { arbitrary: fc.record({ $not: tie("conditions") }), weight: 1 },
    { arbitrary: fc.record({ $or: fc.array(tie("conditions"), { maxLength: 3 }) }), weight: 1 },
    { arbitrary: fc.record({ $and: fc.array(tie("conditions"), { maxLength: 3 }) }), weight: 1 },
    { arbitrary: fc.tuple(factTest, tie("conditions")).map(([test, $not]) => ({ ...test, $not })), weight: 1 },
  ),
}));

const oneRule: fc.Arbitrary<Omit<Rule, "id" | "because">> = fc.record(
  {
    action: fc.constantFrom("view", "view", "edit", "manage"),
    subject: fc.constantFrom("stone", "stone", "stone", "all", "pebble"),
    conditions,
    inverted: fc.constantFrom(false, false, false, true),
    fields: fc.constantFrom(["title"] as const, ["title", "target"] as const),
  },
  { requiredKeys: ["action", "subject", "inverted"] },
);

/** Any set of rules, refusals and nested conditions included, each with an id of its own. */
export const ruleSets: fc.Arbitrary<readonly Rule[]> = fc
  .array(oneRule, { maxLength: 6 })
  .map((rules) => rules.map((rule, index) => ({ id: `stones.${index}`, because: `because.${index}`, ...rule })));

export const questions = fc.record({
  action: fc.constantFrom("view", "edit"),
  field: fc.option(fc.constantFrom(...stoneFields), { nil: undefined }),
});

function combinations(): Record<string, Scalar | readonly string[]>[] {
  const facts = Object.entries({ ...single, ...lists });
  return facts.reduce<Record<string, Scalar | readonly string[]>[]>(
    (all, [fact, values]) => all.flatMap((some) => values.map((value) => ({ ...some, [fact]: value }))),
    [{}],
  );
}
