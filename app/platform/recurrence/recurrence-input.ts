import { z } from "zod";
import { invalid } from "../errors/app-error.ts";
import { frequencies, type Recurrence } from "./recurrence.ts";

const whole = (error: string, most: number) =>
  z.number({ error }).int({ error }).min(1, { error }).max(most, { error });

/** What `RecurrenceField` sends and the API takes. */
export const recurrenceFields = {
  frequency: z.enum(frequencies).describe("Whether it comes back by the day, the week or the month."),
  every: whole("platform.recurrence-every", 12).describe("Every so many days, weeks or months."),
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .default([])
    .transform((days) => [...new Set(days)].sort())
    .describe("On which days of the week, 1 for Monday to 7 for Sunday."),
  monthDay: whole("platform.recurrence-month-day", 31)
    .optional()
    .describe("On which day of the month; null for all others."),
  endsOn: z.iso
    .date({ error: "platform.recurrence-date" })
    .optional()
    .describe("The last day one may be due; null where it goes on."),
};

type RecurrenceInput = z.output<z.ZodObject<typeof recurrenceFields>>;

/** The rule that was asked for; what its frequency does not ask for is left aside. Refused at the field that is missing. */
export function recurrenceOf(
  { frequency, every, weekdays, monthDay, ...input }: RecurrenceInput,
  startsOn: string,
): Recurrence {
  const monthly = frequency === "MONTHLY";
  const endsOn = input.endsOn ?? null;
  const weekly = frequency === "WEEKLY";
  if (weekly && weekdays.length === 0)
    throw refused("weekdays", "platform.recurrence-weekdays", "Name the days of the week.");
  if (monthly && monthDay === undefined)
    throw refused("monthDay", "platform.recurrence-month-day", "Name the day of the month.");
  if (endsOn !== null && endsOn < startsOn)
    throw refused("endsOn", "platform.recurrence-ends", "It ends before it begins.");
  return {
    frequency,
    every,
    weekdays: weekly ? weekdays : [],
    monthDay: monthly ? monthDay! : null,
    startsOn,
    endsOn,
  };
}

function refused(field: string, code: string, message: string) {
  return invalid(code, message, { fields: { [field]: code } });
}
