import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { tagColours } from "../domain/tag.ts";

/** What people say of a tag; an untouched choice of a parent is none. Codes are of this room's strings. */
export const tagInput = z.object({
  name: textInput({ most: 60, missing: "tags.name-required", tooLong: "tags.too-long" }).describe(
    "The name as people see it.",
  ),
  color: z.enum(tagColours).default("grey").describe("The colour it is shown in."),
  description: textInput({ most: 300, tooLong: "tags.too-long" })
    .default("")
    .describe("What it is for, in the words of whoever made it; may be empty."),
  parentId: z
    .preprocess((value) => value || null, z.uuid().nullable())
    .default(null)
    .describe("The id of the tag it stands under; null at the top."),
});
