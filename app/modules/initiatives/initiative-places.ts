import type { Area } from "#app/platform/contributions/room.ts";
import type { InitiativeScope } from "./queries/initiative-filters.ts";

/** Where lists of tasks stand: whose tasks an address shows, and in which area. */
export type InitiativePlace = { path: string; scope: InitiativeScope; area: Area };

export const initiativeLists = [
  { path: "/app/my-data/initiative/my-initiatives", scope: "mine", area: "my-data" },
  { path: "/app/team/direct-reports/initiative", scope: "direct-reports", area: "team" },
  { path: "/app/team/all-reports/initiative", scope: "all-reports", area: "team" },
  { path: "/app/company/initiative", scope: "company", area: "company" },
] as const satisfies readonly InitiativePlace[];

export const initiativePlaces = {
  mine: initiativeLists[0].path,
  company: initiativeLists[3].path,
  /** A task's panel beside one's own list: a link to share and to come back to. */
  task: (id: string) => `${initiativeLists[0].path}?showTaskDetails=${id}`,
} as const;

/** The list a path is, with or without the suffix under which data alone is asked for; null where it is none. */
export function findInitiativePlace(pathname: string): InitiativePlace | null {
  const path = pathname.replace(/\.data$/, "").replace(/\/$/, "");
  return initiativeLists.find((place) => place.path === path) ?? null;
}
