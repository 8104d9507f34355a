import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { cohortReference } from "../queries/cohort-screen.ts";
import { exportCohort } from "../queries/export-cohort.ts";

/** A cohort's people as a file, as the one who asks may know them. */
export const loader = page({
  can: signedIn,
  input: z.object({ cohortId: cohortReference, search: searchInput() }),
  load: async (context, input) => csvAnswer(await exportCohort(context, input), `cohort-${context.today()}`),
});
