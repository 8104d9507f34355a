import { z } from "zod";
import { tagColours } from "../domain/tag.ts";

/** A tag as programs get it on a record. */
export const tagMarkShape = z.object({ id: z.uuid(), name: z.string(), color: z.enum(tagColours) });
export const keptTagShape = tagMarkShape.extend({
  description: z.string(), parentId: z.uuid().nullable(), parent: z.string().nullable(), archived: z.boolean(),
  /** On how many records it stands. */
  used: z.number(),
});
export const oneTag = z.object({ tagId: z.uuid() });
