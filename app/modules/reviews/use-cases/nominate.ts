import { z } from "zod";
import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { addForm } from "../data/add-form.ts";
import { ReviewForm, ReviewNomination, ReviewReviewee } from "../data/entities.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { nominationFacts, readNomination } from "../data/nomination-record.ts";
import { readReviewee } from "../data/reviewee-record.ts";
import { ids } from "../domain/ids.ts";
import {
  countedStates,
  nominationAfter,
  type NominationAct,
  type NominationState,
} from "../domain/nomination-state.ts";
import { spanOf } from "../domain/plan-cycle.ts";
import { choosesAnybody, poolsOffered } from "../queries/nomination-dialog.ts";
import { peersInPools } from "../queries/peer-pools.ts";
import { reasonInput, several } from "./review-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const nominateInput = z.object({
  cycleId: ids.cycle,
  employeeId: ids.employee.describe("Who is reviewed."),
  nomineeIds: several(ids.employee).describe("Who is nominated as a peer."),
});

/** Nominates peers for somebody; where the cycle accepts them by itself, their forms are there at once. */
export async function nominate(
  context: Context,
  { cycleId, employeeId, nomineeIds }: z.output<typeof nominateInput>,
): Promise<{ nominated: number }> {
  const reviewee = await readReviewee(
    context,
    sql`r.cycle_id = ${cycleId} and r.employee_id = ${employeeId} and r.removed_at is null order by r.anchor_on desc limit 1`,
  );
  const cycle = await readCycle(context, cycleId);
  await authorize(context, "nominate", nominationFacts(cycle, reviewee));
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
  for (const nomineeId of wanted) await add(context, cycle, reviewee.id, nomineeId);
  return { nominated: wanted.length };
}

type Wanted = { id: string; employeeId: string; managerId: string | null; wanted: string[] };

async function requireAllowed(
  context: Context,
  cycle: CycleRecord,
  { id, employeeId, managerId, wanted }: Wanted,
): Promise<void> {
  const refuse = (code: string, params = {}) => {
    throw invalid(code, "These people cannot be nominated.", { params, fields: { nomineeIds: code } });
  };
  if (wanted.length === 0) refuse("reviews.nobody-chosen");
  if (wanted.includes(employeeId)) refuse("reviews.not-oneself");
  if (managerId && wanted.includes(managerId)) refuse("reviews.not-manager");
  const found = await firstRow<{ present: number; known: number; counted: number }>(
    context,
    sql`select (select count(*)::int from {employee} e where e.id = any(${wanted}::uuid[])
      and ${isPresent(sql`e.id`, context.today())}) as present,
        count(*) filter (where n.nominee_id = any(${wanted}::uuid[]) and n.status <> 'WITHDRAWN')::int as known,
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

async function add(context: Context, cycle: CycleRecord, revieweeId: string, nomineeId: string): Promise<void> {
  const accepted = cycle.settings.reviewers.autoAcceptPeers;
  const id = context.newId();
  const now = context.clock.now();
  context.em.create(ReviewNomination, {
    ...{ id, revieweeId, nomineeId },
    nominatedBy: context.actor.employeeId,
    status: accepted ? "ACCEPTED" : "NOMINATED",
    createdAt: now,
    decidedAt: accepted ? now : null,
  } as never);
  await context.em.flush();
  if (accepted) await openPeerForm(context, cycle, revieweeId, nomineeId);
  await writeDown(
    context,
    "reviews.nominated",
    { nominationId: id, accepted },
    { action: "nominate", subject: "ReviewNomination", id },
  );
}

function openPeerForm(context: Context, cycle: CycleRecord, revieweeId: string, reviewerId: string): Promise<string> {
  const span = spanOf(cycle.settings, "PEER", context.today());
  const dueOn = span.dueOn > context.today() ? span.dueOn : context.today();
  return addForm(context, {
    revieweeId,
    provider: "PEER",
    reviewerId,
    opensOn: span.opensOn,
    dueOn,
    told: span.opensOn <= context.today(),
  });
}

export const oneNomination = z.object({ nominationId: ids.nomination });
export const declineInput = oneNomination.extend({ reason: reasonInput });

/** Who was nominated agrees: they get a form. */
export async function acceptNomination(
  context: Context,
  { nominationId }: z.output<typeof oneNomination>,
): Promise<{ nominationId: string }> {
  const { nomination, cycle } = await move(context, "accept", "decide", nominationId);
  await openPeerForm(context, cycle, nomination.revieweeId, nomination.nomineeId);
  return { nominationId };
}

/** Who was nominated declines, and says why to who nominated them. */
export async function declineNomination(
  context: Context,
  { nominationId, reason }: z.output<typeof declineInput>,
): Promise<{ nominationId: string }> {
  const { nomination } = await move(context, "decline", "decide", nominationId, reason);
  await withdrawForm(context, nomination.revieweeId, nomination.nomineeId);
  return { nominationId };
}

/** A nomination is taken back; what the peer wrote stays, and is read by nobody. */
export async function withdrawNomination(
  context: Context,
  { nominationId }: z.output<typeof oneNomination>,
): Promise<{ nominationId: string }> {
  const { nomination } = await move(context, "withdraw", "withdraw", nominationId);
  await withdrawForm(context, nomination.revieweeId, nomination.nomineeId);
  return { nominationId };
}

async function withdrawForm(context: Context, revieweeId: string, reviewerId: string): Promise<void> {
  const form = await context.em.findOne(ReviewForm, { revieweeId, provider: "PEER", reviewerId });
  if (!form) return;
  form.removedAt = context.clock.now();
  await context.em.flush();
}

async function move(
  context: Context,
  act: NominationAct,
  action: "decide" | "withdraw",
  nominationId: string,
  reason?: string,
) {
  const found = await readNomination(context, nominationId);
  const { nomination, reviewee, cycle } = found;
  await authorize(context, action, nominationFacts(cycle, reviewee, nomination.nomineeId));
  if (cycle.state !== "IN_PROGRESS" || reviewee.sharedAt)
    throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  const record = await holdRecord(
    context,
    ReviewNomination,
    { id: nominationId },
    { version: undefined, subject: "ReviewNomination", changedBy: [] },
  );
  const status = nominationAfter(act, record.status as NominationState);
  if (!status) throw conflict("reviews.not-from-here", `It cannot be done to a nomination that is ${record.status}.`);
  record.status = status;
  record.decidedAt = context.clock.now();
  if (reason !== undefined) record.reason = reason;
  await context.em.flush();
  await writeDown(
    context,
    "reviews.nomination-decided",
    { nominationId, status },
    { action: `nomination-${act}`, subject: "ReviewNomination", id: nominationId },
  );
  return found;
}
