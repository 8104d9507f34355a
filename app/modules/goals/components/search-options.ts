import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import type { FoundObjective } from "../queries/find-objectives.ts";
import type { FoundMetric } from "../queries/find-metrics.ts";

/** What a goal may stand under, for a combo field, while a title is typed: `forGoal` stands already, or it is to be of `level`. */
export function searchParents(placed: { forGoal: string } | { level: string }) {
  return async (text: string, signal: AbortSignal): Promise<ComboOption[]> => {
    const { objectives } = await ask<{ objectives: FoundObjective[] }>(
      `/app/goal/objectives?${new URLSearchParams({ text, ...placed })}`,
      signal,
    );
    return objectives.map(({ id, title, owner }) => ({
      value: id,
      label: title,
      ...(owner ? { description: owner } : {}),
    }));
  };
}

/** Any other goal that is open, for a combo field, while a title is typed. */
export function searchGoals(besides: string) {
  return async (text: string, signal: AbortSignal): Promise<ComboOption[]> => {
    const { objectives } = await ask<{ objectives: FoundObjective[] }>(
      `/app/goal/objectives?${new URLSearchParams({ text, besides })}`,
      signal,
    );
    return objectives.map(({ id, title, owner }) => ({
      value: id,
      label: title,
      ...(owner ? { description: owner } : {}),
    }));
  };
}

/** Metrics in use, for a combo field, while a name is typed; of one measure where it is given. */
export async function searchMetrics(
  text: string,
  measure: { measureType: string; currency: string | null } | undefined,
  signal: AbortSignal,
): Promise<FoundMetric[]> {
  const narrowed = measure
    ? { measureType: measure.measureType, ...(measure.currency ? { currency: measure.currency } : {}) }
    : {};
  return (
    await ask<{ metrics: FoundMetric[] }>(
      `/app/goal/metrics/find?${new URLSearchParams({ text, ...narrowed })}`,
      signal,
    )
  ).metrics;
}

async function ask<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Answer;
}
