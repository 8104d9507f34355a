import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireScope, scopeSql } from "../data/scope-sql.ts";
import { standingOption } from "../data/reviewee-record.ts";
import { readCycle } from "../data/cycle-record.ts";
import type { Scope } from "../review-places.ts";
import { tellable } from "#app/platform/privacy/small-groups.ts";
import { sql } from "#tenancy/sql.ts";

export const insightsInput = z.object({
  cycle: optionalInput(z.guid()).catch(undefined),
});

/** So few results are not told as numbers: they would be somebody's. */
export const fewest = 3;

export type ReviewInsights = {
  people: number;
  rated: number;
  shared: number;
  acknowledged: number;
  /** Average percent; null where too few were rated. */
  average: number | null;
  /** How many have each option, lowest first; null where too few were rated. */
  distribution: { label: string; count: number }[] | null;
  units: { unit: string | null; people: number; rated: number; average: number | null }[];
};

/** A cycle in numbers, by unit; no names, and no average of fewer than three. */
export async function reviewInsights(context: Context, scope: Scope, cycleId: string): Promise<ReviewInsights> {
  await requireScope(context, scope, "numbers");
  const within = scopeSql(context, scope);
  const { settings } = await readCycle(context, cycleId);
  const from = sql`{review_reviewee} r left join {org_unit} u on u.id = r.org_unit_id
    where r.cycle_id = ${cycleId} and r.removed_at is null and ${within.where}`;
  const rated = sql`count(*) filter (where ${standingOption} is not null)::int`;
  const average = sql`round(avg(r.score_overall), 1)::float8 as average, count(r.score_overall)::int as scored`;
  const [whole] = await context.rows<Omit<ReviewInsights, "distribution" | "units"> & Scored>(
    sql`${within.with} select count(*)::int as people, ${rated} as rated, count(r.shared_at)::int as shared,
      count(r.outcome)::int as acknowledged, ${average} from ${from}`,
  );
  const units = await context.rows<ReviewInsights["units"][number] & Scored>(
    sql`${within.with} select u.name as unit, count(*)::int as people, ${rated} as rated, ${average}
      from ${from} group by u.name order by count(*) desc, u.name limit 1000`,
  );
  const counts = await context.rows<{ option: string; count: number }>(
    sql`${within.with} select ${standingOption} as option, count(*)::int as count
      from ${from} and ${standingOption} is not null group by 1`,
  );
  const { scored, ...all } = whole!;
  return {
    ...all,
    average: scored < fewest ? null : all.average,
    units: tellableUnits(units).slice(0, mostUnits),
    distribution:
      all.rated < fewest
        ? null
        : settings.calibration.options.map(({ id, label }) => ({
            label,
            count: counts.find(({ option }) => option === id)?.count ?? 0,
          })),
  };
}

const mostUnits = 30;
type Scored = { average: number | null; scored: number };

/** Averages of units beside that of the whole: none that is hidden can be worked out from the others. */
function tellableUnits(units: readonly (ReviewInsights["units"][number] & Scored)[]): ReviewInsights["units"] {
  const told = tellable(units, { people: ({ scored }) => scored, fewest });
  return units.map((one) => {
    const { unit, people, rated, average } = one;
    return { unit, people, rated, average: told.has(one) ? average : null };
  });
}
