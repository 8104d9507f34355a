import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ArchivedGoals } from "../components/goal-list/archived-goals.tsx";
import { unarchiveManyGoals } from "../jobs/many-goals.ts";
import { archivedGoals, archivedGoalsInput } from "../queries/goal-page.ts";

export const loader = page({ can: feature("GOAL"), input: archivedGoalsInput, load: archivedGoals });

export const action = command({
  can: feature("GOAL"),
  intents: { "unarchive-goals": unarchiveManyGoals.intent },
});

export default function Archived() {
  return <ArchivedGoals page={useLoaderData<typeof loader>()} />;
}
