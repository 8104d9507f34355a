import { allOf, anyOf, containing, sql, type Sql } from "#tenancy/sql.ts";
import { sortedBy, type ScimAttributes, type ScimCondition, type ScimFilter } from "../domain/scim-filter.ts";

/** How a resource tells an attribute: one text or moment by its path, one with many values by a condition on any of them. */
export type ScimColumns = {
  text(path: readonly string[]): Sql;
  moment(path: readonly string[]): Sql;
  some(condition: ScimCondition): Sql;
};

/** Of a user, the row `{connector_row}` with it in `content->'scim'`. */
export const userColumns: ScimColumns = {
  text: (path) => sql`content->'scim'#>>${[...path]}::text[]`,
  moment: (path) => sql`(content->'scim'#>>${[...path]}::text[])::timestamptz`,
  some: (condition) => {
    const ofType = condition.type === null ? sql`true` : sql`lower(e.email->>'type') = lower(${condition.type})`;
    return sql`exists (select from jsonb_array_elements(case when jsonb_typeof(content->'scim'->'emails') = 'array'
      then content->'scim'->'emails' else '[]' end) e(email)
      where ${ofType} and ${textCompared(sql`e.email->>'value'`, condition)})`;
  },
};

/** Of a group, the row `{connector_group} g`. */
export const groupColumns: ScimColumns = {
  text: ([name]) =>
    name === "id" ? sql`g.id::text` : name === "displayName" ? sql`g.display_name` : sql`g.external_id`,
  moment: ([, name]) => (name === "created" ? sql`g.created_at` : sql`g.updated_at`),
  some: ({ value }) => sql`exists (select from {connector_group_member} m
    where m.group_id = g.id and m.user_id::text = lower(${value}))`,
};

/** What a filter asks of the rows of a resource; texts are compared without regard to case. */
export function scimFilterSql(filter: ScimFilter, columns: ScimColumns): Sql {
  if ("all" in filter) return allOf(filter.all.map((one) => scimFilterSql(one, columns)));
  if ("any" in filter) return anyOf(filter.any.map((one) => scimFilterSql(one, columns)));
  // What is not there is not equal to anything: unknown counts as false before it is turned round.
  if ("not" in filter) return sql`not coalesce(${scimFilterSql(filter.not, columns)}, false)`;
  const { kind, path, op, value } = filter;
  if (kind === "EMAIL" || kind === "MEMBER") return columns.some(filter);
  if (kind === "YES_OR_NO") return sql`(${columns.text(path)})::boolean = ${value === "true"}`;
  if (kind !== "MOMENT") return textCompared(columns.text(path), filter);
  if (op === "pr") return sql`${columns.moment(path)} is not null`;
  return sql`${columns.moment(path)} ${comparisons[op]!} ${value}::timestamptz`;
}

/** What a list is sorted by, with a comma behind; nothing where it names no attribute with one value (RFC 7644, 3.4.2.3). */
export function scimOrderSql(sortBy: string, descending: boolean, known: ScimAttributes, columns: ScimColumns): Sql {
  const found = sortedBy(sortBy, known);
  if (!found) return sql``;
  const by = found.kind === "MOMENT" ? columns.moment(found.path) : sql`lower(${columns.text(found.path)})`;
  return descending ? sql`${by} desc nulls first,` : sql`${by} nulls last,`;
}

function textCompared(text: Sql, { op, value }: ScimCondition): Sql {
  if (op === "pr") return sql`coalesce(${text}, '') <> ''`;
  if (op === "eq") return sql`lower(${text}) = lower(${value})`;
  if (op === "ne") return sql`lower(${text}) is distinct from lower(${value})`;
  const anywhere = containing(value);
  return sql`${text} ilike ${op === "sw" ? anywhere.slice(1) : op === "ew" ? anywhere.slice(0, -1) : anywhere}`;
}

const comparisons: Partial<Record<ScimCondition["op"], Sql>> = {
  ...{ eq: sql`=`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` },
};
