import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  cycle: id("The id of the compensation cycle."),
  member: id("The id of the person's line in the cycle."),
  employee: id("The id of the employee."),
  whatIf: id("The id of the what-if."),
  letter: id("The id of the letter."),
  band: id("The id of the pay range."),
  import: id("The id of the import of pay."),
};

export const reasonInput = textInput({
  most: 1000,
  missing: "compensation.reason-needed",
  tooLong: "compensation.too-long",
}).describe("Why; kept for good.");

/** One id or several, as forms and programs send them; nothing is none. */
export const several = (one: z.ZodType<string>, said: string) =>
  z
    .preprocess((value) => (value === undefined || value === "" ? [] : [value].flat()), z.array(one).max(2_000))
    .describe(said);
