import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { announceTeam } from "../data/announce-team.ts";
import { Team } from "../data/team-entities.ts";
import { requireTeamSubject } from "../data/team-subject.ts";
import { createTeamInput } from "./create-team.ts";

export const editTeamInput = createTeamInput.extend({ teamId: ids.team, version: versionRead });
export type EditTeamInput = z.output<typeof editTeamInput>;

/** A team gets another name, colour or visibility. */
export async function editTeam(
  context: Context,
  { teamId, version, name, color, visibility }: EditTeamInput,
): Promise<{ teamId: string }> {
  await authorize(context, "edit", await requireTeamSubject(context, teamId));
  const team = await holdRecord(
    context,
    Team,
    { id: teamId },
    { version, subject: "Team", changedBy: ["people.edit-team"] },
  );
  Object.assign(team, { name, displayName: name, color, visibility });
  await context.em.flush();
  await announceTeam(context, { teamId, change: "EDITED" }, "people.edit-team", { name, visibility });
  return { teamId };
}
