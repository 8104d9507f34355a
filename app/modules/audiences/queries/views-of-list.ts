import type { Context } from "#app/platform/context/context.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { listAt, viewFacts } from "../data/view-record.ts";
import { addressOfView, listQuery, viewParameter, withoutView } from "../domain/list-query.ts";
import { visibleViews } from "./visible-views.ts";
import { sql } from "#tenancy/sql.ts";

export type ListView = { id: string; name: string; shared: boolean; address: string; opensFirst: boolean };

/** What a list tells of its saved views. */
export type ListViews = {
  /** The list with the filters it has now: what would be kept. */
  address: string;
  /** The list as it is, without the view it opens with. */
  plainAddress: string;
  views: ListView[];
  /** The view the list was opened from, and whether its filters are others by now. */
  current: { id: string; name: string; version: number; changed: boolean; mayReplace: boolean } | null;
  /** Said in the address, to be kept by forms that narrow the list. */
  asked: string | null;
  /** Where the list goes at once: the view it opens with. */
  leadsTo: string | null;
};

/** The saved views of the list an address is of, asked for anew where any changed; null where its filters cannot be kept. */
export async function viewsOfList(context: Context, rooms: readonly Room[], url: string): Promise<ListViews | null> {
  const { pathname, searchParams } = new URL(url);
  const list = await listAt(context, rooms, pathname.replace(/\.data$/, "").replace(/\/$/, ""));
  if (!list) return null;
  const found = await context.kept(`audiences.views ${context.actor.employeeId} ${list.path}`, () =>
    visibleViews(context, sql`v.path = ${list.path}`),
  );
  const query = listQuery(list, searchParams);
  const asked = searchParams.get(viewParameter);
  const open = found.find(({ id }) => id === asked);
  const first = found.find(({ opensFirst }) => opensFirst);
  return {
    address: query ? `${list.path}?${query}` : list.path,
    plainAddress: first ? `${list.path}?${viewParameter}=${withoutView}` : list.path,
    views: found.map((view) => ({
      id: view.id,
      name: view.name,
      shared: view.shared,
      address: addressOfView(list, view),
      opensFirst: view.opensFirst,
    })),
    current: open
      ? {
          id: open.id,
          name: open.name,
          version: open.version,
          changed: listQuery(list, new URLSearchParams(open.query)) !== query,
          mayReplace: (await context.ability()).decide("edit", viewFacts(open)).allowed,
        }
      : null,
    asked: open || asked === withoutView ? asked : null,
    leadsTo: first && isPlain(searchParams) ? addressOfView(list, first) : null,
  };
}

/** Asked for without a word about it; `_routes` says which parts of a page the browser wants. */
function isPlain(search: URLSearchParams): boolean {
  return [...search.keys()].every((name) => name === "_routes");
}
