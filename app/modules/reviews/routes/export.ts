import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportReviews } from "../queries/export-reviews.ts";
import { teamScopes } from "../review-places.ts";

/** Who is reviewed, how far, and the result that stands, as a file. */
export const loader = page({
  can: feature("REVIEW"),
  input: z.object({
    scope: z.enum([...teamScopes, "company"]),
    cycle: optionalInput(z.guid()).catch(undefined),
    format: sheetFormatInput,
  }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportReviews(context, input), `reviews-${context.today()}`, format, context.actor),
});
