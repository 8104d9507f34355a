import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { recordViewChange } from "../data/record-view-change.ts";
import { requireView } from "../data/view-record.ts";
import type { OneView } from "./view-input.ts";
import { sql } from "#tenancy/sql.ts";

/** Takes a view out of sight, to be restored; a list that opened with it opens plainly until then. */
export async function deleteView(
  context: Context,
  { viewId, version }: AsRead<OneView>,
): Promise<{ viewId: string; name: string }> {
  const held = await requireView(context, "delete", viewId);
  await requireUnchanged(context, held, { version, subject: "SavedView", changedBy: ["audiences.edit-view"] });
  const { name } = held;
  await context.rows(sql`update {saved_view} set deleted_at = ${context.clock.now()} where id = ${viewId}`);
  await recordViewChange(context, "audiences.view-deleted", { viewId });
  return { viewId, name };
}
