import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";

export const reasonInput = textInput({
  most: 1000,
  missing: "reviews.reason-needed",
  tooLong: "reviews.too-long",
}).describe("Why; kept with the change.");

export const dayInput = z.iso.date({ error: "reviews.day-needed" }).describe("A day, as `2026-11-16`.");

/** One or several, as a form or a program sends them. */
export const several = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
    z.array(schema).max(5000),
  );
