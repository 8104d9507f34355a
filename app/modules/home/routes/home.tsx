import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { homeTopics } from "#app/platform/contributions/home-view.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { firstStepsInput, hideFirstSteps, showFirstSteps } from "../use-cases/show-first-steps.ts";
import { HomeScreen } from "../components/home-screen.tsx";

const input = z.object({
  view: z.enum(["summary", "feed"]).default("summary").catch("summary"),
  filter: z.enum(homeTopics).optional().catch(undefined),
});

export function loader(args: LoaderFunctionArgs) {
  const { gatherings } = args.context.scope;
  return page({
    can: signedIn,
    input,
    load: async (context, { view, filter }) => ({
      view,
      filter: filter ?? null,
      obligations: await gatherings.obligations(context),
      today: context.today(),
      ...(await gatherings.home(context, view === "feed" ? { only: "feed" } : { topic: filter })),
    }),
  })(args);
}

export const action = command({
  can: signedIn,
  intents: {
    "hide-first-steps": { input: firstStepsInput, run: hideFirstSteps },
    "show-first-steps": { input: firstStepsInput, run: showFirstSteps },
  },
});

export default function Home() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
