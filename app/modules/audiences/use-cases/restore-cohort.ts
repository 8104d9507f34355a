import type { Context } from "#app/platform/context/context.ts";
import { refusingTakenCohortName, requireCohort } from "../data/cohort-record.ts";
import { recordCohortChange } from "../data/record-audience-change.ts";
import type { OneCohort } from "./cohort-input.ts";
import { sql } from "#tenancy/sql.ts";

/** Brings back a deleted cohort as it was; refused where its name has been taken since. */
export async function restoreCohort(context: Context, { cohortId }: OneCohort): Promise<{ cohortId: string }> {
  await requireCohort(context, "delete", cohortId, { deleted: true });
  await refusingTakenCohortName(context.rows(sql`update {cohort} set deleted_at = null where id = ${cohortId}`));
  await recordCohortChange(context, "audiences.cohort-restored", { cohortId });
  return { cohortId };
}
