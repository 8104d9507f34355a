import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { recordViewChange } from "../data/record-view-change.ts";
import { requireView } from "../data/view-record.ts";
import { oneView } from "./view-input.ts";
import { sql } from "#tenancy/sql.ts";

export const chooseDefaultViewInput = oneView.extend({
  chosen: z.boolean().default(false).describe("Whether the list opens with this view from now on."),
});
export type ChooseDefaultViewInput = z.output<typeof chooseDefaultViewInput>;

/** Lets its list open with a view for the actor, or plainly again. */
export async function chooseDefaultView(
  context: Context,
  { viewId, chosen }: ChooseDefaultViewInput,
): Promise<{ viewId: string }> {
  const view = await requireView(context, "view", viewId);
  const { employeeId } = context.actor;
  await context.rows(
    chosen
      ? sql`insert into {saved_view_default} (employee_id, path, view_id) values (${employeeId}, ${view.path},
        ${viewId}) on conflict (employee_id, path) do update set view_id = excluded.view_id`
      : sql`delete from {saved_view_default} where employee_id = ${employeeId} and path = ${view.path} and view_id = ${viewId}`,
  );
  await recordViewChange(context, "audiences.default-view-chosen", { viewId, chosen });
  return { viewId };
}
