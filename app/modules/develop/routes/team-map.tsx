import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { MapScreen } from "../components/team/map-screen.tsx";
import { scopeOfPath } from "../develop-places.ts";
import { teamMap } from "../queries/team-map.ts";

export const loader = page({
  can: all(feature("COMPETENCY_IDP"), mayEver("view", "DevelopTeam")),
  input: z.object({ competency: z.guid().optional().catch(undefined) }),
  load: async (context, { competency = null }, { url }) => ({
    ...(await teamMap(context, scopeOfPath(url))),
    competency,
  }),
});

/** Who can do what in a team. */
export default function TeamMap() {
  return <MapScreen page={useLoaderData<typeof loader>()} />;
}
