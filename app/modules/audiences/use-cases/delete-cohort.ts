import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { requireCohort } from "../data/cohort-record.ts";
import { refuseWhereUsed, type FindUses } from "../data/cohort-uses.ts";
import { recordCohortChange } from "../data/record-audience-change.ts";
import type { OneCohort } from "./cohort-input.ts";
import { sql } from "#tenancy/sql.ts";

/** Takes a cohort out of sight, to be restored; what rests on it keeps it. */
export async function deleteCohort(
  context: Context,
  { cohortId, version }: AsRead<OneCohort>,
  findUses: FindUses,
): Promise<{ cohortId: string; name: string }> {
  const held = await requireCohort(context, "delete", cohortId);
  const { name } = held;
  await requireUnchanged(context, held, { version, subject: "Cohort", changedBy: ["audiences.cohort-changed"] });
  await refuseWhereUsed(context, cohortId, findUses);
  await context.rows(sql`update {cohort} set deleted_at = ${context.clock.now()} where id = ${cohortId}`);
  await recordCohortChange(context, "audiences.cohort-deleted", { cohortId });
  return { cohortId, name };
}
