import { z } from "zod";
import type { LeavingEvent } from "#app/platform/contributions/leaving-events.ts";
import type { Context } from "#app/platform/context/context.ts";
import { type AppError, invalid } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { linesInput, textInput } from "#app/platform/http/typed-input.ts";
import { readTargetAddress, type NearBy } from "#app/platform/http/target-address.ts";

/** How many events one webhook may name: all there are, and more. */
const mostEvents = 200;

export const webhookFields = {
  name: textInput({ most: 100, missing: "required", tooLong: "too-long" }).describe("What it is called here."),
  url: textInput({ most: 2_000, missing: "required", tooLong: "too-long", anySigns: true }).describe(
    "Where messages are sent by POST: an https address outside this server's own network.",
  ),
  events: z
    .preprocess((sent) => (sent === undefined ? [] : [sent].flat()), linesInput())
    .pipe(z.array(z.string().max(100)).min(1, "no-events").max(mostEvents))
    .describe("The names of the events it hears of, as /webhook-events tells them."),
};

export const webhookNamed = z.object({ webhookId: z.uuid().describe("The webhook.") });

/** What of the process a webhook is checked against. */
export type WebhookHost = {
  config: { production: boolean; connectors: { privateHosts: readonly string[] } };
  gatherings: { leavingEvents: ReadonlyMap<string, LeavingEvent> };
};

export const nearBy = ({ config }: Pick<WebhookHost, "config">): NearBy => ({
  loopback: !config.production,
  privateHosts: config.connectors.privateHosts,
});

/** The events webhooks can be told of, by name, of the modules the actor has. */
export function offeredEvents(
  context: Pick<Context, "actor" | "roomsWith">,
  { gatherings }: Pick<WebhookHost, "gatherings">,
): ReadonlyMap<string, LeavingEvent> {
  const open = new Set(context.roomsWith(context.actor.features));
  return new Map([...gatherings.leavingEvents].filter(([, { concerns, room }]) => concerns && open.has(room)));
}

/** Checks what was typed against the installation: the address in the form it is kept, and events there are. */
export function checkedFields(
  context: Pick<Context, "actor" | "roomsWith">,
  { url, events }: { url: string; events: readonly string[] },
  host: WebhookHost,
  kept: readonly string[] = [],
): { url: string; events: string[] } {
  const read = readTargetAddress(url, nearBy(host));
  if ("fault" in read) throw refusedField("url", read.fault);
  const offered = offeredEvents(context, host);
  if (events.some((name) => !offered.has(name) && !kept.includes(name))) throw refusedField("events", "unknown-event");
  return { url: read.url, events: [...new Set(events)].sort() };
}

function refusedField(field: string, code: string): AppError {
  return invalid(`webhooks.${code}`, "The webhook cannot be like this.", { fields: { [field]: `webhooks.${code}` } });
}

/** Two webhooks never share a name. */
export function refusingTakenName<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, {
    webhook_name: { code: "webhooks.duplicate-name", field: "name", message: "A webhook has this name." },
  });
}
