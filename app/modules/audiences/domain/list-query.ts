import type { Room, SavableList } from "#app/platform/contributions/room.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { findBase, forcesPrivate } from "./base-cohorts.ts";

/** Names the view an address was opened from, so that the list knows what its filters started as. */
export const viewParameter = "savedView";

/** What it says where the person wants the list as it is, without the view it opens with. */
export const withoutView = "none";

/** `module` is the module it stands in, as a key of the strings of a room: many have a screen called alike. */
export type NamedList = SavableList & { room: string; label: string; module: { room: string; label: string } | null };

/** Whether somebody may do this with any record of a kind at all. */
type AnyOf = (action: string, subject: string) => boolean;

/**
 * The lists whose filters can be kept, at one path or all: of the modules the company has switched on, where the actor's
 * navigation leads.
 */
export function savableLists(rooms: readonly Room[], actor: Actor, anyOf: AnyOf, path?: string): NamedList[] {
  const isAsked = (list: SavableList) => path === undefined || list.path === path;
  const modules = new Map(
    rooms.flatMap(({ name, modules: own = [] }) => own.map(({ key, label }) => [key, { room: name, label }] as const)),
  );
  return rooms
    .filter(({ feature, lists }) => lists?.some(isAsked) && (!feature || actor.features.includes(feature)))
    .flatMap(({ name, lists = [], tabs }) =>
      lists.filter(isAsked).flatMap((list) => {
        const tab = tabs.find(({ path }) => path === list.path);
        const closed = tab?.when?.(actor) === false || (tab?.can && !anyOf(tab.can.action, tab.can.subject));
        const module = modules.get(tab?.module ?? "") ?? null;
        return closed ? [] : [{ ...list, room: name, label: tab?.label ?? "", module }];
      }),
    );
}

/** The filters an address asks for, in one order and without what changes nothing: equal filters are equal text. */
export function listQuery({ parameters }: SavableList, search: URLSearchParams): string {
  const kept = Object.entries(parameters).flatMap(([name, usual]) => {
    const value = (search.get(name) ?? "").trim();
    return value === "" || value === usual ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}

/** The list and its filters that an address of ours means; null where it is of no such list, or of another site. */
export function readListAddress(
  lists: readonly NamedList[],
  address: string,
): { list: NamedList; query: string } | null {
  const [path = "", search = ""] = address.split("?", 2);
  const list = lists.find((one) => one.path === path);
  if (!list) return null;
  const query = listQuery(list, new URLSearchParams(search));
  return query.length > 2000 ? null : { list, query };
}

/** The address a view opens: filters its list still knows, and its own name. */
export function addressOfView(list: SavableList, { id, query }: { id: string; query: string }): string {
  const search = new URLSearchParams(listQuery(list, new URLSearchParams(query)));
  search.set(viewParameter, id);
  return `${list.path}?${search}`;
}

/** Whether a view starts from people who are seen from one person: shared, it would be others for everybody. */
export function staysPrivate(query: string): boolean {
  const base = findBase(new URLSearchParams(query).get("cohort") ?? "");
  return base !== null && forcesPrivate(base);
}
