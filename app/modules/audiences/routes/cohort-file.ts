import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { cohortReference } from "../queries/cohort-screen.ts";
import { exportCohort } from "../queries/export-cohort.ts";

/** A cohort's people as a file, as the one who asks may know them. */
export const loader = page({
  can: signedIn,
  input: z.object({ cohortId: cohortReference, search: z.string().trim().max(200).catch("").default("") }),
  load: async (context, input) =>
    new Response(await exportCohort(context, input), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="cohort-${context.today()}.csv"`,
      },
    }),
});
