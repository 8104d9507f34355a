import type { Context } from "#app/platform/context/context.ts";
import { offeredEvents, type WebhookHost } from "../use-cases/webhook-input.ts";

/** Events as a form offers them: of each module, its events by name. */
export type EventChoices = { room: string; events: string[] }[];

export function eventChoices(
  context: Pick<Context, "actor" | "roomsWith">,
  gatherings: WebhookHost["gatherings"],
): EventChoices {
  const offered = [...offeredEvents(context, { gatherings })];
  const byRoom = Map.groupBy(offered, ([, { room }]) => room);
  return [...byRoom].map(([room, events]) => ({ room, events: events.map(([name]) => name) }));
}
