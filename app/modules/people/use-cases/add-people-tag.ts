import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { peopleTagCatalogue } from "../data/people-tags.ts";
import { teamColours } from "../domain/teams.ts";
import { shapeName } from "./shape-name.ts";

export const addPeopleTagInput = z.object({
  name: shapeName.describe("The name as people see it."),
  color: z.enum(teamColours).default("grey").describe("The colour it is shown in."),
});
export type AddPeopleTagInput = z.output<typeof addPeopleTagInput>;

/** There is a word more that people can be given. */
export async function addPeopleTag(context: Context, tag: AddPeopleTagInput): Promise<{ tagId: string }> {
  return { tagId: await peopleTagCatalogue.save(context, undefined, tag) };
}
