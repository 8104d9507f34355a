import type { Context } from "#app/platform/context/context.ts";
import { reachedBy, type Reached } from "../data/reached.ts";
import { toRemindSql } from "../data/to-remind.ts";
import { namedSql } from "./completion.ts";
import { sql } from "#tenancy/sql.ts";

/** Whom reminding all of a cycle would reach now; who reviews without being named to the actor is counted alone. */
export async function whoIsReminded(context: Context, cycleId: string): Promise<Reached> {
  return reachedBy(
    context,
    sql`select w.id, w.display_name as name, ${await namedSql(context)} as named
      from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id join {review_cycle} c on c.id = r.cycle_id
        join {employee} w on w.id = f.reviewer_id
      where r.cycle_id = ${cycleId} and ${await toRemindSql(context)}`,
  );
}
