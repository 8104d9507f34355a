import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { ExportsScreen } from "../components/team/exports-screen.tsx";
import { countsOf, scopeOfPath } from "../one-on-one-places.ts";
import { requireCounts } from "../queries/require-counts.ts";

export const loader = page({
  can: feature("CHECK_IN"),
  input: z.object({}),
  load: async (context, _input, { url }) => {
    const scope = scopeOfPath(url);
    await requireCounts(context, countsOf(scope));
    return { scope };
  },
});

/** Files of who met whom and when. */
export default function Exports() {
  return <ExportsScreen scope={useLoaderData<typeof loader>().scope} />;
}
