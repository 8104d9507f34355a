import type { Area, TeamScope } from "#app/platform/contributions/room.ts";
import type { NavigationModule, NavigationTab } from "./navigation.ts";

/** Where an address stands in the navigation. */
export type Place = { module: NavigationModule; tab: NavigationTab };

/**
 * The screen with the longest address that the path lies under, else the first screen of the module whose addresses begin
 * as the path does; null where the navigation leads to none. Home is above everything and holds nothing but itself.
 */
export function placeOf(navigation: readonly NavigationModule[], pathname: string): Place | null {
  const isUnder = (above: string) =>
    pathname === above || (above.split("/").length > 2 && pathname.startsWith(`${above}/`));
  return (
    longest(navigation, ({ path, also = [] }) => [path, ...also].filter(isUnder)) ??
    longest(navigation, ({ path }) => [folderOf(path)].filter((folder) => isOneModules(folder) && isUnder(folder)))
  );
}

function longest(
  navigation: readonly NavigationModule[],
  addressesOf: (tab: NavigationTab) => readonly string[],
): Place | null {
  let [found, length]: [Place | null, number] = [null, 0];
  for (const module of navigation) {
    for (const tab of module.tabs) {
      for (const address of addressesOf(tab)) {
        if (address.length > length) [found, length] = [{ module, tab }, address.length];
      }
    }
  }
  return found;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** `/app/company/goal` is; `/app/company` holds those of every module. */
const isOneModules = (folder: string) => folder.split("/").length > 3;

/** The screens that stand as tabs beside this one: those of the same people. */
export function tabsBeside({ module, tab }: Place): readonly NavigationTab[] {
  return module.tabs.filter(({ scope }) => scope === tab.scope);
}

/** The same screen for other people, or the first of theirs where there is none of that name. */
export function scopesOf({ module, tab }: Place): { scope: TeamScope; path: string }[] {
  const scopes = new Set(module.tabs.flatMap(({ scope }) => (scope ? [scope] : [])));
  return [...scopes].map((scope) => {
    const own = module.tabs.filter((one) => one.scope === scope);
    return { scope, path: (own.find(({ label }) => label === tab.label) ?? own[0]!).path };
  });
}

/** Where an entry of the navigation leads: to its first screen, of the people somebody looked at last. */
export function hrefOf({ tabs }: NavigationModule, scope: TeamScope | null): string {
  return (tabs.find((tab) => tab.scope === scope) ?? tabs[0]!).path;
}

export const areas = ["my-data", "team", "company"] as const satisfies readonly Area[];
export type WorkArea = (typeof areas)[number];

export const isWorkArea = (area: Area): area is WorkArea => (areas as readonly Area[]).includes(area);
