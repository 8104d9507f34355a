import { z } from "zod";
import { placeInput } from "#app/platform/http/paging.ts";
import { isCursorOf, keysetPage, type KeysetPage, type ListKey } from "#app/platform/lists/keyset.ts";
import { fixedSql, sql, type Sql } from "#tenancy/sql.ts";
import { usualSort } from "../domain/usual-sort.ts";
import { objectiveLevels, rankOfLevel } from "../domain/hierarchy.ts";

export const goalSorts = ["level", "title", "progress", "due", "check-in", "objective"] as const;
export type GoalSort = (typeof goalSorts)[number];

/** `rankOfLevel` of a goal called `g`. */
export const levelRank = fixedSql(
  sql`(case g.level ${sql.join(
    objectiveLevels.map((level) => sql`when ${sql.lit(level)} then ${sql.lit(String(rankOfLevel(level)))}`),
    sql` `,
  )} end)`,
);

const keys: Record<GoalSort, ListKey> = {
  // In one level the next due first.
  level: { expression: sql`(${levelRank} || g.due_date::text)`, type: "text" },
  title: { expression: sql`lower(g.title)`, type: "text" },
  progress: { expression: sql`coalesce(g.percent, '-infinity'::float8)`, type: "float8" },
  due: { expression: sql`g.due_date`, type: "date" },
  "check-in": { expression: sql`coalesce(g.last_check_in_at, '-infinity'::timestamptz)`, type: "timestamptz" },
  // The next due first, each objective followed by its key results.
  objective: {
    expression: sql`(g.due_date::text || case g.kind when 'KEY_RESULT' then coalesce(g.parent_id, g.id)::text || '1'
      else g.id || '0' end || lpad(g.position::text, 4, '0'))`,
    type: "text",
  },
};

/** `sort=-progress` is descending. `after` and `before` are the cursors a page was given. */
export const goalOrderInput = z.object({
  sort: z
    .preprocess(
      (value) => value || undefined,
      z
        .string()
        .regex(/^-?(level|title|progress|due|check-in)$/)
        .default(usualSort),
    )
    .describe(
      "The order: `level` (company goals first, then departments, teams and people, the next due first), `due`, " +
        "`title`, `progress` or `check-in`; with a minus before it, the other way round.",
    ),
  after: placeInput.describe("The cursor of the page before."),
  before: placeInput.describe("The cursor of the page after."),
});
export type GoalOrder = z.output<typeof goalOrderInput>;

/** The page of a list of goals called `g` that an order asks for; in groups the usual order holds in each. */
export function orderedPage({ sort, after, before }: GoalOrder, group?: Sql): KeysetPage {
  if (group) {
    const expression = sql`(${group} || chr(1) || ${keys[usualSort].expression})`;
    return keysetPage({ expression, type: "text" }, sql`g.id`, { descending: false, after, before });
  }
  return keysetPage(findKey(sort) ?? keys[usualSort], sql`g.id`, { descending: sort.startsWith("-"), after, before });
}

function findKey(sort: string): ListKey | undefined {
  return keys[(sort.startsWith("-") ? sort.slice(1) : sort) as GoalSort];
}

/** Whether a text is a cursor of a list in this order; of an order there is not, none is. */
export function isCursorIn(sort: string, cursor: string): boolean {
  const key = findKey(sort);
  return key !== undefined && isCursorOf(key.type, cursor);
}
