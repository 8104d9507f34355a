import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordViewChange } from "../data/record-view-change.ts";
import { staysPrivate } from "../domain/list-query.ts";
import { holdViewAsRead, openForOwnerAlone, requireListAddress, requireView } from "../data/view-record.ts";
import { listAddress, oneView } from "./view-input.ts";

export const replaceViewInput = oneView.extend({
  of: listAddress.describe("The path of a list with its query, as the browser shows it."),
  version: versionRead,
});
export type ReplaceViewInput = z.output<typeof replaceViewInput>;

/** Lets a view stand for the filters its list has now. */
export async function replaceView(
  context: Context,
  { viewId, version, of }: ReplaceViewInput,
  rooms: readonly Room[],
): Promise<{ viewId: string }> {
  const view = await requireView(context, "edit", viewId);
  const { list, query } = await requireListAddress(context, rooms, of);
  if (list.path !== view.path) throw invalid("audiences.other-list", "The view is of another list.");
  const held = await holdViewAsRead(context, viewId, version);
  const shared = view.shared && !staysPrivate(query);
  Object.assign(held, { query, shared, updatedAt: context.clock.now() });
  await context.em.flush();
  if (!shared) await openForOwnerAlone(context, view);
  await recordViewChange(context, "audiences.view-replaced", { viewId });
  return { viewId };
}
