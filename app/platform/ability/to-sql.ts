import { rulesToCondition } from "@casl/ability/extra";
import type { Ability } from "./ability.ts";
import { parseConditions, type Scalar, type Test } from "./conditions.ts";
import { allOf, anyOf, sql, type Sql } from "#tenancy/sql.ts";

/** SQL with a `?` for each value, as `em.execute` and `raw` take it. */

/**
 * Where the facts of a subject live: a column expression for single values (`g.visibility`), and for lists a builder of
 * "holds one of these values" (at least one, none null), usually an `exists`. Expressions hold no `?` and compare as
 * the values do in memory: no case-insensitive columns.
 */
export type FactColumns = { readonly [fact: string]: Sql | ((values: readonly Scalar[]) => Sql) };

const always: Sql = sql`true`;
const never: Sql = sql`false`;

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
): Sql {
  const rules = ability.compiled.rulesFor(action, subjectKind, field);
  const condition = rulesToCondition<Ability["compiled"], Sql, Sql>(
    rules,
    (rule) => toSql(parseConditions(rule.conditions ?? {}), rule.inverted, columns),
    { and: allOf, or: anyOf, empty: () => always },
  );
  return condition ?? never;
}

/** A list fact kept in an array column. */
export function arrayColumn(expression: Sql): (values: readonly Scalar[]) => Sql {
  return (values) => anyOf(values.map((value) => sql`${value} = any(${expression})`));
}

/**
 * Negation is pushed inwards to the comparisons, each of which says what becomes of null; above them only `and` and `or`
 * remain, for which null is as good as false.
 */
function toSql(test: Test, negated: boolean, columns: FactColumns): Sql {
  if (test.kind === "not") return toSql(test.test, !negated, columns);
  if (test.kind === "in") return comparison(test.fact, test.values, negated, columns);
  const parts = test.tests.map((each) => toSql(each, negated, columns));
  return (test.kind === "every") === negated ? anyOf(parts) : allOf(parts);
}

function comparison(fact: string, values: readonly Scalar[], negated: boolean, columns: FactColumns): Sql {
  const column = Object.hasOwn(columns, fact) ? columns[fact] : undefined;
  if (column === undefined) throw new Error(`No column for the fact "${fact}"`);
  if (values.length === 0) return negated ? always : never;
  if (typeof column !== "function") return negated ? isNoneOf(column, values) : isOneOf(column, values);
  if (values.includes(null)) throw new Error(`The list "${fact}" cannot be tested for null`);
  const membership = column(values);
  return negated ? sql`((${membership}) is not true)` : sql`(${membership})`;
}

function isOneOf(column: Sql, values: readonly Scalar[]): Sql {
  const present = values.filter((value) => value !== null);
  const parts: Sql[] = [];
  if (present.length > 0) parts.push(sql`${column} in (${sql.join(present)})`);
  if (present.length < values.length) parts.push(sql`${column} is null`);
  return anyOf(parts);
}

function isNoneOf(column: Sql, values: readonly Scalar[]): Sql {
  const present = values.filter((value) => value !== null);
  const nullAllowed = present.length === values.length;
  if (present.length === 0) return sql`${column} is not null`;
  const differs = sql`${column} not in (${sql.join(present)})`;
  return nullAllowed ? anyOf([sql`${column} is null`, differs]) : differs;
}
