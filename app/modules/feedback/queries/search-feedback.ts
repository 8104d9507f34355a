import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import type { Sought } from "#tenancy/text-search.ts";
import { feedbackPlaces } from "../feedback-places.ts";
import { findFeedback } from "./feedback-list.ts";

const longest = 80;

/** Feedback the actor may read, by a part of what was said or of a name. */
export async function searchFeedback(
  context: Context,
  { text, near, plain }: Sought,
  limit: number,
): Promise<readonly SearchHit[]> {
  // What people said of each other is found by its own words alone.
  if (near) return [];
  const { rows } = await findFeedback(context, { scope: "company", text }, { limit, plain });
  return rows.map(({ id, body, author, authorName, receiver }) => ({
    key: `feedback:${id}`,
    kind: "feedback",
    title: excerpt(body, longest),
    subtitle: [author?.name ?? authorName, receiver?.name].filter(Boolean).join(" → "),
    link: feedbackPlaces.feedback(id),
  }));
}

/** The beginning of a text, on one line. */
export function excerpt(body: string, most: number): string {
  const line = body.replaceAll(/\s+/g, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
