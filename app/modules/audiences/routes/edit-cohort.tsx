import { useLoaderData } from "@remix-run/react";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { cohortPlace } from "../cohort-places.ts";
import { CohortFormScreen } from "../components/cohort-form/cohort-form-screen.tsx";
import { cohortForm } from "../queries/cohort-form.ts";
import { cohortTooLarge, largestCohort, oneCohort, type OneCohort } from "../use-cases/cohort-input.ts";
import { editCohort, editCohortInput, type EditCohortInput } from "../use-cases/edit-cohort.ts";

export const loader = page({
  can: signedIn,
  input: oneCohort,
  load: (context, { cohortId }) => cohortForm(context, cohortId),
});

export const action = command({
  can: signedIn,
  intents: {
    "edit-cohort": {
      input: editCohortInput,
      run: (context, input: EditCohortInput, { gatherings }) => editCohort(context, input, gatherings.usesOf),
      redirectTo: ({ cohortId }: OneCohort) => cohortPlace(cohortId),
    },
  },
  upload: { intent: "edit-cohort", largest: largestCohort, tooLarge: cohortTooLarge() },
});

export default function EditCohort() {
  return <CohortFormScreen form={useLoaderData<typeof loader>()} />;
}
