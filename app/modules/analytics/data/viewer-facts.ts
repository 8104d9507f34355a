import { liveSeat } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { ViewerFacts } from "../domain/row-filters.ts";
import { sql } from "#tenancy/sql.ts";

/** Who looks, in what filters can say; the unit is the one they belong to today. */
export async function viewerFacts(context: Context): Promise<ViewerFacts> {
  const row = await firstRow<{ unit: string | null }>(
    context,
    sql`select a.org_unit_id as unit from {assignment} a where a.employee_id = ${context.actor.employeeId} and
      ${liveSeat(context.today())}`,
  );
  return {
    COMPANY: context.tenant.slug,
    VIEWER: context.actor.employeeId,
    EMAIL: context.actor.email,
    UNIT: row?.unit ?? null,
  };
}
