import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { tagCatalogue } from "../data/tag-catalogue.ts";
import { tagKinds } from "../domain/tag.ts";
import { tagInput } from "./tag-input.ts";

export const addTagInput = tagInput.extend({ kind: z.enum(tagKinds).describe("What it is put on: goals or tasks.") });
export type AddTagInput = z.output<typeof addTagInput>;

/** There is a tag more that records of its kind can be given. */
export async function addTag(context: Context, tag: AddTagInput): Promise<{ tagId: string }> {
  return { tagId: await tagCatalogue.save(context, undefined, tag) };
}
