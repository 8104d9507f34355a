import type { Context } from "#app/platform/context/context.ts";
import type { RecordUse } from "#app/platform/contributions/record-use.ts";
import { reviewPlaces } from "../review-places.ts";
import { sql } from "#tenancy/sql.ts";

/** The cycles that will review the people of a cohort: those being prepared, and those that run again and again. */
export async function cyclesRestingOn(context: Context, about: string, cohortId: string): Promise<RecordUse[]> {
  if (about !== "Cohort") return [];
  const mayChange = (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed;
  const rows = await context.rows<{ id: string; name: string }>(
    sql`select c.id, c.name from {review_cycle} c where (c.settings->'reviewees'->'cohorts' @> to_jsonb(${cohortId}::text)
          and not coalesce((c.settings->'reviewees'->>'everyone')::boolean, true)
          or c.settings->'formGroups' @> jsonb_build_array(jsonb_build_object('audience',
            jsonb_build_object('cohorts', jsonb_build_array(${cohortId}::text)))))
        and (c.state = 'DRAFT' or c.state = 'IN_PROGRESS' and c.settings->'details'->>'kind' = 'CONTINUOUS')
      order by lower(c.name), c.id`,
  );
  return rows.map(({ id, name }) => ({
    // What a cycle is called is told to those alone who run it.
    label: mayChange ? "use.cohort" : "use.some-cycle",
    params: { name: mayChange ? name : "" },
    link: mayChange ? reviewPlaces.wizard(id, "reviewees") : null,
    rests: true,
    mayChange,
  }));
}
