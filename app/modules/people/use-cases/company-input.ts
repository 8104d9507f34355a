import { z } from "zod";
import { dateManners, numberManners } from "#app/platform/company/manners.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { isTimeZone } from "#app/platform/time/local-time.ts";

/** A form says by an empty choice that the language decides, a program by null; what is left out stays. */
const orAsTheLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((sent) => (sent === "" ? null : sent), schema.nullable()).optional();

const day = z.coerce.number().int().min(1).max(7);

/** A form sends a day for each ticked box, and an empty text before them. */
const listed = (sent: unknown) =>
  sent === undefined ? undefined : [sent].flat().filter((one) => one !== undefined && one !== "");

export const editCompanyInput = z.object({
  name: textInput({ most: 200, missing: "name-required", tooLong: "too-long" }).describe(
    "What people call the company.",
  ),
  language: z.enum(languages).describe("Spoken to people who have chosen none, and to outsiders."),
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, { error: "unknown-time-zone" })
    .describe("An IANA name: `Europe/Berlin`."),
  currency: currencyInput.describe("What new goals and metrics in money begin with, by its ISO 4217 code."),
  fiscalYearStartMonth: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .describe("The month in which the fiscal year starts; 1 is January. Time frames that goals use keep their days."),
  dateFormat: orAsTheLanguage(z.enum(dateManners)).describe(
    "How dates are written; null is as the language of whoever reads has it. Left out, it stays.",
  ),
  numberFormat: orAsTheLanguage(z.enum(numberManners)).describe(
    "How numbers are grouped; null is as the language of whoever reads has it. Left out, it stays.",
  ),
  weekStart: orAsTheLanguage(day).describe(
    "The first day of a week, 1 is Monday and 7 Sunday; null is as the language has it. Left out, it stays.",
  ),
  workingDays: z
    .preprocess(listed, z.array(day).min(1, { error: "working-days-needed" }).max(7).optional())
    .describe("The days on which people work, 1 is Monday and 7 Sunday. Left out, they stay."),
  restrictSpecialCharacters: tickInput
    .optional()
    .describe("Whether names and other plain texts may not contain `<`, `>`, `\"` and `'`. Left out, it stays."),
  previewFeatures: tickInput
    .optional()
    .describe("Whether people may try features that are in preview; none of them gives a right. Left out, it stays."),
  version: versionRead,
});
export type EditCompanyInput = z.output<typeof editCompanyInput>;
