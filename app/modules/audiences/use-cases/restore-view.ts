import type { Context } from "#app/platform/context/context.ts";
import { recordViewChange } from "../data/record-view-change.ts";
import { refusingTakenName, requireView } from "../data/view-record.ts";
import type { OneView } from "./view-input.ts";
import { sql } from "#tenancy/sql.ts";

/** Brings back a deleted view as it was; refused where its name has been taken since. */
export async function restoreView(context: Context, { viewId }: OneView): Promise<{ viewId: string }> {
  await requireView(context, "delete", viewId, { deleted: true });
  await refusingTakenName(context.rows(sql`update {saved_view} set deleted_at = null where id = ${viewId}`));
  await recordViewChange(context, "audiences.view-restored", { viewId });
  return { viewId };
}
