import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room.ts";
import { findMetrics } from "./find-metrics.ts";
import { findObjectives } from "./find-objectives.ts";

/** Objectives by their title, and metrics in use by their name. */
export async function searchGoals(context: Context, text: string, limit: number): Promise<SearchHit[]> {
  const objectives = await findObjectives(context, text, limit);
  const metrics = (await context.ability()).anyOf("view", "Metric") ? await findMetrics(context, { text }, limit) : [];
  return [
    ...objectives.map(({ id, title, owner }) => ({
      key: `goals:${id}`,
      kind: "goal",
      title,
      subtitle: owner ?? "",
      link: `/app/goal/${id}`,
    })),
    ...metrics.map(({ id, name, key }) => ({
      key: `goals:metric:${id}`,
      kind: "metric",
      title: name,
      subtitle: key,
      link: `/app/goal/metrics/${id}`,
    })),
  ];
}
