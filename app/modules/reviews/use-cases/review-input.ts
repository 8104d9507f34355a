import { z } from "zod";

/** A tick box that was left empty is not sent. */
export const tickInput = z.union([
  z.boolean(),
  z.enum(["on", "yes", "true", "false", "no", ""]).transform((text) => !["false", "no", ""].includes(text)),
]);

export const reasonInput = z
  .string({ error: "reviews.reason-needed" })
  .trim()
  .min(1, { error: "reviews.reason-needed" })
  .max(1000, { error: "reviews.too-long" })
  .transform((text) => text.normalize("NFC"))
  .describe("Why; kept with the change.");

export const dayInput = z.iso.date({ error: "reviews.day-needed" }).describe("A day, as `2026-11-16`.");

/** One or several, as a form or a program sends them. */
export const several = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
    z.array(schema).max(5000),
  );
