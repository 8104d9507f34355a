import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { recordId, versionShape } from "#app/platform/http/shapes.ts";
import { tagColours, tagKinds } from "../domain/tag.ts";

/** A tag as programs get it on a record. */
export const tagMarkShape = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    kind: z.enum(tagKinds).describe("What it is put on: goals or tasks."),
    name: z.string().describe("The name as people see it."),
    color: z.enum(tagColours).describe("The colour it is shown in."),
  })
  .meta({ id: "TagMark" });
export const keptTagShape = tagMarkShape
  .extend({
    description: z.string().describe("What it is for, in the words of whoever made it; may be empty."),
    parentId: ids.parent.nullable(),
    parent: z.string().nullable().describe("The name of the tag it stands under; null at the top."),
    version: versionShape,
    archived: z.boolean().describe("Whether it is out of use: kept where it stands, offered nowhere."),
    /** On how many records it stands. */
    used: z.number().describe("On how many records it stands."),
  })
  .meta({ id: "Tag" });
export const oneTag = z.object({ tagId: ids.tag });
export const tagDetailShape = keptTagShape
  .extend({
    below: z.array(tagMarkShape).describe("The tags right below it."),
  })
  .meta({ id: "TagDetail" });
export const deletedTagShape = tagMarkShape
  .extend({
    deletedBy: z.string().nullable().describe("Who deleted it, by name; null where the product did."),
    until: z.iso.datetime().describe("Until when it can be restored, in UTC."),
  })
  .meta({ id: "DeletedTag" });
/** A record that has a tag; `link` is its page. */
export const carrierShape = z
  .object({
    title: z.string().describe("The record in a few words."),
    owners: z.string().describe("Who answers for it, by name."),
    link: z.string().describe("Its page, as a path."),
  })
  .meta({ id: "TaggedRecord" });
