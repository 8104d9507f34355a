import type { Area, TeamScope } from "#app/platform/contributions/room.ts";
import type { NavigationModule, NavigationTab } from "./navigation.ts";

/** Where an address stands in the navigation. */
export type Place = { module: NavigationModule; tab: NavigationTab };

/** The screen with the longest address that the path lies under; null where the navigation leads to none. */
export function placeOf(navigation: readonly NavigationModule[], pathname: string): Place | null {
  let [found, length]: [Place | null, number] = [null, 0];
  for (const module of navigation) {
    for (const tab of module.tabs) {
      for (const under of [tab.path, ...(tab.also ?? [])]) {
        if (under.length <= length || !(pathname === under || pathname.startsWith(`${under}/`))) continue;
        [found, length] = [{ module, tab }, under.length];
      }
    }
  }
  return found;
}

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
