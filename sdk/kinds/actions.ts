import { z } from "zod";
import { facts } from "./analytics.ts";
import { localDate, moment, text } from "./row.ts";

const webAddress = z.url({ protocol: /^https?$/ });

/** When a meeting or a day is: a whole day, or from an hour by the clock of a time zone on. */
const when = z.strictObject({
  on: localDate,
  /** `14:30`, by the clock there; a whole day where it is missing. */
  at: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  minutes: z.int().min(1).max(1440).optional(),
  /** IANA name. */
  timeZone: text.optional(),
  /** How it comes back: a rule of RFC 5545 with its end, `FREQ=WEEKLY;UNTIL=20261231`. */
  rule: z.string().max(500).optional(),
});

/** A meeting or a day as it is to stand in somebody's calendar; sent again with a higher `sequence` after every change. */
const event = z.strictObject({
  /** Whose calendar: their work e-mail. */
  owner: z.email(),
  uid: text,
  sequence: z.int().min(0),
  title: text,
  url: webAddress,
  when,
  /** The whole entry as iCalendar text (RFC 5545), with its time zone. */
  calendar: z.string().min(1).max(100_000),
});

/** What is no longer to stand there. */
const withdrawn = z.strictObject({ owner: z.email(), uid: text });

/** When some people are busy, between two moments. */
const freeBusy = z.strictObject({ owners: z.array(z.email()).min(1).max(20), from: moment, to: moment });

/** What became of entries of ours in somebody's calendar since a moment. */
const changesOf = z.strictObject({ owner: z.email(), uids: z.array(text).max(2_000), since: moment });

const eventChange = z.object({
  uid: text,
  cancelled: z.boolean(),
  /** When it is now: a moment, or a whole day. */
  startsAt: moment.optional(),
  on: localDate.optional(),
  /** Or by the clock of a time zone, where the source says it so; of the owner where it names none. */
  local: z.object({ start: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/), timeZone: text.optional() }).optional(),
  responses: z
    .array(z.object({ email: z.email(), response: z.enum(["accepted", "declined", "tentative", "none"]) }))
    .optional(),
});
/** What somebody changed in a calendar of an event of ours. */
export type EventChange = z.output<typeof eventChange>;

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
  link: z.strictObject({ label: text, url: webAddress }).optional(),
  /** Buttons that do something here as the person who presses them; `act` comes back with it. */
  buttons: z
    .array(z.strictObject({ label: z.string().min(1).max(75), act: z.string().min(1).max(200) }))
    .max(5)
    .optional(),
});

/** Somebody of a chat, by what it calls them. */
const whoIs = z.strictObject({ externalId: text });

/** An issue to be written down at the source; `url` leads to what it was made of here. */
const newIssue = z.strictObject({
  title: text,
  text: z.string().max(10_000).optional(),
  url: webAddress,
  dueDate: localDate.optional(),
});

/** How an issue stands from now on. */
const issueStatus = z.strictObject({
  externalId: text,
  key: text,
  status: z.enum(["planned", "in-progress", "done"]),
});

const actions = {
  analytics: { putFacts: facts },
  calendar: { upsertEvent: event, cancelEvent: withdrawn, freeBusy, changesOf },
  chat: { send: card, whoIs },
  "issue-tracker": { createIssue: newIssue, setStatus: issueStatus },
} as const;

/** What is handed to an act, by kind and name. */
export type KindActions = typeof actions;
/** An event that is to stand in somebody's calendar; the same `uid` with a higher `sequence` takes the place of the one before. */
export type CalendarEvent = z.output<typeof event>;
/** A message to a person or a channel, in no chat's own format. */
export type Card = z.output<typeof card>;

/** What an act answers: what the source calls it, and what else the act is there to tell. */
export const actResult = z.object({
  ref: z.string().min(1).max(500),
  /** Of an issue: how people call it, and where they find it. */
  key: text.optional(),
  url: webAddress.optional(),
  /** Of free-busy: when each owner is busy. */
  busy: z
    .array(z.object({ owner: z.email(), from: moment, to: moment }))
    .max(2_000)
    .optional(),
  /** Of somebody of a chat: their address there. */
  email: z.email().optional(),
  changes: z.array(eventChange).max(2_000).optional(),
});
/** What an act answers: `ref` is what the source calls it. */
export type ActResult = z.output<typeof actResult>;

/** What may be handed to the acts of one kind, by name. */
export function actionsOf(kind: string): Record<string, z.ZodType> {
  return Object.hasOwn(actions, kind) ? actions[kind as keyof KindActions] : {};
}
