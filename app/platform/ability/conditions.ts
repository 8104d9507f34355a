export type Scalar = string | number | boolean | null;

/** What is known of a thing: single values, and lists (`ownerIds`) that are never null and hold no null. */
export type Facts = { readonly [fact: string]: Scalar | readonly Scalar[] };

/** A value, or one of several; for a list fact: the list holds it, or one of them. `$ne` is the exact opposite. */
export type FactTest = Scalar | { readonly $in: readonly Scalar[] } | { readonly $ne: Scalar };

/** All entries must hold. Nothing else is understood: an unknown operator is refused when the rules are compiled. */
export type Conditions = {
  readonly $and?: readonly Conditions[];
  readonly $or?: readonly Conditions[];
  readonly $not?: Conditions;
  readonly [fact: string]: FactTest | Conditions | readonly Conditions[] | undefined;
};

/** Conditions reduced to four forms, the only ones the matcher in memory and the one in SQL have to agree on. */
export type Test =
  | { readonly kind: "in"; readonly fact: string; readonly values: readonly Scalar[] }
  | { readonly kind: "every"; readonly tests: readonly Test[] }
  | { readonly kind: "some"; readonly tests: readonly Test[] }
  | { readonly kind: "not"; readonly test: Test };

/** A rule says something the engine does not understand: a mistake in code or data, never a person's. */
export class MalformedConditions extends Error {
  override readonly name = "MalformedConditions";
}

/** A rule asks for a fact the subject was handed over without; guessing would be guessing about rights. */
export class MissingFact extends Error {
  override readonly name = "MissingFact";
}

/** Reduces conditions to a test. Throws MalformedConditions. */
export function parseConditions(conditions: Conditions): Test {
  return every(Object.entries(conditions).map(([key, value]) => parseEntry(key, value)));
}

/** Whether a test holds for these facts. Throws MissingFact. */
export function holds(test: Test, facts: Facts): boolean {
  if (test.kind === "every") return test.tests.every((each) => holds(each, facts));
  if (test.kind === "some") return test.tests.some((each) => holds(each, facts));
  if (test.kind === "not") return !holds(test.test, facts);
  const known = Object.hasOwn(facts, test.fact) ? facts[test.fact] : undefined;
  if (known === undefined) throw new MissingFact(`The subject comes without the fact "${test.fact}"`);
  return isList(known) ? known.some((each) => test.values.includes(each)) : test.values.includes(known);
}

function parseEntry(key: string, value: Conditions[string]): Test {
  if (key === "$and") return every(listOf(key, value).map(parseConditions));
  if (key === "$or") return { kind: "some", tests: listOf(key, value).map(parseConditions) };
  if (key === "$not") return { kind: "not", test: parseConditions(objectOf(key, value)) };
  if (key.startsWith("$")) throw new MalformedConditions(`Unknown operator "${key}"`);
  return parseFactTest(key, value);
}

function parseFactTest(fact: string, value: Conditions[string]): Test {
  if (isScalar(value)) return { kind: "in", fact, values: [value] };
  const entries = Object.entries(objectOf(fact, value));
  const [operator, operand] = entries[0] ?? [];
  if (entries.length === 1 && operator === "$in" && Array.isArray(operand) && operand.every(isScalar)) {
    return { kind: "in", fact, values: operand };
  }
  if (entries.length === 1 && operator === "$ne" && isScalar(operand)) {
    return { kind: "not", test: { kind: "in", fact, values: [operand] } };
  }
  throw new MalformedConditions(`"${fact}" is tested by something other than a value, $in or $ne`);
}

function every(tests: readonly Test[]): Test {
  return tests.length === 1 ? tests[0]! : { kind: "every", tests };
}

function listOf(key: string, value: unknown): readonly Conditions[] {
  if (!Array.isArray(value)) throw new MalformedConditions(`"${key}" needs a list of conditions`);
  return value.map((each) => objectOf(key, each));
}

function objectOf(key: string, value: unknown): Conditions {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Conditions;
  throw new MalformedConditions(`"${key}" needs conditions`);
}

function isScalar(value: unknown): value is Scalar {
  if (typeof value === "number") return Number.isFinite(value);
  return value === null || typeof value === "string" || typeof value === "boolean";
}

function isList(known: Facts[string]): known is readonly Scalar[] {
  return Array.isArray(known);
}
