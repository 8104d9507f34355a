import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { CohortScreenView } from "../components/cohort/cohort-screen-view.tsx";
import { cohortScreen, cohortScreenInput } from "../queries/cohort-screen.ts";

export const loader = page({
  can: signedIn,
  input: cohortScreenInput,
  load: (context, input, _, { gatherings }) => cohortScreen(context, input, gatherings.usesOf),
});

export { shouldRevalidateUnlessLeft as shouldRevalidate } from "#app/platform/http/leaves-by-itself.ts";

export default function Cohort() {
  return <CohortScreenView screen={useLoaderData<typeof loader>()} />;
}
