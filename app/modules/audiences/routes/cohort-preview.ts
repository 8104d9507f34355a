import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { previewCohort } from "../queries/preview-cohort.ts";
import { cohortFilterInput } from "../use-cases/cohort-input.ts";

/** Whom the filter of a form finds today: `{ count, people }`, while it is being made. */
export const loader = resource({ can: signedIn, input: cohortFilterInput, load: previewCohort });
