import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TeamPeopleScreen } from "../components/team/team-people-screen.tsx";
import { scopeOfPath } from "../one-on-one-places.ts";
import { teamPeople, teamPeopleInput } from "../queries/team-people.ts";

export const loader = page({
  can: all(feature("CHECK_IN"), mayEver("view", "OneOnOneTeam")),
  input: teamPeopleInput,
  load: (context, input, { url }) => teamPeople(context, scopeOfPath(url), input),
});

/** The people one leads, and when they were met last. */
export default function TeamManage() {
  return <TeamPeopleScreen page={useLoaderData<typeof loader>()} />;
}
