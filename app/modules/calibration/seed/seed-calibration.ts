import { managersAbove, peopleByIds } from "#app/modules/people/index.ts";
import {
  calibratableCycles,
  markCalibrated,
  ratedReviewees,
  requireCycleForCalibration,
  type RatedReviewee,
} from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { cutAtFirst, largestGroup, partsOf } from "../domain/heads.ts";
import { placesOf, samePlacement } from "../domain/place.ts";
import { reasonsDown, reasonsUp } from "./reasons.ts";

/** Percent of people expected in each box of nine, the top row first. */
const nineShares = [5, 10, 5, 10, 40, 10, 5, 10, 5];

/** Groups of the demo cycles by reporting line, with the moves that led to what was settled; the seed's reviews come first. */
export async function seedCalibration(context: Context): Promise<void> {
  for (const { id } of await calibratableCycles(context)) await seedCycle(context, id);
}

async function seedCycle(context: Context, cycleId: string): Promise<void> {
  const cycle = await requireCycleForCalibration(context, cycleId);
  const people = await ratedReviewees(context, cycleId);
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const above = await managersAbove(context, employeeIds);
  const managerIds = [...new Set([...above.values()].flat())];
  const lines = new Map([...above, ...(await managersAbove(context, managerIds))]);
  const parts = partsOf(employeeIds, lines, { ...cutAtFirst, largest: largestGroup });
  const names = await peopleByIds(
    context,
    parts.map(({ headId }) => headId),
  );
  const groups = parts.map(({ headId, memberIds }) => ({ id: context.newId(), headId, members: new Set(memberIds) }));
  const first = people[0];
  if (!first || groups.length === 0) return;
  await seedGroups(context, cycle, groups, names);
  const inside = groups.flatMap((group) =>
    people.filter(({ employeeId }) => group.members.has(employeeId)).map((reviewee) => ({ group, reviewee })),
  );
  await insertRows(
    context,
    "calibration_reviewee",
    "reviewee_id uuid, group_id uuid",
    inside.map(({ group, reviewee }) => ({ reviewee_id: reviewee.revieweeId, group_id: group.id })),
  );
  const revieweeIds = inside.map(({ reviewee }) => reviewee.revieweeId);
  await markCalibrated(context, revieweeIds, { finished: cycle.state === "PUBLISHED" });
  const moved = inside.filter(
    ({ reviewee: { settled, proposed } }) => settled && proposed && !samePlacement(settled, proposed),
  );
  const at = context.clock.now().toISOString();
  await insertRows(
    context,
    "calibration_move",
    "id uuid, group_id uuid, reviewee_id uuid, moved_by uuid, moved_at timestamptz, before jsonb, after jsonb, reason text",
    moved.map(({ group, reviewee }, index) => ({
      id: context.newId(),
      group_id: group.id,
      reviewee_id: reviewee.revieweeId,
      moved_by: group.headId,
      moved_at: at,
      before: reviewee.proposed,
      after: reviewee.settled,
      reason: reasonOf(reviewee, index),
    })),
  );
  await seedGuideline(
    context,
    cycleId,
    placesOf(cycle).map(({ id }) => id),
  );
}

type SeededGroup = { id: string; headId: string };

async function seedGroups(
  context: Context,
  { id: cycleId, state }: { id: string; state: string },
  groups: readonly SeededGroup[],
  names: ReadonlyMap<string, { name: string }>,
): Promise<void> {
  const at = context.clock.now().toISOString();
  const finished = state === "PUBLISHED";
  await insertRows(
    context,
    "calibration_group",
    "id uuid, cycle_id uuid, name text, created_by uuid, created_at timestamptz, finished_by uuid, finished_at timestamptz",
    groups.map(({ id, headId }) => ({
      id,
      cycle_id: cycleId,
      name: names.get(headId)?.name ?? "",
      created_by: headId,
      created_at: at,
      finished_by: finished ? headId : null,
      finished_at: finished ? at : null,
    })),
  );
  await insertRows(
    context,
    "calibration_member",
    "group_id uuid, employee_id uuid",
    groups.map(({ id, headId }) => ({ group_id: id, employee_id: headId })),
  );
}

function reasonOf({ settled, proposed }: RatedReviewee, index: number): string {
  const sum = (placement: typeof settled) => (placement?.row ?? 0) + (placement?.column ?? 0);
  const reasons = sum(settled) >= sum(proposed) ? reasonsUp : reasonsDown;
  return reasons[index % reasons.length]!;
}

async function seedGuideline(context: Context, cycleId: string, places: readonly string[]): Promise<void> {
  if (places.length !== nineShares.length) return;
  await insertRows(
    context,
    "calibration_guideline",
    "cycle_id uuid, place text, percent smallint",
    places.map((place, index) => ({ cycle_id: cycleId, place, percent: nineShares[index] })),
  );
}

export const calibrationSeed: Seed = {
  after: ["reviews"],
  run: seedCalibration,
};
