import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { TeamListScreen } from "../components/teams/team-list-screen.tsx";
import { teamFilters, teamList } from "../queries/team-list.ts";
import { createTeam, createTeamInput } from "../use-cases/create-team.ts";

export const loader = page({
  can: signedIn,
  input: teamFilters.extend({ add: z.string().optional() }),
  load: async (context, { add, ...filters }) => {
    const mayCreate = (await context.ability()).anyOf("create", "Team");
    return { ...(await teamList(context, filters)), filters, mayCreate, adding: mayCreate && add !== undefined };
  },
});

export const action = command({
  can: signedIn,
  intents: {
    "create-team": {
      input: createTeamInput,
      run: createTeam,
      redirectTo: ({ teamId }: { teamId: string }) => `/managers/team/${teamId}`,
    },
  },
});

export default function Teams() {
  return <TeamListScreen {...useLoaderData<typeof loader>()} />;
}
