import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceTeam } from "../data/announce-team.ts";
import { teamColours, teamVisibilities } from "../domain/teams.ts";
import { shapeName } from "./shape-name.ts";
import { sql } from "#tenancy/sql.ts";

export const createTeamInput = z.object({
  name: shapeName.describe("The name as people see it."),
  color: z.enum(teamColours).default("blue").describe("The colour it is shown in."),
  visibility: z
    .enum(teamVisibilities)
    .default("GLOBAL")
    .describe("GLOBAL is seen by the company, PRIVATE by its members."),
});
export type CreateTeamInput = z.output<typeof createTeamInput>;

/** A new team, with nobody in it yet. */
export async function createTeam(
  context: Context,
  { name, color, visibility }: CreateTeamInput,
): Promise<{ teamId: string }> {
  await authorize(context, "create", { kind: "Team" });
  const teamId = context.newId();
  await context.rows(
    sql`insert into {team} (id, name, display_name, color, visibility, created_at) values (${teamId}, ${name}, ${name},
      ${color}, ${visibility}, ${context.clock.now()})`,
  );
  await announceTeam(context, { teamId, change: "CREATED" }, "people.create-team", { name, visibility });
  return { teamId };
}
