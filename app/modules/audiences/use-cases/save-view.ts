import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { recordViewChange } from "../data/record-view-change.ts";
import { refusingTakenName, requireListAddress, viewFacts } from "../data/view-record.ts";
import { addressOfView, staysPrivate } from "../domain/list-query.ts";
import { listAddress, viewName } from "./view-input.ts";
import { sql } from "#tenancy/sql.ts";

export const saveViewInput = z.object({
  of: listAddress.describe("The path of a list with its query, as the browser shows it."),
  name: viewName.describe("The name as people see it."),
  shared: z.boolean().default(false).describe("Whether everybody of the company sees it."),
});
export type SaveViewInput = z.output<typeof saveViewInput>;

/** Keeps the filters of a list under a name, for oneself or for the company; what starts from one's own people stays private. */
export async function saveView(
  context: Context,
  { of, name, ...asked }: SaveViewInput,
  rooms: readonly Room[],
): Promise<{ viewId: string; address: string }> {
  const { list, query } = await requireListAddress(context, rooms, of);
  const shared = asked.shared && !staysPrivate(query);
  const facts = viewFacts({ ownerId: context.actor.employeeId, shared });
  await authorize(context, "create", facts);
  if (shared) await authorize(context, "share", facts);
  const viewId = context.newId();
  const now = context.clock.now();
  await refusingTakenName(
    context.rows(
      sql`insert into {saved_view} (id, owner_id, path, query, name, shared, created_at, updated_at)
        values (${viewId}, ${facts.ownerId}, ${list.path}, ${query}, ${name}, ${shared}, ${now}, ${now})`,
    ),
  );
  await recordViewChange(context, "audiences.view-saved", { viewId, shared });
  return { viewId, address: addressOfView(list, { id: viewId, query }) };
}
