import { z } from "zod";
import { tagColours } from "../domain/tag.ts";

/** What people say of a tag; an untouched choice of a parent is none. Codes are of this room's strings. */
export const tagInput = z.object({
  name: z
    .string({ error: "tags.name-required" })
    .trim()
    .normalize("NFC")
    .min(1, "tags.name-required")
    .max(60, "tags.too-long"),
  color: z.enum(tagColours).default("grey"),
  description: z.string().trim().normalize("NFC").max(300, "tags.too-long").default(""),
  parentId: z.preprocess((value) => value || null, z.uuid().nullable()).default(null),
});
