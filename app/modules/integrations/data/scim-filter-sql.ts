import { containing, sql, type Sql } from "#tenancy/sql.ts";
import type { MomentOperator, ScimCondition } from "../domain/scim-filter.ts";

const comparisons = { eq: sql`=`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } satisfies Record<
  MomentOperator,
  Sql
>;

/** A condition of a filter about the user `content->'scim'`; names are compared without regard to case. */
export function scimFilterSql(condition: ScimCondition): Sql {
  if (condition.kind === "EMAIL") {
    const ofType = condition.type === null ? sql`true` : sql`lower(e.email->>'type') = lower(${condition.type})`;
    return sql`exists (select from jsonb_array_elements(case when jsonb_typeof(content->'scim'->'emails') = 'array'
      then content->'scim'->'emails' else '[]' end) e(email) where ${ofType} and ${compared(sql`e.email->>'value'`, condition)})`;
  }
  const value = sql`content->'scim'#>>${[...condition.path]}::text[]`;
  if (condition.kind === "YES_OR_NO") return sql`(${value})::boolean = ${condition.value}`;
  if (condition.kind === "MOMENT")
    return condition.op === "pr"
      ? sql`${value} is not null`
      : sql`(${value})::timestamptz ${comparisons[condition.op]} ${condition.value}::timestamptz`;
  return compared(value, condition);
}

function compared(text: Sql, { op, value }: { op: "eq" | "ne" | "co" | "sw" | "ew" | "pr"; value: string }): Sql {
  if (op === "pr") return sql`coalesce(${text}, '') <> ''`;
  if (op === "eq") return sql`lower(${text}) = lower(${value})`;
  if (op === "ne") return sql`lower(${text}) is distinct from lower(${value})`;
  const anywhere = containing(value);
  const pattern = { co: anywhere, sw: anywhere.slice(1), ew: anywhere.slice(0, -1) }[op];
  return sql`${text} ilike ${pattern}`;
}
