import type { Context } from "#app/platform/context/context.ts";
import { recordViewChange } from "../data/record-view-change.ts";
import { requireView } from "../data/view-record.ts";
import type { OneView } from "./view-input.ts";
import { sql } from "#tenancy/sql.ts";

/** Takes a view out of sight, to be restored; a list that opened with it opens plainly until then. */
export async function deleteView(context: Context, { viewId }: OneView): Promise<{ viewId: string; name: string }> {
  const { name } = await requireView(context, "delete", viewId);
  await context.rows(sql`update {saved_view} set deleted_at = ${context.clock.now()} where id = ${viewId}`);
  await recordViewChange(context, "audiences.view-deleted", { viewId });
  return { viewId, name };
}
