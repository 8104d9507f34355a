import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { NominationState } from "../domain/nomination-state.ts";
import { readCycle, type CycleRecord } from "./cycle-record.ts";
import { readReviewee, type RevieweeRecord } from "./reviewee-record.ts";
import { sql } from "#tenancy/sql.ts";

export type NominationStatus = NominationState;

export type NominationRecord = {
  id: string;
  revieweeId: string;
  nomineeId: string;
  nominatedBy: string;
  status: NominationStatus;
};

/** All that rules about a nomination test; `nominatedBy` is who may nominate in the cycle. */
export function nominationFacts(cycle: CycleRecord, reviewee: RevieweeRecord, nomineeId: string | null = null) {
  const { employeeId, managerId } = reviewee;
  return {
    kind: "ReviewNomination" as const,
    ...{ employeeId, managerId, nomineeId },
    nominatedBy: cycle.settings.reviewers.nominatedBy,
  };
}

export type NominationWithPlace = { nomination: NominationRecord; reviewee: RevieweeRecord; cycle: CycleRecord };

export async function readNomination(context: Context, nominationId: string): Promise<NominationWithPlace> {
  const nomination = await firstRow<NominationRecord>(
    context,
    sql`select id, reviewee_id as "revieweeId", nominee_id as "nomineeId", nominated_by as "nominatedBy", status
      from {review_nomination} where id = ${nominationId}`,
  );
  if (!nomination) throw notFound("ReviewNomination");
  const reviewee = await readReviewee(context, sql`r.id = ${nomination.revieweeId}`);
  return { nomination, reviewee, cycle: await readCycle(context, reviewee.cycleId) };
}

/**
 * Whether the actor may know which of the peers has submitted: never about themselves; of others as peers are named to them,
 * to who runs the cycle always.
 */
export async function toldWhoSubmitted(
  context: Context,
  cycle: CycleRecord,
  reviewee: Pick<RevieweeRecord, "employeeId">,
): Promise<boolean> {
  if (reviewee.employeeId === context.actor.employeeId) return false;
  if ((await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed) return true;
  return cycle.settings.reviewers.peersNamedToManager;
}
