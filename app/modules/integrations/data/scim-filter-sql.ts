import { containing, sql, type Sql } from "#tenancy/sql.ts";
import type { ScimCondition } from "../domain/scim-filter.ts";

/** A condition of a filter about the user `content->'scim'`; texts are compared without regard to case. */
export function scimFilterSql(condition: ScimCondition): Sql {
  const { kind, path, type } = condition;
  if (kind === "EMAIL") {
    const ofType = type === null ? sql`true` : sql`lower(e.email->>'type') = lower(${type})`;
    return sql`exists (select from jsonb_array_elements(case when jsonb_typeof(content->'scim'->'emails') = 'array'
      then content->'scim'->'emails' else '[]' end) e(email)
      where ${ofType} and ${compared(sql`e.email->>'value'`, condition)})`;
  }
  return compared(sql`content->'scim'#>>${[...path]}::text[]`, condition);
}

function compared(text: Sql, { kind, op, value }: ScimCondition): Sql {
  if (op === "pr") return sql`coalesce(${text}, '') <> ''`;
  if (kind === "YES_OR_NO") return sql`(${text})::boolean = ${value === "true"}`;
  if (kind === "MOMENT") return sql`(${text})::timestamptz ${comparisons[op]!} ${value}::timestamptz`;
  if (op === "eq") return sql`lower(${text}) = lower(${value})`;
  if (op === "ne") return sql`lower(${text}) is distinct from lower(${value})`;
  const anywhere = containing(value);
  return sql`${text} ilike ${op === "sw" ? anywhere.slice(1) : op === "ew" ? anywhere.slice(0, -1) : anywhere}`;
}

const comparisons: Partial<Record<ScimCondition["op"], Sql>> = {
  ...{ eq: sql`=`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` },
};
