import { z } from "zod";
import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { ReviewNomination, ReviewReviewee } from "../data/entities.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { nominationFacts } from "../data/nomination-record.ts";
import { readReviewee } from "../data/reviewee-record.ts";
import { ids } from "../domain/ids.ts";
import { countedStates, type NominationState } from "../domain/nomination-state.ts";
import { choosesAnybody, poolsOffered } from "../queries/nomination-dialog.ts";
import { peersInPools } from "../queries/peer-pools.ts";
import { moveNomination, openPeerForm, withdrawPeerForm } from "./move-nomination.ts";
import { reasonInput, several } from "./review-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const nominateInput = z.object({
  cycleId: ids.cycle,
  employeeId: ids.employee.describe("Who is reviewed."),
  nomineeIds: several(ids.employee).describe("Who is nominated as a peer."),
});

/** Nominates peers for somebody: asked at once, or, as the cycle says, once who is accountable has approved them. */
export async function nominate(
  context: Context,
  { cycleId, employeeId, nomineeIds }: z.output<typeof nominateInput>,
): Promise<{ nominated: number }> {
  const reviewee = await readReviewee(
    context,
    sql`r.cycle_id = ${cycleId} and r.employee_id = ${employeeId} and r.removed_at is null order by r.anchor_on desc limit 1`,
  );
  const cycle = await readCycle(context, cycleId);
  const facts = nominationFacts(cycle, reviewee);
  await authorize(context, "nominate", facts);
  await holdRecord(
    context,
    ReviewReviewee,
    { id: reviewee.id },
    { version: undefined, subject: "ReviewResult", changedBy: [] },
  );
  if (cycle.state !== "IN_PROGRESS" || reviewee.sharedAt)
    throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  const wanted = [...new Set(nomineeIds)];
  await requireAllowed(context, cycle, { ...reviewee, wanted });
  const approves = (await context.ability()).decide("approve", facts).allowed;
  const waits = cycle.settings.reviewers.managerApprovesPeers && reviewee.managerId !== null && !approves;
  const dotted = await dottedAmong(context, cycle, { ...reviewee, wanted });
  const proposed: string[] = [];
  for (const nomineeId of wanted) {
    const status = statusAtFirst(cycle, { waits, dotted: dotted.has(nomineeId) });
    const id = await addNomination(context, cycle, { revieweeId: reviewee.id, nomineeId, status });
    if (status === "PROPOSED") proposed.push(id);
  }
  if (proposed.length > 0)
    await writeDown(
      context,
      "reviews.peers-proposed",
      { revieweeId: reviewee.id, nominationIds: proposed },
      { action: "nominate", subject: "ReviewResult", id: reviewee.id, detail: { nominationIds: proposed } },
    );
  return { nominated: wanted.length };
}

function statusAtFirst(
  { settings: { reviewers } }: CycleRecord,
  { waits, dotted }: { waits: boolean; dotted: boolean },
): NominationState {
  if (dotted) return "ACCEPTED";
  if (waits) return "PROPOSED";
  return reviewers.autoAcceptPeers ? "ACCEPTED" : "NOMINATED";
}

/** Those who are the person's dotted-line manager, where the cycle takes them without asking anybody. */
async function dottedAmong(
  context: Context,
  cycle: CycleRecord,
  { wanted, ...about }: Omit<Wanted, "id">,
): Promise<ReadonlySet<string>> {
  if (!cycle.settings.reviewers.autoAcceptDlm) return new Set();
  return new Set((await peersInPools(context, about, ["DLM"], wanted)).keys());
}

type Wanted = { id: string; employeeId: string; managerId: string | null; wanted: readonly string[] };

