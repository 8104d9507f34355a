import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { teamSignals } from "../queries/team-signals.ts";
import { TeamSummaryScreen } from "../components/summary-screens.tsx";

/** How one's people stand: what rooms tell on the home page of whoever leads. */
export function loader(args: LoaderFunctionArgs) {
  const { gatherings } = args.context.scope;
  return page({
    can: signedIn,
    input: z.object({}),
    load: async (context) => ({
      cards: (await gatherings.home(context, { only: "team" })).cards,
      ...(await teamSignals(context, gatherings.signals)),
    }),
  })(args);
}

export default function TeamSummary() {
  return <TeamSummaryScreen {...useLoaderData<typeof loader>()} />;
}
