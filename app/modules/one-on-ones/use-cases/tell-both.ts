import type { Context } from "#app/platform/context/context.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { readersOf, type Audience } from "../domain/readers.ts";
import { factsOf, type SeriesRecord } from "../data/one-on-one-record.ts";

/** Open pages of the two hear that something is new, and nobody else's: what one alone may read is told to nobody. */
export async function tellBoth(
  context: Pick<Context, "rows" | "tenant">,
  series: Pick<SeriesRecord, "organiserId" | "partnerId">,
  topic: string,
): Promise<void> {
  await announceLive(context, topic, factsOf(series).participantIds);
}

/** The same of a talking point: of a private one only its author's pages hear. */
export async function tellOfPoint(
  context: Context,
  series: Pick<SeriesRecord, "id" | "organiserId" | "partnerId">,
  point: { audience: Audience; authorId: string },
): Promise<void> {
  const hearers = readersOf({ ...point, participantIds: factsOf(series).participantIds });
  await announceLive(context, `one-on-one:${series.id}`, hearers);
}
