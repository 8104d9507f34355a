import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { sliceOfPage, type Slice, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { cycleStates, type CycleState } from "../domain/cycle-state.ts";
import type { Preset } from "../domain/cycle-settings.ts";
import { containing, instant, sql } from "#tenancy/sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

export const listPageSize = 25;

export const cycleListInput = z.object({
  text: searchInput("A part of the name."),
  state: optionalInput(z.enum(cycleStates)).catch(undefined).describe("Only cycles in this state."),
  page: pageInput,
});
export type CycleFilters = z.output<typeof cycleListInput>;

export type ListedCycle = {
  id: string;
  name: string;
  state: CycleState;
  preset: Preset;
  kind: "ONE_TIME" | "CONTINUOUS";
  periodStartsOn: string;
  periodEndsOn: string;
  launchedAt: string | null;
  people: number;
  forms: number;
  submitted: number;
};

export type CycleCounts = Record<CycleState | "total", number>;

/** The company's cycles, the newest first: two statements whatever there is. */
export async function listCycles(
  context: Context,
  { text, state, page }: CycleFilters,
  { limit, offset }: Slice = sliceOfPage(page, listPageSize),
): Promise<{ rows: ListedCycle[]; total: number; counts: CycleCounts }> {
  await authorize(context, "view", { kind: "ReviewCycle" });
  const named = text ? sql`c.name ilike ${containing(text)}` : sql`true`;
  const rows = await context.rows<ListedCycle & { total: number }>(
    prepared(sql`select c.id, c.name, c.state, coalesce(c.settings->'details'->>'preset', 'CUSTOM') as preset,
      coalesce(c.settings->'details'->>'kind', 'ONE_TIME') as kind,
        c.period_starts_on::text as "periodStartsOn", c.period_ends_on::text as "periodEndsOn",
          ${instant(sql`c.launched_at`)} as "launchedAt",
        (select count(*)::int from {review_reviewee} r where r.cycle_id = c.id and r.removed_at is null) as people,
          coalesce(f.forms, 0)::int as forms, coalesce(f.submitted, 0)::int as submitted,
        count(*) over ()::int as total
      from {review_cycle} c left join lateral (select count(*) as forms, count(*)
        filter (where f.status = 'SUBMITTED') as submitted
        from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id and r.removed_at is null
          where r.cycle_id = c.id and f.removed_at is null) f on true
     where ${named} and ${state ? sql`c.state = ${state}` : sql`true`} order by c.created_at desc, c.id
       limit ${limit} offset ${offset}`),
  );
  const counted = await context.rows<{ state: CycleState; count: number }>(
    sql`select c.state, count(*)::int as count from {review_cycle} c where ${named} group by c.state`,
  );
  const of = (one: CycleState) => counted.find((row) => row.state === one)?.count ?? 0;
  const counts = Object.fromEntries(cycleStates.map((one) => [one, of(one)])) as Record<CycleState, number>;
  return {
    rows: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
    counts: { ...counts, total: counted.reduce((sum, { count }) => sum + count, 0) },
  };
}
