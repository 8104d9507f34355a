import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { ActionPlansScreen } from "../components/team/action-plans-screen.tsx";
import { actionPlans, actionPlansInput } from "../queries/action-plans.ts";

/** What follows from the results of direct reports. */
export const loader = page({
  can: feature("REVIEW"),
  input: actionPlansInput,
  load: async (context, input) => ({ input, ...(await actionPlans(context, input)) }),
});

export type ActionPlansPage = ReturnType<typeof useLoaderData<typeof loader>>;

export default function ActionPlans() {
  return <ActionPlansScreen page={useLoaderData<typeof loader>()} />;
}
