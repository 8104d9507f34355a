import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { genders, shownName, type EmployeeFacts } from "../domain/employee-facts.ts";

const text = (longest: number) => textInput({ most: longest, tooLong: "people.too-long" });
const optionalText = (longest: number) =>
  text(longest)
    .nullish()
    .transform((value) => value || null);
const optionalEmail = z
  .union([z.literal(""), z.email({ error: "people.bad-email" }).max(254)])
  .nullish()
  .transform((value) => value || null);
const optionalDay = z
  .union([z.literal(""), z.iso.date({ error: "people.date-required" })])
  .nullish()
  .transform((value) => value || null);

/** The facts of a person as forms and the API give them. */
export const factsInput = z.object({
  externalId: optionalText(60).describe("The company's own number for the person."),
  firstName: z
    .string({ error: "people.name-required" })
    .pipe(text(120))
    .refine((value) => value !== "", { error: "people.name-required" })
    .describe("The first name."),
  lastName: text(120)
    .nullish()
    .transform((value) => value ?? "")
    .describe("The last name; may be empty."),
  preferredFirstName: optionalText(120).describe("What they are called, where it is not the first name."),
  displayName: optionalText(200).describe("The name as others see it; made of the others where it is left out."),
  workEmail: z
    .string({ error: "people.bad-email" })
    .trim()
    .max(254)
    .pipe(z.email({ error: "people.bad-email" }))
    .describe("The work e-mail address; they sign in with it, and no two people have the same."),
  personalEmail: optionalEmail.describe("A private e-mail address."),
  gender: z
    .union([z.literal(""), z.enum(genders)])
    .nullish()
    .transform((value) => value || null)
    .describe("Their gender, as they or the company say."),
  dateOfBirth: optionalDay.describe("Their day of birth."),
  ethnicity: optionalText(80).describe("Their ethnicity, as they say."),
  experienceBeforeJoiningMonths: z.coerce
    .number({ error: "people.bad-number" })
    .int({ error: "people.bad-number" })
    .min(0, { error: "people.bad-number" })
    .max(900, { error: "people.bad-number" })
    .nullish()
    .transform((value) => value ?? null)
    .describe("Months of work before they joined."),
});

/** What is stored: a person always has a name to show. */
export function factsOf(input: z.output<typeof factsInput>): EmployeeFacts {
  return { ...input, displayName: shownName(input) };
}
