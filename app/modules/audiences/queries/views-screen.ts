import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { listsOf, viewFacts } from "../data/view-record.ts";
import { addressOfView, readListAddress } from "../domain/list-query.ts";
import { visibleViews } from "./visible-views.ts";
import { sql } from "#tenancy/sql.ts";

export const viewsScreenInput = z.object({
  /** The address of a list: its views alone, and its filters to be kept. */
  of: z.string().max(4000).optional().describe("The path of a list with its query, as the browser shows it."),
  edit: z.uuid().optional().catch(undefined).describe("The view to be edited."),
});
export type ViewsScreenInput = z.output<typeof viewsScreenInput>;

export type ViewRow = {
  id: string;
  name: string;
  shared: boolean;
  version: number;
  mine: boolean;
  ownerName: string;
  opensFirst: boolean;
  updatedAt: string;
  address: string;
  list: ListName;
  /** What the module is called that the list stands in. */
  module: ListName | null;
  mayEdit: boolean;
  mayDelete: boolean;
  mayShare: boolean;
};
/** A key of the strings of a room. */
export type ListName = { room: string; label: string };

export type ViewsScreen = {
  rows: ViewRow[];
  /** The list the screen was opened from. */
  of: { address: string; list: ListName } | null;
  editing: ViewRow | null;
  mayShare: boolean;
};

/** All saved views the actor may see, or those of one list. */
export async function viewsScreen(
  context: Context,
  { of, edit }: ViewsScreenInput,
  rooms: readonly Room[],
): Promise<ViewsScreen> {
  const rows = await viewRows(context, rooms, of);
  const from = of === undefined ? null : readListAddress(await listsOf(context, rooms), of);
  const ability = await context.ability();
  return {
    rows,
    of: from && {
      address: from.query ? `${from.list.path}?${from.query}` : from.list.path,
      list: { room: from.list.room, label: from.list.label },
    },
    editing: rows.find(({ id, mayEdit }) => id === edit && mayEdit) ?? null,
    mayShare: ability.decide("share", viewFacts({ ownerId: context.actor.employeeId, shared: true })).allowed,
  };
}

/** Views of lists that are there, with what the actor may do with each. */
export async function viewRows(context: Context, rooms: readonly Room[], of?: string): Promise<ViewRow[]> {
  const lists = await listsOf(context, rooms);
  const from = of === undefined ? null : readListAddress(lists, of);
  const found = await visibleViews(
    context,
    sql`v.path = any(${from ? [from.list.path] : lists.map(({ path }) => path)}::text[])`,
  );
  const ability = await context.ability();
  return found.map((view) => {
    const list = lists.find(({ path }) => path === view.path)!;
    const may = (action: string) => ability.decide(action, viewFacts(view)).allowed;
    return {
      id: view.id,
      name: view.name,
      shared: view.shared,
      version: view.version,
      mine: view.ownerId === context.actor.employeeId,
      ownerName: view.ownerName,
      opensFirst: view.opensFirst,
      updatedAt: view.updatedAt.toISOString(),
      address: addressOfView(list, view),
      list: { room: list.room, label: list.label },
      module: list.module,
      mayEdit: may("edit"),
      mayDelete: may("delete"),
      mayShare: may("share"),
    };
  });
}
