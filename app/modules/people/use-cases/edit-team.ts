import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceTeam } from "../data/announce-team.ts";
import { requireTeamSubject } from "../data/team-subject.ts";
import { createTeamInput } from "./create-team.ts";
import { sql } from "#tenancy/sql.ts";

export const editTeamInput = createTeamInput.extend({ teamId: ids.team });
export type EditTeamInput = z.output<typeof editTeamInput>;

/** A team gets another name, colour or visibility. */
export async function editTeam(
  context: Context,
  { teamId, name, color, visibility }: EditTeamInput,
): Promise<{ teamId: string }> {
  await authorize(context, "edit", await requireTeamSubject(context, teamId));
  await context.rows(
    sql`update {team} set name = ${name}, display_name = ${name}, color = ${color}, visibility = ${visibility} where id = ${teamId}`,
  );
  await announceTeam(context, { teamId, change: "EDITED" }, "people.edit-team", { name, visibility });
  return { teamId };
}
