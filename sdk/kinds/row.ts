import { z } from "zod";

/** A text that is not empty once the spaces around it are gone. */
export const text = z.string().trim().min(1).max(500);
/** A calendar day, `2026-03-01`. */
export const localDate = z.iso.date();
/** A moment with its offset, `2026-03-01T09:30:00Z`. */
export const moment = z.iso.datetime({ offset: true });

/** What every row of every stream carries. */
export const row = z.strictObject({
  /** The id at the source; never changes, and never belongs to two rows. */
  externalId: text,
  /** When it last changed at the source. */
  changedAt: moment,
  /** Where people find it at the source. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  /** Fields of the source that the model does not know. */
  extra: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
});
