import type { Context } from "#app/platform/context/context.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import type { EventsOf } from "#app/platform/events/catalogue.ts";
import type { audienceEvents } from "../events.ts";

type AudienceEvents = EventsOf<typeof audienceEvents>;

type ViewEvent = Exclude<keyof AudienceEvents, `audiences.cohort-${string}` | `audiences.sharing-${string}`>;

/** Announces what became of a view and writes it down, under the same name. */
export async function recordViewChange<Name extends ViewEvent>(
  context: Context,
  name: Name,
  payload: AudienceEvents[Name],
): Promise<void> {
  const { viewId, ...detail } = payload;
  await writeBoth(context, { name, payload }, { action: name, subject: "SavedView", id: viewId, detail });
}
