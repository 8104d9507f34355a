import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { TeamScreen } from "../components/teams/team-screen.tsx";
import { teamPage } from "../queries/team-page.ts";
import { editTeam, editTeamInput } from "../use-cases/edit-team.ts";
import { removeTeamMember, removeTeamMemberInput } from "../use-cases/remove-team-member.ts";
import { setTeamMember, setTeamMemberInput } from "../use-cases/set-team-member.ts";

export const loader = page({
  can: signedIn,
  input: z.object({ teamId: z.uuid(), panel: z.enum(["edit", "add"]).optional().catch(undefined) }),
  load: async (context, { teamId, panel }) => {
    const team = await teamPage(context, { teamId });
    return { team, panel: team.mayEdit ? panel : undefined };
  },
});

export const action = command({
  can: signedIn,
  intents: {
    "edit-team": { input: editTeamInput, run: editTeam },
    "set-team-member": { input: setTeamMemberInput, run: setTeamMember },
    "remove-team-member": { input: removeTeamMemberInput, run: removeTeamMember },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.team.name} · Cairn` : "Cairn" },
];

export default function Team() {
  return <TeamScreen {...useLoaderData<typeof loader>()} />;
}
