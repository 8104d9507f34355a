import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { cohortReference } from "../queries/cohort-screen.ts";
import { exportCohort } from "../queries/export-cohort.ts";

/** A cohort's people as a file, as the one who asks may know them. */
export const loader = page({
  can: signedIn,
  input: z.object({ cohortId: cohortReference, search: z.string().trim().max(200).catch("").default("") }),
  load: async (context, input) => csvAnswer(await exportCohort(context, input), `cohort-${context.today()}`),
});
