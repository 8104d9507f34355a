import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";

/** What people type. Codes are of this room's strings. */
export const commentInput = textInput({ most: 4000, tooLong: "develop.too-long" }).default("");
export const titleInput = (most: number) =>
  textInput({ most, missing: "develop.name-needed", tooLong: "develop.too-long" });
export const levelInput = z
  .string({ error: "develop.choose" })
  .min(1, { error: "develop.choose" })
  .max(60)
  .describe("BEGINNER, INTERMEDIATE, ADVANCED, or the id of one of the company's own levels.");
export const dayInput = z
  .preprocess((value) => value || null, z.iso.date({ error: "develop.date" }).nullable())
  .default(null);
/** A choice that may stay empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || null, schema.nullable()).default(null as never);

export const ofEmployee = z.object({ employeeId: ids.employee });
export const onePlan = z.object({ planId: ids.plan });
export const oneGoal = z.object({ goalId: ids.goal });
export const oneRequest = z.object({ requestId: ids.request });
export const oneNote = z.object({ noteId: ids.note });
