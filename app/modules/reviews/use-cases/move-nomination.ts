import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { addForm } from "../data/add-form.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { ReviewForm, ReviewNomination } from "../data/entities.ts";
import { nominationFacts, readNomination, type NominationWithPlace } from "../data/nomination-record.ts";
import { nominationAfter, type NominationAct, type NominationState } from "../domain/nomination-state.ts";
import { spanOf } from "../domain/plan-cycle.ts";
import { writeDown } from "./write-down.ts";

type Moving = {
  act: NominationAct;
  /** The right it takes. */
  right: "approve" | "decide" | "withdraw";
  nominationId: string;
  reason?: string;
};

/** A nomination goes on to what an act leads to; refused where it does not go there from how it stands. */
export async function moveNomination(
  context: Context,
  { act, right, nominationId, reason }: Moving,
): Promise<NominationWithPlace & { before: NominationState }> {
  const found = await readNomination(context, nominationId);
  const { nomination, reviewee, cycle } = found;
  await authorize(context, right, nominationFacts(cycle, reviewee, nomination.nomineeId));
  if (cycle.state !== "IN_PROGRESS" || reviewee.sharedAt)
    throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  const record = await holdRecord(
    context,
    ReviewNomination,
    { id: nominationId },
    { version: undefined, subject: "ReviewNomination", changedBy: [] },
  );
  const before = record.status as NominationState;
  const status = nominationAfter(act, before);
  if (!status) throw conflict("reviews.not-from-here", `It cannot be done to a nomination that is ${before}.`);
  record.status = status;
  if (right === "approve") {
    record.approvedBy = context.actor.employeeId;
    record.approvedAt = context.clock.now();
    record.reason = null;
  } else record.decidedAt = context.clock.now();
  if (reason !== undefined) record.reason = reason;
  await context.em.flush();
  // What is approved is written down of all at once.
  if (act === "approve") return { ...found, before };
  await writeDown(
    context,
    "reviews.nomination-decided",
    { nominationId, status, known: before !== "PROPOSED" },
    { action: `nomination-${act}`, subject: "ReviewNomination", id: nominationId },
  );
  return { ...found, before };
}

/** The form of a peer who was accepted. */
export function openPeerForm(
  context: Context,
  cycle: CycleRecord,
  { revieweeId, nomineeId }: { revieweeId: string; nomineeId: string },
): Promise<string> {
  const span = spanOf(cycle.settings, "PEER", context.today());
  const dueOn = span.dueOn > context.today() ? span.dueOn : context.today();
  return addForm(context, {
    revieweeId,
    provider: "PEER",
    reviewerId: nomineeId,
    opensOn: span.opensOn,
    dueOn,
    told: span.opensOn <= context.today(),
  });
}

/** What the peer wrote stays, and is read by nobody. */
export async function withdrawPeerForm(
  context: Context,
  { revieweeId, nomineeId }: { revieweeId: string; nomineeId: string },
): Promise<void> {
  const form = await context.em.findOne(ReviewForm, { revieweeId, provider: "PEER", reviewerId: nomineeId });
  if (!form) return;
  form.removedAt = context.clock.now();
  await context.em.flush();
}
