import { z } from "zod";
import { genders, shownName, type EmployeeFacts } from "../domain/employee-facts.ts";

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, { error: "too-long" })
    .transform((value) => value.normalize("NFC"));
const optionalText = (longest: number) =>
  text(longest)
    .nullish()
    .transform((value) => value || null);
const optionalEmail = z
  .union([z.literal(""), z.email({ error: "bad-email" }).max(254)])
  .nullish()
  .transform((value) => value || null);
const optionalDay = z
  .union([z.literal(""), z.iso.date({ error: "date-required" })])
  .nullish()
  .transform((value) => value || null);

/** The facts of a person as forms and the API give them. */
export const factsInput = z.object({
  externalId: optionalText(60),
  firstName: z
    .string({ error: "name-required" })
    .pipe(text(120))
    .refine((value) => value !== "", { error: "name-required" }),
  lastName: text(120)
    .nullish()
    .transform((value) => value ?? ""),
  preferredFirstName: optionalText(120),
  displayName: optionalText(200),
  workEmail: z
    .string({ error: "bad-email" })
    .trim()
    .max(254)
    .pipe(z.email({ error: "bad-email" })),
  personalEmail: optionalEmail,
  gender: z
    .union([z.literal(""), z.enum(genders)])
    .nullish()
    .transform((value) => value || null),
  dateOfBirth: optionalDay,
  ethnicity: optionalText(80),
  experienceBeforeJoiningMonths: z.coerce
    .number({ error: "bad-number" })
    .int({ error: "bad-number" })
    .min(0, { error: "bad-number" })
    .max(900, { error: "bad-number" })
    .nullish()
    .transform((value) => value ?? null),
});

/** What is stored: a person always has a name to show. */
export function factsOf(input: z.output<typeof factsInput>): EmployeeFacts {
  return { ...input, displayName: shownName(input) };
}
