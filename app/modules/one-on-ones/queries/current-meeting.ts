import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { meetingsOf } from "../data/one-on-one-record.ts";
import { holdsPoints } from "../domain/carry-over.ts";

/** The meeting of a series that its address without one stands for: the next, else the last. */
export async function currentMeeting(context: Context, seriesId: string): Promise<string> {
  const siblings = await meetingsOf(context, seriesId);
  const now = context.clock.now();
  const found = siblings.find((meeting) => holdsPoints(meeting, siblings, now)) ?? siblings.at(-1);
  if (!found) throw notFound("OneOnOne");
  return found.id;
}
