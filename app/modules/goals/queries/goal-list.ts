import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { fewFirst, goalsAllowing } from "../data/goal-rules-sql.ts";
import { standings } from "../domain/standing.ts";
import {
  filterConditions,
  goalFiltersInput,
  standingColumn,
  statusCondition,
  readConditions,
  scopeCondition,
  scopeInput,
} from "./goal-filters.ts";
import { takePage, type KeysetPage } from "#app/platform/lists/keyset.ts";
import { goalGroups } from "../domain/goal-groups.ts";
import { groupKey, placeConditions } from "./place-filters.ts";
import { goalOrderInput, orderedPage } from "./goal-order.ts";
import { partCount, goalRowColumns, type GoalRow, asSeen, type WithDue } from "./goal-row.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { allOf, fixedSql, sql, type Sql } from "#tenancy/sql.ts";

const pageSize = 25;

export const goalListInput = scopeInput
  .extend(goalFiltersInput.shape)
  .extend(goalOrderInput.shape)
  .extend({
    /** Leaves out what stands under another goal of the list: the tree shows it there. */
    rootsOnly: z.boolean().optional().describe("Leaves out what stands under another goal of the list."),
    group: optionalInput(z.enum(goalGroups)).describe("Goals of one team, or of one department, after one another."),
    /** Shows what was archived in place of what was not. */
    archived: z.boolean().optional().describe("Whether it is out of use."),
  });
export type GoalListInput = z.output<typeof goalListInput>;

/** How many goals the list holds by how they stand, whatever status is chosen. */
export type GoalCounts = {
  total: number;
  ON_TRACK: number;
  STALE: number;
  OFF_TRACK: number;
  AT_RISK: number;
  CLOSED: number;
};

export type ListedGoal = GoalRow &
  WithDue & {
    childCount: number;
    /** Its weight in a goal it counts in without standing under it; missing or null where it stands. */
    fedWeight?: number | null;
  };
export type GoalList = { rows: ListedGoal[]; counts: GoalCounts; previous: string | null; next: string | null };

/** One page of the goals the actor may see, and how many there are: a fixed number of statements for any number of rows. */
export async function listGoals(context: Context, input: GoalListInput, limit: number = pageSize): Promise<GoalList> {
  const allowed = await goalsAllowing(context, "view");
  const kept = allOf([
    archivedOr(input.archived),
    ...filterConditions(context, input),
    await scopeCondition(context, input),
    ...(await readConditions(context, input)),
    ...(await placeConditions(context, input)),
  ]);
  const page = orderedPage(input, input.group && (await groupKey(context, input.group)));
  const asked: Asked = {
    prelude: allowed.with,
    parts: partCount(allowed.where),
    kept: keptOf(kept, allowed.where, ofFewPeople.has(input.scope)),
    status: statusCondition(context, input),
    page,
    limit,
  };
  const { found, counts } = input.rootsOnly
    ? await rootsAndCounts(context, asked)
    : { found: await rowsOf(context, asked), counts: await countGoals(context, asked) };
  const { rows, previous, next } = takePage(page, found, limit);
  return {
    rows: await asSeen(context, rows),
    counts,
    previous,
    next,
  };
}

/** Scopes that narrow a list to the goals of some people. */
const ofFewPeople: ReadonlySet<GoalListInput["scope"]> = new Set(["my-goals", "direct-reports", "individuals-goals"]);

/** What a list holds, as `from … where …` of goals called `g`. */
function keptOf(kept: Sql, allowed: Sql, few: boolean): Sql {
  return few
    ? sql`from (select g.* from {goal} g where g.deleted_at is null and ${kept} ${fewFirst}) g where ${allowed}`
    : sql`from {goal} g where g.deleted_at is null and ${kept} and ${allowed}`;
}

type Found = ListedGoal & { cursorKey: string };
/**
 * A list in parts: whom rights let through, how many parts of each row, what is kept of it, which status of that is
 * shown, in which order.
 */
type Asked = {
  prelude: Sql;
  parts: Sql;
  kept: Sql;
  status: readonly Sql[];
  page: KeysetPage;
  limit: number;
};

function rowsOf(context: Context, { prelude, parts, kept, status, page, limit }: Asked): Promise<Found[]> {
  return context.rows<Found>(
    prepared(sql`with recursive ${prelude}
     select ${goalRowColumns}, ${page.column}, ${parts} as "childCount"
       from (select g.* ${kept}) g join {goal_period} p on p.id = g.period_id
      where ${allOf([...status, page.where])}
      order by ${page.orderBy} limit ${limit + 1}`),
  );
}

/**
 * The page of those that stand under no other goal shown, and the counts, of one look at the whole list: it is the long
 * part of both. Roots are looked up one by one (`offset 0`): PostgreSQL takes them for many, and would read all goals.
 */
async function rootsAndCounts(
  context: Context,
  { prelude, parts, kept, status, page, limit }: Asked,
): Promise<{ found: Found[]; counts: GoalCounts }> {
  const shown = allOf(status);
  const rows = await context.rows<(Found | { id: null }) & { counts: GoalCounts }>(
    prepared(sql`with recursive ${prelude},
     listed as materialized (select g.id, g.parent_id, ${standingColumn(context)} as standing, (${shown}) as shown
       ${kept}),
     roots as (
       select l.id as root_id, row_number() over (order by ${page.orderBy}) as place
         from listed l cross join lateral (select g.* from {goal} g where g.id = l.id offset 0) g
        where l.shown and not exists (select from listed u where u.id = l.parent_id and u.shown) and ${page.where}
        order by ${page.orderBy} limit ${limit + 1})
     select ${goalRowColumns}, ${page.column}, ${parts} as "childCount", (select ${countsColumn} from listed) as counts
       from (values (1)) as one (row) left join (roots join {goal} g on g.id = root_id
         join {goal_period} p on p.id = g.period_id) on true order by place`),
  );
  return {
    found: rows.flatMap(({ counts: _counts, ...row }) => (row.id === null ? [] : [row])),
    counts: rows[0]!.counts,
  };
}

function archivedOr(archived = false): Sql {
  return sql`g.archived_at is ${archived ? sql`not ` : sql``}null`;
}

const countsColumn = fixedSql(
  sql`jsonb_build_object('total', count(*),
    ${sql.join(standings.map((level) => sql`${sql.lit(level)}, count(*) filter (where standing = ${sql.lit(level)})`))})`,
);

async function countGoals(context: Context, { prelude, kept }: Asked): Promise<GoalCounts> {
  const [row] = await context.rows<{ counts: GoalCounts }>(
    prepared(sql`with recursive ${prelude},
     listed as (select ${standingColumn(context)} as standing ${kept})
     select ${countsColumn} as counts from listed`),
  );
  return row!.counts;
}
