import type { Attachable } from "#app/platform/contributions/attachable.ts";
import { readReviewee, resultFacts } from "../data/reviewee-record.ts";
import { sql } from "#tenancy/sql.ts";

/** Who may see a result may open the file of how it was answered. */
export const signedResults: Attachable = {
  kind: "ReviewResult",
  facts: async (context, id) => resultFacts(context, await readReviewee(context, sql`r.id = ${id}`)),
};
