import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { announceTag, refuseTagTaken } from "../data/people-tags.ts";
import { teamColours } from "../domain/teams.ts";
import { shapeName } from "./shape-name.ts";
import { sql } from "#tenancy/sql.ts";

export const addPeopleTagInput = z.object({
  name: shapeName.describe("The name as people see it."),
  color: z.enum(teamColours).default("grey").describe("The colour it is shown in."),
});
export type AddPeopleTagInput = z.output<typeof addPeopleTagInput>;

/** There is a word more that people can be given. */
export async function addPeopleTag(context: Context, { name, color }: AddPeopleTagInput): Promise<{ tagId: string }> {
  await authorize(context, "edit", { kind: "PeopleTags" });
  await lockCompanyShape(context);
  await refuseTagTaken(context, name, null);
  const tagId = context.newId();
  await context.rows(
    sql`insert into {people_tag} (id, name, color, created_at) values (${tagId}, ${name}, ${color}, ${context.clock.now()})`,
  );
  await announceTag(context, { tagId, change: "ADDED" }, "add-people-tag", { name, color });
  return { tagId };
}
