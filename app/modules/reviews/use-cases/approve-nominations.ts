import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { ReviewNomination } from "../data/entities.ts";
import { readNomination } from "../data/nomination-record.ts";
import { ids } from "../domain/ids.ts";
import type { NominationState } from "../domain/nomination-state.ts";
import { moveNomination, openPeerForm } from "./move-nomination.ts";
import { addNomination, oneNomination, requireAllowed } from "./nominate.ts";
import { reasonInput } from "./review-input.ts";
import { writeDown } from "./write-down.ts";

const mostAtOnce = 100;

export const approveNominationsInput = z.object({
  nominationIds: z
    .preprocess(
      (sent) => (typeof sent === "string" ? sent.split(",").filter(Boolean) : sent),
      z.array(ids.nomination).min(1, { error: "reviews.nobody-chosen" }).max(mostAtOnce),
    )
    .describe("The nominations that wait for approval."),
});

/** Approves peers: they are asked from now on, or have their form at once. What somebody else decided meanwhile stays. */
export async function approveNominations(
  context: Context,
  { nominationIds }: z.output<typeof approveNominationsInput>,
): Promise<{ approved: number }> {
  const approved = new Map<string, string[]>();
  for (const nominationId of new Set(nominationIds)) {
    const revieweeId = await approve(context, nominationId, nominationIds.length > 1);
    if (revieweeId) approved.set(revieweeId, [...(approved.get(revieweeId) ?? []), nominationId]);
  }
  for (const [revieweeId, those] of approved)
    await writeDown(
      context,
      "reviews.peers-approved",
      { revieweeId, nominationIds: those },
      { action: "approve-peers", subject: "ReviewResult", id: revieweeId, detail: { nominationIds: those } },
    );
  return { approved: [...approved.values()].flat().length };
}

/** Answers with the part in the cycle it is about; null where, as one of several, it waits no longer. */
async function approve(context: Context, nominationId: string, several: boolean): Promise<string | null> {
  if (several) {
    const { nomination } = await readNomination(context, nominationId);
    if (nomination.status !== "PROPOSED") return null;
  }
  const moved = await moveNomination(context, { act: "approve", right: "approve", nominationId });
  const { nomination, cycle } = moved;
  if (cycle.settings.reviewers.autoAcceptPeers) {
    const record = await context.em.findOneOrFail(ReviewNomination, { id: nominationId });
    record.status = "ACCEPTED" satisfies NominationState;
    record.decidedAt = context.clock.now();
    await context.em.flush();
    await openPeerForm(context, cycle, nomination);
  }
  return nomination.revieweeId;
}

export const refuseNominationInput = oneNomination.extend({
  reason: reasonInput,
  insteadId: optionalInput(ids.employee).describe("Who is asked in their place."),
});

/** Does not approve a peer, and says why to who nominated them; who approves may name somebody in their place at once. */
export async function refuseNomination(
  context: Context,
  { nominationId, reason, insteadId }: z.output<typeof refuseNominationInput>,
): Promise<{ nominationId: string }> {
  const moved = await moveNomination(context, { act: "refuse", right: "approve", nominationId, reason });
  if (!insteadId) return { nominationId };
  const { cycle, reviewee } = moved;
  await requireAllowed(context, cycle, { ...reviewee, wanted: [insteadId] }, "insteadId");
  const status = cycle.settings.reviewers.autoAcceptPeers ? "ACCEPTED" : "NOMINATED";
  await addNomination(context, cycle, { revieweeId: reviewee.id, nomineeId: insteadId, status });
  return { nominationId };
}
