import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { findObjectives } from "./find-objectives.ts";

/** Objectives by their title. */
export async function searchGoals(context: Context, text: string, limit: number): Promise<SearchHit[]> {
  return (await findObjectives(context, text, limit)).map(({ id, title, owner }) => ({
    key: `goals:${id}`,
    kind: "goal",
    title,
    subtitle: owner ?? "",
    link: `/app/goal/${id}`,
  }));
}
