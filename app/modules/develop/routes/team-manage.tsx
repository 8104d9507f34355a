import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TeamScreen } from "../components/team/team-screen.tsx";
import { scopeOfPath } from "../develop-places.ts";
import { teamPeople, teamPeopleInput } from "../queries/team-people.ts";

export const loader = page({
  can: all(feature("COMPETENCY_IDP"), mayEver("view", "DevelopTeam")),
  input: teamPeopleInput,
  load: (context, input, { url }) => teamPeople(context, scopeOfPath(url), input),
});

/** The people one leads: how they stand, and what waits. */
export default function TeamManage() {
  return <TeamScreen page={useLoaderData<typeof loader>()} />;
}
