import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import type { Sought } from "#tenancy/text-search.ts";
import { findObjectives } from "./find-objectives.ts";

/** Objectives by their title. */
export async function searchGoals(context: Context, sought: Sought, limit: number): Promise<SearchHit[]> {
  return (await findObjectives(context, sought, limit)).map(({ id, title, owner }) => ({
    key: `goals:${id}`,
    kind: "goal",
    title,
    subtitle: owner ?? "",
    link: `/app/goal/${id}`,
  }));
}
