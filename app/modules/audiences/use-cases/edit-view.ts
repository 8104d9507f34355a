import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { z } from "zod";
import { recordViewChange } from "../data/record-view-change.ts";
import { holdViewAsRead, openForOwnerAlone, refusingTakenName, requireView, viewFacts } from "../data/view-record.ts";
import { staysPrivate } from "../domain/list-query.ts";
import { oneView, viewName } from "./view-input.ts";

export const editViewInput = oneView.extend({
  name: viewName.describe("The name as people see it."),
  shared: z.boolean().default(false).describe("Whether everybody of the company sees it."),
  version: versionRead,
});
export type EditViewInput = z.output<typeof editViewInput>;

/** Gives a view another name, shares it with the company or takes it back. What nobody else sees opens nobody else's list. */
export async function editView(
  context: Context,
  { viewId, version, name, ...asked }: EditViewInput,
): Promise<{ viewId: string }> {
  const view = await requireView(context, "edit", viewId);
  const shared = asked.shared && !staysPrivate(view.query);
  if (shared && !view.shared) await authorize(context, "share", viewFacts(view));
  const held = await holdViewAsRead(context, viewId, version);
  Object.assign(held, { name, shared, updatedAt: context.clock.now() });
  await refusingTakenName(context.em.flush());
  if (!shared) await openForOwnerAlone(context, view);
  await recordViewChange(context, "audiences.view-edited", { viewId, shared });
  return { viewId };
}
