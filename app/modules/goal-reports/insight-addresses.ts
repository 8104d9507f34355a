import { findAddress } from "#app/platform/contributions/find-address.ts";
import type { GoalAddress } from "#app/modules/goals/domain.ts";

/** Where numbers about goals stand with the files made of them: whose, and the lists their numbers lead to. */
export type InsightAddress = Pick<GoalAddress, "path" | "area" | "key"> & {
  scope: "direct-reports" | "all-reports" | "company";
  list: string;
  /** The goals of one person. */
  person: string;
};

export const insightAddresses = [
  {
    path: "/app/team/direct-reports/goal/insights",
    scope: "direct-reports",
    area: "team",
    key: "direct-reports",
    list: "/app/team/direct-reports/goal/manage",
    person: "/app/team/direct-reports/goal/individuals-goals",
  },
  {
    path: "/app/team/all-reports/goal/insights",
    scope: "all-reports",
    area: "team",
    key: "all-reports",
    list: "/app/team/all-reports/goal/manage",
    person: "/app/team/all-reports/goal/individuals-goals",
  },
  {
    path: "/app/company/goal/data-exports",
    scope: "company",
    area: "company",
    key: "company",
    list: "/app/company/goal/manage",
    person: "/app/company/goal/individuals-goals",
  },
] as const satisfies readonly InsightAddress[];

/** The address a path is, with or without the suffix under which data alone is asked for; null where it is none. */
export function findInsightAddress(pathname: string): InsightAddress | null {
  return findAddress(insightAddresses, pathname);
}
