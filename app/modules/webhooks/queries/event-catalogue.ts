import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { offeredEvents, type WebhookHost } from "../use-cases/webhook-input.ts";

export type AnnouncedEvent = { name: string; room: string; says: string; payload: Record<string, unknown> };

/** The events webhooks can be told of, each with the shape of its data, in the order of the rooms. */
export function eventCatalogue(
  context: Pick<Context, "actor" | "roomsWith">,
  gatherings: WebhookHost["gatherings"],
): AnnouncedEvent[] {
  return [...offeredEvents(context, { gatherings })].map(([name, { room, says, payload }]) => ({
    ...{ name, room, says },
    payload: z.toJSONSchema(payload, { unrepresentable: "any" }),
  }));
}
