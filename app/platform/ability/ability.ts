import { Ability as CaslAbility, type MatchConditions, type RawRuleOf } from "@casl/ability";
import { type Conditions, type Facts, holds, parseConditions } from "./conditions.ts";
import { type AbilitySubject, anyAction, anySubject, type Rule, type Verdict } from "./rule.ts";

export type CompiledAbility = CaslAbility<[string, AbilitySubject | string], Conditions>;

/** The rules of one actor, ready to be asked. Made by `compileAbility`; `compiled` is for `rulesToSql` alone. */
export type Ability = {
  readonly rules: readonly Rule[];
  /** Whether the action is allowed on this one thing, or on this field of it, and why. Throws MissingFact. */
  readonly decide: (action: string, subject: AbilitySubject, field?: string) => Verdict;
  /** Which of these fields the action is allowed on. Throws MissingFact. */
  readonly allowedFields: <F extends string>(action: string, subject: AbilitySubject, fields: readonly F[]) => F[];
  /** Whether the action could be allowed on some thing of this kind: to show or hide a screen, never to decide. */
  readonly anyOf: (action: string, subjectKind: string) => boolean;
  readonly compiled: CompiledAbility;
};

/**
 * Compiles rules, once a request. Refusals are asked before permissions; among each, the order given decides only which
 * rule is named as the reason. Throws MalformedConditions.
 */
export function compileAbility(rules: readonly Rule[]): Ability {
  const ruleOf = new Map<unknown, Rule>();
  const compiled: CompiledAbility = new CaslAbility(
    inCaslOrder(rules).map((rule) => rawRule(rule, ruleOf)),
    {
      conditionsMatcher: matcherOf,
      fieldMatcher: (fields: readonly string[]) => (field) => fields.includes(field),
      detectSubjectType: (subject) => subject.kind,
      resolveAction: (action) => action,
      anyAction,
      anySubjectType: anySubject,
    },
  );
  const decide: Ability["decide"] = (action, subject, field) => {
    requireInstance(action, subject);
    return verdictOf(compiled, ruleOf, action, subject, field);
  };
  return {
    rules,
    decide,
    allowedFields: (action, subject, fields) => fields.filter((field) => decide(action, subject, field).allowed),
    anyOf: (action, subjectKind) => compiled.can(action, subjectKind),
    compiled,
  };
}

function verdictOf(
  compiled: CompiledAbility,
  ruleOf: Map<unknown, Rule>,
  action: string,
  subject: AbilitySubject,
  field?: string,
): Verdict {
  const chain: { rule: Rule; matched: boolean }[] = [];
  for (const each of compiled.rulesFor(action, subject.kind, field)) {
    const rule = ruleOf.get(each.origin)!;
    const matched = each.matchesConditions(subject);
    chain.push({ rule, matched });
    if (matched) return { allowed: !each.inverted, decidedBy: rule, chain };
  }
  return { allowed: false, decidedBy: null, chain };
}

/** CASL asks the last rule first. */
function inCaslOrder(rules: readonly Rule[]): Rule[] {
  const refusals = rules.filter((rule) => rule.inverted);
  const permissions = rules.filter((rule) => !rule.inverted);
  return [...refusals, ...permissions].reverse();
}

function rawRule(rule: Rule, ruleOf: Map<unknown, Rule>): RawRuleOf<CompiledAbility> {
  const { action, subject, inverted = false, fields } = rule;
  const conditions = rule.conditions && Object.keys(rule.conditions).length > 0 ? rule.conditions : undefined;
  if (conditions) parseConditions(conditions);
  const raw = { action, subject, inverted, ...(conditions && { conditions }), ...(fields && { fields: [...fields] }) };
  ruleOf.set(raw, rule);
  return raw;
}

function matcherOf(conditions: Conditions): MatchConditions {
  const test = parseConditions(conditions);
  return (facts: Facts) => holds(test, facts);
}

/** A bare kind would leave conditions out of account and say yes too often. */
function requireInstance(action: string, subject: unknown): void {
  const kind = typeof subject === "object" && subject !== null && "kind" in subject ? subject.kind : undefined;
  if (typeof kind !== "string") throw new TypeError(`decide("${action}") needs one thing with its kind and facts`);
  if (kind === anySubject || action === anyAction)
    throw new TypeError("One action on one thing is decided, never any on all");
}
