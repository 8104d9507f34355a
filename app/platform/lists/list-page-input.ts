import { z } from "zod";

const cursor = z.string().max(2000).optional().catch(undefined);

/** What the address of a list says: words looked for, the place in it, and whether a new record is being written. */
export const listPageInput = z.object({
  text: z.string().trim().max(200).optional().catch(undefined),
  new: z.literal("true").optional().catch(undefined),
  after: cursor,
  before: cursor,
});
