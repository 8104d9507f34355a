import { findAddress } from "#app/platform/contributions/find-address.ts";

/** Where the company's metrics are listed: for everybody beside their own goals, and beside the company's for those who have that area. */
export const metricAddresses = [
  { path: "/app/my-data/goal/metrics", area: "my-data", key: "my-data" },
  { path: "/app/company/goal/metrics", area: "company", key: "company" },
] as const;

export type MetricAddress = (typeof metricAddresses)[number];

/** The address a path is, with or without the suffix under which data alone is asked for; null where it is none. */
export function findMetricAddress(pathname: string): MetricAddress | null {
  return findAddress(metricAddresses, pathname);
}

export function metricAddress(metricId: string): string {
  return `/app/goal/metrics/${metricId}`;
}
