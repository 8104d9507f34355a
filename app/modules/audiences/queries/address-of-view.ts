import type { Context } from "#app/platform/context/context.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { listAt } from "../data/view-record.ts";
import { addressOfView } from "../domain/list-query.ts";
import { visibleViews } from "./visible-views.ts";
import { sql } from "#tenancy/sql.ts";

/** Where a view leads today; one the actor may not see, or whose list is gone, does not exist. */
export async function requireAddressOfView(context: Context, viewId: string, rooms: readonly Room[]): Promise<string> {
  const [view] = await visibleViews(context, sql`v.id = ${viewId}`);
  const list = view && (await listAt(context, rooms, view.path));
  if (!view || !list) throw notFound("SavedView");
  return addressOfView(list, view);
}
