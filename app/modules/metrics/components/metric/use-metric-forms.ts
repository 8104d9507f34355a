import { useLocation } from "@remix-run/react";
import { metricAddress } from "../../metric-addresses.ts";

/** Where a form of the metric stands; the page of its history stays. */
export function useMetricForms(metricId: string) {
  const { search } = useLocation();
  const before = new URLSearchParams(search).get("before");
  return (act: string, more: Readonly<Record<string, string>> = {}) =>
    `${metricAddress(metricId)}?${new URLSearchParams({ act, ...(before ? { before } : {}), ...more })}`;
}
