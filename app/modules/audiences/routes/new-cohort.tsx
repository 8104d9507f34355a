import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { cohortPlace } from "../cohort-places.ts";
import { CohortFormScreen } from "../components/cohort-form/cohort-form-screen.tsx";
import { cohortForm } from "../queries/cohort-form.ts";
import { cohortInput, cohortTooLarge, largestCohort, type OneCohort } from "../use-cases/cohort-input.ts";
import { createCohort } from "../use-cases/create-cohort.ts";

export const loader = page({ can: signedIn, input: z.object({}), load: (context) => cohortForm(context, null) });

export const action = command({
  can: signedIn,
  intents: {
    "create-cohort": {
      input: cohortInput,
      run: createCohort,
      redirectTo: ({ cohortId }: OneCohort) => cohortPlace(cohortId),
    },
  },
  upload: { intent: "create-cohort", largest: largestCohort, tooLarge: cohortTooLarge() },
});

export default function NewCohort() {
  return <CohortFormScreen form={useLoaderData<typeof loader>()} />;
}
