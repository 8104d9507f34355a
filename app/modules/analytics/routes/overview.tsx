import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { scopeOfPath } from "../analytics-places.ts";
import { OverviewScreen } from "../components/measures/overview-screen.tsx";
import { overview } from "../queries/overview.ts";

export const loader = page({
  can: mayEver("view", "Analytics"),
  input: z.object({}),
  load: (context, _input, { url }) => overview(context, scopeOfPath(url)),
});

/** All topics of a scope at a glance. */
export default function Overview() {
  return <OverviewScreen page={useLoaderData<typeof loader>()} />;
}
