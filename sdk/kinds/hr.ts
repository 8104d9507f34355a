import { z } from "zod";
import { localDate, moment, row, text } from "./row.ts";

export const person = row.extend({
  workEmail: z.email().optional(),
  firstName: text,
  lastName: text.optional(),
  preferredName: text.optional(),
  status: z.enum(["active", "on-leave", "left"]),
  hireDate: localDate.optional(),
  leaveDate: localDate.optional(),
  /** External ids of other rows. */
  managerRef: text.optional(),
  orgUnitRef: text.optional(),
  jobTitle: text.optional(),
  function: text.optional(),
  grade: text.optional(),
  location: text.optional(),
  /** ISO 3166-1, two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** IANA name, `Asia/Kolkata`. */
  timeZone: text.optional(),
});

export const orgUnit = row.extend({ name: text, parentRef: text.optional(), headRef: text.optional() });

export const absence = row.extend({ personRef: text, from: localDate, to: localDate, reason: text.optional() });

export const shift = row.extend({
  personRef: text,
  scheduledStart: moment,
  scheduledEnd: moment,
  actualStart: moment.optional(),
  actualEnd: moment.optional(),
});
