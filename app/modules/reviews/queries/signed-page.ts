import { peopleByIds } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { documentsOn, type SignedDocumentView } from "#app/platform/signatures/signed-documents.ts";
import { readCycle } from "../data/cycle-record.ts";
import { readReviewee, resultFacts } from "../data/reviewee-record.ts";
import { reviewPlaces } from "../review-places.ts";
import { sql } from "#tenancy/sql.ts";

export type SignedPage = { cycle: string; employee: string; mine: boolean; document: SignedDocumentView; href: string };

/** How a result was answered last, for who may read the result. */
export async function signedPage(context: Context, revieweeId: string): Promise<SignedPage> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  await authorize(context, "view", await resultFacts(context, reviewee));
  const [document] = await documentsOn(context, "ReviewResult", [revieweeId]);
  if (!document || reviewee.outcome === null) throw notFound("ReviewResult");
  const { employeeId, cycleId, anchorOn } = reviewee;
  return {
    cycle: (await readCycle(context, cycleId)).name,
    employee: (await peopleByIds(context, [employeeId])).get(employeeId)?.name ?? "",
    mine: employeeId === context.actor.employeeId,
    document,
    href: reviewPlaces.result(cycleId, employeeId, anchorOn),
  };
}
