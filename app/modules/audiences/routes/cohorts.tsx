import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { CohortListScreen } from "../components/cohort-list/cohort-list-screen.tsx";
import { cohortList, cohortListInput } from "../queries/cohort-list.ts";
import { oneCohort, type OneCohort } from "../use-cases/cohort-input.ts";
import { deleteCohort } from "../use-cases/delete-cohort.ts";
import { restoreCohort } from "../use-cases/restore-cohort.ts";

export const loader = page({
  can: signedIn,
  input: cohortListInput,
  load: async (context, input) => ({ list: await cohortList(context, input), input }),
});

export const action = command({
  can: signedIn,
  intents: {
    "delete-cohort": {
      input: oneCohort,
      run: (context, input: OneCohort, { gatherings }) => deleteCohort(context, input, gatherings.usesOf),
    },
    "restore-cohort": { input: oneCohort, run: restoreCohort },
  },
});

export default function Cohorts() {
  return <CohortListScreen {...useLoaderData<typeof loader>()} />;
}
