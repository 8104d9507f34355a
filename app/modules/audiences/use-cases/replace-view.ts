import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordViewChange } from "../data/record-view-change.ts";
import { requireListAddress, requireView } from "../data/view-record.ts";
import { listAddress, oneView } from "./view-input.ts";
import { sql } from "#tenancy/sql.ts";

export const replaceViewInput = oneView.extend({
  of: listAddress.describe("The path of a list with its query, as the browser shows it."),
});
export type ReplaceViewInput = z.output<typeof replaceViewInput>;

/** Lets a view stand for the filters its list has now. */
export async function replaceView(
  context: Context,
  { viewId, of }: ReplaceViewInput,
  rooms: readonly Room[],
): Promise<{ viewId: string }> {
  const view = await requireView(context, "edit", viewId);
  const { list, query } = requireListAddress(context, rooms, of);
  if (list.path !== view.path) throw invalid("audiences.other-list", "The view is of another list.");
  await context.rows(
    sql`update {saved_view} set query = ${query}, updated_at = ${context.clock.now()} where id = ${viewId}`,
  );
  await recordViewChange(context, "audiences.view-replaced", { viewId });
  return { viewId };
}
