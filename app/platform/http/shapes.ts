import { z } from "zod";

/**
 * The id of a record. Any id the database takes passes: what is stored may have come from elsewhere, and an answer is not
 * the place to find fault with it.
 */
export const recordId = z
  .guid()
  .describe("The id of the record, a UUID.")
  .meta({ example: "0193a1b2-7c4d-7000-8000-3f2a9c1d5e77" });

/** A day without a time. */
export const localDay = z.string().describe("A day, as `2026-11-16`.").meta({ example: "2026-11-16" });

/** A moment. */
export const moment = z
  .string()
  .describe("A moment in UTC, as `2026-11-16T09:30:00.000Z`.")
  .meta({ example: "2026-11-16T09:30:00.000Z" });

/** A person, by id and name. */
export const personShape = z.object({
  id: recordId.describe("The id of the employee."),
  name: z.string().describe("The person's name as others see it.").meta({ example: "Asha Rao" }),
});

export const versionShape = z
  .number()
  .int()
  .describe("Counts the changes of the record; send it with the next change, so that nobody's change is overwritten.")
  .meta({ example: 3 });
