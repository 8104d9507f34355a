import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileAbility } from "./ability.ts";
import { type Conditions, MalformedConditions, MissingFact } from "./conditions.ts";
import type { Rule } from "./rule.ts";
import { allStones, questions, ruleSets, type Stone, stoneFields } from "./testing/rule-arbitraries.ts";

const goal = { kind: "goal", visibility: "PUBLIC", ownerIds: ["asha", "ravi"], departmentId: null };
const rule = (values: Partial<Rule>): Rule => ({
  id: "goals.test",
  action: "view",
  subject: "goal",
  because: "test",
  ...values,
});
const allows = (conditions: Conditions) => compileAbility([rule({ conditions })]).decide("view", goal).allowed;

/** What rules mean, said once more and differently: refusals, then permissions, by words alone. */
function meaning(rules: readonly Rule[], action: string, stone: Stone, field?: string): boolean {
  const means = (conditions: Conditions): boolean =>
    Object.entries(conditions).every(([key, value]) => {
      if (key === "$not") return !means(value as Conditions);
      if (key === "$and") return !(value as Conditions[]).some((each) => !means(each));
      if (key === "$or") return (value as Conditions[]).some(means);
      const has = (wanted: unknown) => [stone[key]].flat().some((each) => each === wanted);
      if (typeof value !== "object" || value === null) return has(value);
      return "$ne" in value ? !has(value.$ne) : (value as { $in: unknown[] }).$in.some(has);
    });
  const about = rules.filter((each) => {
    const asked = [action, "manage"].includes(each.action) && ["stone", "all"].includes(each.subject);
    const named = !each.fields || (field === undefined ? !each.inverted : each.fields.includes(field));
    return asked && named && means(each.conditions ?? {});
  });
  return about.some((each) => !each.inverted) && !about.some((each) => each.inverted);
}

describe("decide", () => {
  test("means what the rules say, for any rules and any thing", () => {
    fc.assert(
      fc.property(ruleSets, questions, (rules, { action, field }) => {
        const ability = compileAbility(rules);
        for (const stone of allStones) {
          const { allowed, decidedBy, chain } = ability.decide(action, stone, field);
          if (allowed !== meaning(rules, action, stone, field)) expect.fail(JSON.stringify({ stone, allowed }));
          if (decidedBy === null) expect(chain.every((each) => !each.matched) && !allowed).toBe(true);
          else expect(chain.findIndex((each) => each.matched)).toBe(chain.length - 1);
        }
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test("does not depend on the order of the rules", () => {
    const shuffled = ruleSets.chain((rules) =>
      fc.tuple(fc.constant(rules), fc.shuffledSubarray([...rules], { minLength: rules.length })),
    );
    fc.assert(
      fc.property(shuffled, questions, fc.nat(allStones.length - 1), ([rules, reordered], { action, field }, pick) => {
        const { allowed } = compileAbility(rules).decide(action, allStones[pick]!, field);
        expect(compileAbility(reordered).decide(action, allStones[pick]!, field).allowed).toBe(allowed);
      }),
      { numRuns: 1000 },
    );
  });

  test("says no without a rule, and names the rule that decided with those passed over", () => {
    expect(compileAbility([]).decide("view", goal)).toEqual({ allowed: false, decidedBy: null, chain: [] });
    const hidden = rule({ id: "goals.archived", conditions: { visibility: "ARCHIVED" }, inverted: true });
    const byAdmin = rule({ id: "goals.template.GOAL_ADMIN.view", conditions: { departmentId: "d1" } });
    const byOwner = rule({ id: "goals.template.OWNER.view", conditions: { ownerIds: "asha" } });
    const chain = [
      { rule: hidden, matched: false },
      { rule: byAdmin, matched: false },
      { rule: byOwner, matched: true },
    ];
    expect(compileAbility([byAdmin, byOwner, hidden]).decide("view", goal)).toEqual({
      allowed: true,
      decidedBy: byOwner,
      chain,
    });
  });

  test("takes one thing, never a bare kind, and one action, never any", () => {
    const ability = compileAbility([rule({ action: "manage", subject: "all" })]);
    expect(() => ability.decide("view", "goal" as never)).toThrow(TypeError);
    expect(() => ability.decide("view", { ...goal, kind: undefined } as never)).toThrow(TypeError);
    expect(() => ability.decide("view", { kind: "all" })).toThrow(TypeError);
    expect(() => ability.decide("manage", goal)).toThrow(TypeError);
    expect(ability.decide("view", goal).allowed).toBe(true);
  });
});

describe("conditions", () => {
  test("compare values, lists and nothing", () => {
    expect(allows({ visibility: "PUBLIC", departmentId: null })).toBe(true);
    expect(allows({ ownerIds: "asha" })).toBe(true);
    expect(allows({ ownerIds: { $in: ["john", "ravi"] } })).toBe(true);
    expect(allows({ ownerIds: { $ne: "asha" } })).toBe(false);
    expect(allows({ departmentId: { $ne: "d1" } })).toBe(true);
    expect(allows({ departmentId: { $in: [] } })).toBe(false);
    expect(allows({ $not: { $or: [{ visibility: "PRIVATE" }, { ownerIds: "john" }] } })).toBe(true);
  });

  test.each([
    { visibility: undefined },
    { visibility: { $gt: 1 } },
    { visibility: { $in: "PUBLIC" } },
    { visibility: {} },
    { $nor: [] },
    { $not: [] },
    { $or: {} },
    { visibility: { $in: ["PUBLIC", {}] } },
    { visibility: { $in: [], $ne: "PUBLIC" } },
    { level: Number.NaN },
  ])("%o is refused when it is compiled", (conditions) => {
    expect(() => compileAbility([rule({ conditions: conditions as unknown as Conditions })])).toThrow(
      MalformedConditions,
    );
  });

  test("a fact that is asked for and missing is an error, not an answer", () => {
    const ability = compileAbility([rule({}), rule({ conditions: { secret: true }, inverted: true })]);
    expect(() => ability.decide("view", goal)).toThrow(MissingFact);
    expect(() => compileAbility([rule({ conditions: { constructor: { $ne: "x" } } })]).decide("view", goal)).toThrow(
      MissingFact,
    );
  });
});

describe("fields", () => {
  const ability = compileAbility([
    rule({ action: "edit", fields: ["title", "target"], conditions: { ownerIds: "asha" } }),
    rule({ action: "edit", fields: ["target"], conditions: { visibility: "PUBLIC" }, inverted: true }),
  ]);

  test("are allowed one by one; the thing itself as soon as one may be", () => {
    expect(ability.allowedFields("edit", goal, stoneFields)).toEqual(["title"]);
    expect(ability.allowedFields("edit", { ...goal, ownerIds: [] }, stoneFields)).toEqual([]);
    expect(ability.decide("edit", goal).allowed).toBe(true);
    expect(compileAbility([rule({})]).allowedFields("view", goal, stoneFields)).toEqual([...stoneFields]);
  });
});

test("anyOf answers whether it could ever be allowed", () => {
  expect(compileAbility([rule({ conditions: { ownerIds: "asha" } })]).anyOf("view", "goal")).toBe(true);
  expect(
    compileAbility([rule({}), rule({ inverted: true, conditions: { ownerIds: "asha" } })]).anyOf("view", "goal"),
  ).toBe(true);
  expect(compileAbility([rule({}), rule({ inverted: true })]).anyOf("view", "goal")).toBe(false);
  expect(compileAbility([rule({}), rule({ inverted: true, conditions: {} })]).anyOf("view", "goal")).toBe(false);
  expect(compileAbility([rule({})]).anyOf("edit", "goal")).toBe(false);
});
