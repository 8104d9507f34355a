import { rulesToCondition } from "@casl/ability/extra";
import type { Ability } from "./ability.ts";
import { parseConditions, type Scalar, type Test } from "./conditions.ts";

/** SQL with a `?` for each value, as `em.execute` and `raw` take it. */
export type SqlFragment = { readonly text: string; readonly values: readonly unknown[] };

/**
 * Where the facts of a subject live: a column expression for single values (`g.visibility`), and for lists a builder of
 * "holds one of these values" (at least one, none null), usually an `exists`. Expressions hold no `?` and compare as
 * the values do in memory: no case-insensitive columns.
 */
export type FactColumns = { readonly [fact: string]: string | ((values: readonly Scalar[]) => SqlFragment) };

const always: SqlFragment = { text: "true", values: [] };
const never: SqlFragment = { text: "false", values: [] };

/**
 * The rules as a condition on rows: true for exactly the rows on which `decide` allows the action (on the field, if one is
 * given), false or null for all others. For use in `where`. No rule means no rows. Throws where a rule tests a fact
 * that has no column, or a list for null.
 */
export function rulesToSql(
  ability: Ability,
  action: string,
  subjectKind: string,
  columns: FactColumns,
  field?: string,
): SqlFragment {
  const rules = ability.compiled.rulesFor(action, subjectKind, field);
  const condition = rulesToCondition<Ability["compiled"], SqlFragment, SqlFragment>(
    rules,
    (rule) => toSql(parseConditions(rule.conditions ?? {}), rule.inverted, columns),
    { and: allOf, or: anyOf, empty: () => always },
  );
  return condition ?? never;
}

/** A list fact kept in an array column. */
export function arrayColumn(expression: string): (values: readonly Scalar[]) => SqlFragment {
  return (values) => anyOf(values.map((value) => ({ text: `? = any(${expression})`, values: [value] })));
}

/**
 * Negation is pushed inwards to the comparisons, each of which says what becomes of null; above them only `and` and `or`
 * remain, for which null is as good as false.
 */
function toSql(test: Test, negated: boolean, columns: FactColumns): SqlFragment {
  if (test.kind === "not") return toSql(test.test, !negated, columns);
  if (test.kind === "in") return comparison(test.fact, test.values, negated, columns);
  const parts = test.tests.map((each) => toSql(each, negated, columns));
  return (test.kind === "every") === negated ? anyOf(parts) : allOf(parts);
}

function comparison(fact: string, values: readonly Scalar[], negated: boolean, columns: FactColumns): SqlFragment {
  const column = Object.hasOwn(columns, fact) ? columns[fact] : undefined;
  if (column === undefined) throw new Error(`No column for the fact "${fact}"`);
  if (values.length === 0) return negated ? always : never;
  if (typeof column === "string") return negated ? isNoneOf(column, values) : isOneOf(column, values);
  if (values.includes(null)) throw new Error(`The list "${fact}" cannot be tested for null`);
  const membership = column(values);
  return { ...membership, text: negated ? `((${membership.text}) is not true)` : `(${membership.text})` };
}

function isOneOf(column: string, values: readonly Scalar[]): SqlFragment {
  const present = values.filter((value) => value !== null);
  const parts: SqlFragment[] = [];
  if (present.length > 0) parts.push({ text: `${column} in (${placeholders(present)})`, values: present });
  if (present.length < values.length) parts.push({ text: `${column} is null`, values: [] });
  return anyOf(parts);
}

function isNoneOf(column: string, values: readonly Scalar[]): SqlFragment {
  const present = values.filter((value) => value !== null);
  const nullAllowed = present.length === values.length;
  if (present.length === 0) return { text: `${column} is not null`, values: [] };
  const differs = { text: `${column} not in (${placeholders(present)})`, values: present };
  return nullAllowed ? anyOf([{ text: `${column} is null`, values: [] }, differs]) : differs;
}

function placeholders(values: readonly Scalar[]): string {
  return values.map(() => "?").join(", ");
}

function allOf(parts: readonly SqlFragment[]): SqlFragment {
  return parts.length === 0 ? always : joined(parts, " and ");
}

function anyOf(parts: readonly SqlFragment[]): SqlFragment {
  return parts.length === 0 ? never : joined(parts, " or ");
}

function joined(parts: readonly SqlFragment[], operator: string): SqlFragment {
  if (parts.length === 1) return parts[0]!;
  return { text: `(${parts.map((part) => part.text).join(operator)})`, values: parts.flatMap((part) => part.values) };
}
