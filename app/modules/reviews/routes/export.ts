import { z } from "zod";
import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportReviews } from "../queries/export-reviews.ts";
import { peopleFilters } from "../queries/people-of-reviews.ts";
import { teamScopes } from "../review-places.ts";

/** Who is reviewed, how far, and the result that stands, as a file: of the people the list was narrowed to. */
export const loader = page({
  can: feature("REVIEW"),
  input: z.object({
    scope: z.enum([...teamScopes, "company"]),
    ...peopleFilters.omit({ page: true, reviewViewType: true }).shape,
    format: sheetFormatInput,
  }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportReviews(context, input), `reviews-${context.today()}`, format, context.actor),
});
