import { z } from "zod";

/** What somebody would gain or lose; before and after count records, null where a right is had or not had. */
export const effect = z.object({
  room: z.string(),
  label: z.string(),
  fields: z.array(z.string()).optional(),
  change: z.enum(["GAIN", "LOSE"]),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

export const customRole = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  rights: z.array(z.string()),
  fields: z.record(z.string(), z.array(z.string())),
  sparesSelf: z.boolean(),
  orgUnitIds: z.array(z.string()).nullable(),
  holderIds: z.array(z.string()),
  version: z.number(),
});

/** One rule that was looked at: whether it spoke of this case, and whether it refuses. */
export const explainedRule = z.object({
  id: z.string(),
  room: z.string(),
  because: z.string(),
  params: z.record(z.string(), z.string()),
  matched: z.boolean(),
  inverted: z.boolean(),
});