/** That these can be nominated about somebody: there, in the pools of the cycle, not nominated before, and not too many. */
export async function requireAllowed(
  context: Context,
  cycle: CycleRecord,
  { id, employeeId, managerId, wanted }: Wanted,
  field = "nomineeIds",
): Promise<void> {
  const refuse = (code: string, params = {}) => {
    throw invalid(code, "These people cannot be nominated.", { params, fields: { [field]: code } });
  };
  if (wanted.length === 0) refuse("reviews.nobody-chosen");
  if (wanted.includes(employeeId)) refuse("reviews.not-oneself");
  if (managerId && wanted.includes(managerId)) refuse("reviews.not-manager");
  const found = await firstRow<{ present: number; known: number; counted: number }>(
    context,
    sql`select (select count(*)::int from {employee} e where e.id = any(${[...wanted]}::uuid[])
      and ${isPresent(sql`e.id`, context.today())}) as present,
        count(*) filter (where n.nominee_id = any(${[...wanted]}::uuid[]) and n.status <> 'WITHDRAWN')::int as known,
        count(*) filter (where n.status = any(${[...countedStates]}::text[]))::int as counted
      from {review_nomination} n where n.reviewee_id = ${id}`,
  );
  if (found!.present < wanted.length) refuse("reviews.unknown-person");
  if (!(await inPools(context, cycle, { employeeId, managerId, wanted }))) refuse("reviews.outside-pools");
  if (found!.known > 0) refuse("reviews.already-nominated");
  const { maxPeers } = cycle.settings.reviewers;
  if (maxPeers > 0 && found!.counted + wanted.length > maxPeers) refuse("reviews.too-many-peers", { count: maxPeers });
}

/** Whether the cycle lets all of them be chosen; who runs it chooses anybody. */
async function inPools(
  context: Context,
  cycle: CycleRecord,
  { wanted, ...about }: Omit<Wanted, "id">,
): Promise<boolean> {
  if (cycle.settings.reviewers.peerPools.includes("ANYONE")) return true;
  if (await choosesAnybody(context, about.employeeId)) return true;
  return (await peersInPools(context, about, poolsOffered(cycle.settings), wanted)).size === wanted.length;
}

type Added = { revieweeId: string; nomineeId: string; status: NominationState };

/** Keeps a nomination: who is accepted at once has a form at once; those who wait for approval are told of together. */
export async function addNomination(
  context: Context,
  cycle: CycleRecord,
  { revieweeId, nomineeId, status }: Added,
): Promise<string> {
  const id = context.newId();
  const now = context.clock.now();
  const accepted = status === "ACCEPTED";
  context.em.create(ReviewNomination, {
    ...{ id, revieweeId, nomineeId, status },
    nominatedBy: context.actor.employeeId,
    createdAt: now,
    decidedAt: accepted ? now : null,
  } as never);
  await context.em.flush();
  if (accepted) await openPeerForm(context, cycle, { revieweeId, nomineeId });
  if (status !== "PROPOSED")
    await writeDown(
      context,
      "reviews.nominated",
      { nominationId: id, accepted },
      { action: "nominate", subject: "ReviewNomination", id },
    );
  return id;
}

export const oneNomination = z.object({ nominationId: ids.nomination });
export const declineInput = oneNomination.extend({ reason: reasonInput });

/** Who was nominated agrees: they get a form. */
export async function acceptNomination(
  context: Context,
  { nominationId }: z.output<typeof oneNomination>,
): Promise<{ nominationId: string }> {
  const { nomination, cycle } = await moveNomination(context, { act: "accept", right: "decide", nominationId });
  await openPeerForm(context, cycle, nomination);
  return { nominationId };
}

/** Who was nominated declines, and says why to who nominated them. */
export async function declineNomination(
  context: Context,
  { nominationId, reason }: z.output<typeof declineInput>,
): Promise<{ nominationId: string }> {
  const { nomination } = await moveNomination(context, { act: "decline", right: "decide", nominationId, reason });
  await withdrawPeerForm(context, nomination);
  return { nominationId };
}

/** A nomination is taken back. */
export async function withdrawNomination(
  context: Context,
  { nominationId }: z.output<typeof oneNomination>,
): Promise<{ nominationId: string }> {
  const { nomination } = await moveNomination(context, { act: "withdraw", right: "withdraw", nominationId });
  await withdrawPeerForm(context, nomination);
  return { nominationId };
}
