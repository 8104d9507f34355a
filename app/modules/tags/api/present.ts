import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { tagColours, tagKinds } from "../domain/tag.ts";

/** A tag as programs get it on a record. */
export const tagMarkShape = z.object({
  id: recordId,
  kind: z.enum(tagKinds),
  name: z.string(),
  color: z.enum(tagColours),
});
export const keptTagShape = tagMarkShape.extend({
  description: z.string(),
  parentId: recordId.nullable(),
  parent: z.string().nullable(),
  archived: z.boolean(),
  /** On how many records it stands. */
  used: z.number(),
});
export const oneTag = z.object({ tagId: recordId });
export const tagDetailShape = keptTagShape.extend({ below: z.array(tagMarkShape) });
export const deletedTagShape = tagMarkShape.extend({ deletedBy: z.string().nullable(), until: z.iso.datetime() });
/** A record that has a tag; `link` is its page. */
export const carrierShape = z.object({ title: z.string(), owners: z.string(), link: z.string() });
