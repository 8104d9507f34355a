import { normalized } from "#app/platform/text/normalized.ts";
/** Which way is better. */
export const metricDirections = ["UP", "DOWN"] as const;
export type MetricDirection = (typeof metricDirections)[number];

const metricKeyPattern = /^[a-z][a-z0-9_]{0,39}$/;

/** What formulas mean something else by. */
const reserved = new Set(
  (
    "break case catch class const continue debugger default delete do else enum export extends false " +
    "finally for function if import in instanceof let new null return static super switch this throw true " +
    "try typeof var void while with yield await async min max abs sum_days average_days"
  ).split(" "),
);

/** Whether formulas can call a metric so. */
export function isMetricKey(key: string): boolean {
  return metricKeyPattern.test(key) && !reserved.has(key);
}

/** A key made of a name: `Won revenue (EUR)` becomes `won_revenue_eur`; where that is taken, or says nothing, with a number behind it. */
export function metricKeyFrom(name: string, taken: ReadonlySet<string>): string {
  const bare =
    normalized(name, "NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^[0-9_]+/, "")
      .slice(0, 36)
      .replace(/_$/, "") || "metric";
  if (!taken.has(bare) && !reserved.has(bare)) return bare;
  for (let number = 2; ; number += 1) if (!taken.has(`${bare}_${number}`)) return `${bare}_${number}`;
}

/** How the newest value compares with the one before; null where either is missing. */
export function metricTrend(
  direction: MetricDirection,
  newest: number | null,
  before: number | null,
): { change: number; better: boolean | null } | null {
  if (newest === null || before === null) return null;
  const change = newest - before;
  return { change, better: change === 0 ? null : change > 0 === (direction === "UP") };
}
