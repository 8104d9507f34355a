import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TeamMeetingsScreen } from "../components/team/team-meetings-screen.tsx";
import { teamMeetings, teamMeetingsInput } from "../queries/team-meetings.ts";

export const loader = page({
  can: all(feature("CHECK_IN"), mayEver("view", "OneOnOneTeam")),
  input: teamMeetingsInput,
  load: (context, input) => teamMeetings(context, "all-reports", input),
});

/** The 1:1s of everybody below with who leads them. */
export default function TeamMeetings() {
  return <TeamMeetingsScreen page={useLoaderData<typeof loader>()} />;
}
