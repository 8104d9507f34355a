import { z } from "zod";
import { textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { audiences } from "../domain/readers.ts";
import { ids } from "../domain/ids.ts";
import { subjectKinds, type SubjectKind } from "../queries/point-subjects.ts";
import { cadences, lengths } from "../domain/words.ts";

/** Codes are of this room's strings. */
const oneOf = (allowed: readonly number[], error: string) =>
  z.coerce
    .number({ error })
    .int()
    .refine((value) => allowed.includes(value), { error });

export const minutesInput = oneOf(lengths, "one-on-ones.minutes").describe("How long it takes: 30, 45 or 60 minutes.");
export const everyWeeksInput = oneOf(cadences, "one-on-ones.every-weeks").describe(
  "Weeks between two meetings: 1, 2 or 4; 0 for one meeting alone.",
);
export const startInput = z
  .string({ error: "one-on-ones.start" })
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, { error: "one-on-ones.start" })
  .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)), { error: "one-on-ones.start" })
  .describe("When it begins, by the caller's clock, as `2026-11-23T14:30`.")
  .meta({ example: "2026-11-23T14:30" });
export const pointTextInput = textInput({
  most: 500,
  missing: "one-on-ones.point-needed",
  tooLong: "one-on-ones.too-long",
}).describe("What is to be talked about, in a few words.");
const kinds = subjectKinds.join("|");
/** An empty choice of a form is none. */
export const subjectInput = z
  .string()
  .regex(new RegExp(`^((${kinds}):[0-9a-f-]{36})?$`), { error: "one-on-ones.unknown-subject" })
  .transform((text) => (text ? { kind: text.split(":")[0] as SubjectKind, id: text.split(":")[1]! } : null))
  .optional()
  .describe("What it is about: GOAL, COMPETENCY, FEEDBACK or REVIEW, a colon, and the id of that.");
export const audienceInput = z
  .enum(audiences)
  .default("BOTH")
  .describe("BOTH is read by the two who meet, AUTHOR by who wrote it alone.");

export const archivedInput = tickInput.default(true).describe("Whether it is put away, or brought back.");

export const oneSeries = z.object({ seriesId: ids.series });
export const oneMeeting = z.object({ meetingId: ids.meeting });
/** Under which names the audit log has what changes when a 1:1 is, and whether. */
export const meetingChanges = ["one-on-ones.move", "one-on-ones.open", "one-on-ones.cancel"] as const;
export type OneMeeting = z.output<typeof oneMeeting>;
export const onePoint = z.object({ pointId: ids.point });
export type OnePoint = z.output<typeof onePoint>;
