import { z } from "zod";
import { moment, text } from "./row.ts";

/** A meeting or a day as it is to stand in somebody's calendar; sent again with a higher `sequence` after every change. */
const event = z.strictObject({
  /** Whose calendar: their work e-mail. */
  owner: z.email(),
  uid: text,
  sequence: z.int().min(0),
  title: text,
  url: z.url({ protocol: /^https?$/ }),
  /** The whole entry as iCalendar text (RFC 5545), with its time zone. */
  calendar: z.string().min(1).max(100_000),
  startsAt: moment.optional(),
});

/** What is no longer to stand there. */
const withdrawn = z.strictObject({ owner: z.email(), uid: text });

/** One neutral card; each chat shows it in its own way. */
const card = z.strictObject({
  /** A person by their work e-mail, or a channel as the settings name it. */
  to: z.union([z.strictObject({ email: z.email() }), z.strictObject({ channel: text })]),
  title: text,
  text: z.string().max(3_000).optional(),
  facts: z
    .array(z.strictObject({ name: text, value: text }))
    .max(10)
    .optional(),
  link: z.strictObject({ label: text, url: z.url({ protocol: /^https?$/ }) }).optional(),
});

const actions = {
  calendar: { upsertEvent: event, cancelEvent: withdrawn },
  chat: { send: card },
} as const;

/** What is handed to an act, by kind and name. */
export type KindActions = typeof actions;
export type CalendarEvent = z.output<typeof event>;
export type Card = z.output<typeof card>;

/** What may be handed to the acts of one kind, by name. */
export function actionsOf(kind: string): Record<string, z.ZodType> {
  return kind === "calendar" || kind === "chat" ? actions[kind] : {};
}
