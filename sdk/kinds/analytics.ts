import { z } from "zod";
import { moment, text } from "./row.ts";

const cell = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);

/** One field of a data set: what its values are. Days are `2026-03-01`, moments have their offset. */
const factField = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  type: z.enum(["text", "number", "day", "moment", "yes-no"]),
});

/**
 * Facts that are new or changed, and ids of those that are gone. Every row has `id`. A batch that is sent twice says the same
 * twice: `batch` tells it from all others of its data set.
 */
export const facts = z.strictObject({
  dataset: z.string().regex(/^[a-z][a-z0-9_]*$/),
  fields: z.array(factField).min(1).max(100),
  rows: z.array(z.record(z.string(), cell)).max(5_000),
  gone: z.array(text).max(5_000),
  batch: z.int().min(0),
  at: moment,
});
/** What is new, changed or gone of one data set, one batch of it. */
export type Facts = z.output<typeof facts>;
