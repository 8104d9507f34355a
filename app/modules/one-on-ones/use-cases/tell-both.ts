import type { Context } from "#app/platform/context/context.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { factsOf, type SeriesRecord } from "../data/one-on-one-record.ts";

/** Open pages of the two hear that something is new, and nobody else's: what one alone may read is told to nobody. */
export async function tellBoth(
  context: Context,
  series: Pick<SeriesRecord, "organiserId" | "partnerId">,
  topic: string,
): Promise<void> {
  await announceLive(context, topic, factsOf(series).participantIds);
}
