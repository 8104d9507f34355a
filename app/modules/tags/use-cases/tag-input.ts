import { z } from "zod";
import { tagColours } from "../domain/tag.ts";

/** What people say of a tag; an untouched choice of a parent is none. Codes are of this room's strings. */
export const tagInput = z.object({
  name: z
    .string({ error: "tags.name-required" })
    .trim()
    .normalize("NFC")
    .min(1, "tags.name-required")
    .max(60, "tags.too-long")
    .describe("The name as people see it."),
  color: z.enum(tagColours).default("grey").describe("The colour it is shown in."),
  description: z
    .string()
    .trim()
    .normalize("NFC")
    .max(300, "tags.too-long")
    .default("")
    .describe("What it is for, in the words of whoever made it; may be empty."),
  parentId: z
    .preprocess((value) => value || null, z.uuid().nullable())
    .default(null)
    .describe("The id of the tag it stands under; null at the top."),
});
