import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { shiftKinds } from "../domain/rules.ts";

const empty = (value: unknown) => (value === "" || value === null || value === undefined ? null : value);
const whole = (most: number, code: string) =>
  z.preprocess(
    empty,
    z.coerce.number({ error: code }).int({ error: code }).min(1, { error: code }).max(most, { error: code }).nullable(),
  );

export const noteInput = textInput({ most: 1000, tooLong: "points.too-long" });
/** As long as the history of a record takes one. */
export const reasonInput = textInput({ most: 500, missing: "points.reason-needed", tooLong: "points.too-long" });

/** What is said of a shift, whoever says it. */
export const measuredShape = {
  kind: z.enum(shiftKinds, { error: "points.kind" }).describe("What happened."),
  day: z.iso.date({ error: "points.day" }).describe("The day of the shift where the person is, as `2026-11-16`."),
  minutes: whole(1440, "points.minutes").default(null).describe("Minutes late or early; null for a missed shift."),
  days: whole(366, "points.days").default(null).describe("Days of a missed shift, 1 where it is left out."),
  shiftMinutes: whole(1440, "points.minutes").default(null).describe("How long the shift is, in minutes, if known."),
};

type Said = z.output<z.ZodObject<typeof measuredShape>>;

/** Minutes belong to who came late or left early, days to who did not come. */
export function asMeasured<Line extends Said>(line: Line): Line {
  const isMissed = line.kind === "MISSED_SHIFT";
  return { ...line, minutes: isMissed ? null : line.minutes, days: isMissed ? (line.days ?? 1) : null };
}

export const hasMinutes = ({ kind, minutes }: Said) => kind === "MISSED_SHIFT" || minutes !== null;
export const minutesNeeded = { error: "points.minutes", path: ["minutes"] };

export const sourceInput = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\w.-]+$/);

export const oneEvent = z.object({ eventId: ids.event });
export const oneAppeal = z.object({ appealId: ids.appeal });
export const oneEscalation = z.object({ escalationId: ids.escalation });
