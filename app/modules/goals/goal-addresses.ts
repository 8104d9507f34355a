import { findAddress } from "#app/platform/contributions/find-address.ts";
import type { Area } from "#app/platform/contributions/room.ts";

/** Where lists of goals stand: whose goals an address shows, and in which area. */
export type GoalAddress = {
  path: string;
  scope: "my-goals" | "direct-reports" | "all-reports" | "view" | "company" | "individuals-goals";
  area: Area;
  /** The part of the area it lies in, where that part has a door of its own. */
  part?: "view";
  /** Key of its words in the strings, and of its route. */
  key: string;
};

export const goalAddresses = [
  { path: "/app/my-data/goal/my-goals", scope: "my-goals", area: "my-data", key: "my-goals" },
  { path: "/app/my-data/goal/my-company", scope: "company", area: "my-data", key: "my-company" },
  {
    path: "/app/my-data/goal/individuals-goals",
    scope: "individuals-goals",
    area: "my-data",
    key: "my-data-individuals",
  },
  { path: "/app/team/direct-reports/goal/manage", scope: "direct-reports", area: "team", key: "direct-reports" },
  {
    path: "/app/team/direct-reports/goal/individuals-goals",
    scope: "individuals-goals",
    area: "team",
    key: "direct-reports-individuals",
  },
  { path: "/app/team/all-reports/goal/manage", scope: "all-reports", area: "team", key: "all-reports" },
  {
    path: "/app/team/all-reports/goal/individuals-goals",
    scope: "individuals-goals",
    area: "team",
    key: "all-reports-individuals",
  },
  { path: "/app/team/view/goal/manage", scope: "view", area: "team", part: "view", key: "view" },
  {
    path: "/app/team/view/goal/individuals-goals",
    scope: "individuals-goals",
    area: "team",
    part: "view",
    key: "view-individuals",
  },
  { path: "/app/company/goal/manage", scope: "company", area: "company", key: "company" },
  {
    path: "/app/company/goal/individuals-goals",
    scope: "individuals-goals",
    area: "company",
    key: "company-individuals",
  },
] as const satisfies readonly GoalAddress[];

/** The address a path is, with or without the suffix under which data alone is asked for; null where it is none. */
export function findGoalAddress(pathname: string): GoalAddress | null {
  return findAddress(goalAddresses, pathname);
}
