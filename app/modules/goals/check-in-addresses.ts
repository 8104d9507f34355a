import { findAddress } from "#app/platform/contributions/find-address.ts";
import type { GoalAddress } from "./goal-addresses.ts";

/** Where many goals are checked in on at once: whose, in which area, and the list they are taken from. */
export type CheckInAddress = Pick<GoalAddress, "path" | "scope" | "area" | "part" | "key"> & { list: string };

export const checkInAddresses = [
  {
    path: "/app/my-data/goal/check-in",
    scope: "my-goals",
    area: "my-data",
    key: "my-goals",
    list: "/app/my-data/goal/my-goals",
  },
  {
    path: "/app/team/direct-reports/goal/check-in",
    scope: "direct-reports",
    area: "team",
    key: "direct-reports",
    list: "/app/team/direct-reports/goal/manage",
  },
  {
    path: "/app/team/all-reports/goal/check-in",
    scope: "all-reports",
    area: "team",
    key: "all-reports",
    list: "/app/team/all-reports/goal/manage",
  },
  {
    path: "/app/team/view/goal/check-in",
    scope: "view",
    area: "team",
    part: "view",
    key: "view",
    list: "/app/team/view/goal/manage",
  },
  {
    path: "/app/company/goal/check-in",
    scope: "company",
    area: "company",
    key: "company",
    list: "/app/company/goal/manage",
  },
] as const satisfies readonly CheckInAddress[];

/** The address a path is, with or without the suffix under which data alone is asked for; null where it is none. */
export function findCheckInAddress(pathname: string): CheckInAddress | null {
  return findAddress(checkInAddresses, pathname);
}
