import { z } from "zod";
import { requireCycleForCalibration, settleResult } from "#app/modules/reviews/index.ts";
import { CalibrationMove } from "../data/entities.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { requireOpen, requirePerson, type GroupRecord } from "../data/group-record.ts";
import { ids, placeInput, reasonInput } from "../domain/ids.ts";
import { placedAt, samePlacement, standingOf, type Placement } from "../domain/place.ts";
import { undoable } from "../domain/replay.ts";
import { movesOf } from "../queries/moves.ts";
import { tellBoards, writeDown } from "./write-down.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";

export const movePersonInput = z.object({
  groupId: ids.group,
  revieweeId: ids.reviewee,
  place: placeInput,
  reason: reasonInput,
  version: versionRead,
});
export type MovePersonInput = z.output<typeof movePersonInput>;
export type MovedPerson = { moveId: string; version: number };

/** Puts somebody elsewhere, with a reason. What counts from then on is the place they are given. */
export async function movePerson(context: Context, input: MovePersonInput): Promise<MovedPerson> {
  const { group, reviewee } = await requirePerson(context, "calibrate", input);
  requireOpen(group);
  const cycle = await requireCycleForCalibration(context, group.cycleId);
  const before = standingOf(reviewee);
  const after = placedAt(cycle, before, input.place);
  if (!after)
    throw invalid("calibration.unknown-place", "There is no such place.", {
      fields: { place: "calibration.unknown-place" },
    });
  if (samePlacement(before, after))
    throw invalid("calibration.same-place", "They stand there already.", {
      fields: { place: "calibration.same-place" },
    });
  // In a grid the box says the rating; where somebody is moved between options, that is the rating itself.
  const optionId = cycle.grid ? undefined : after.option;
  const { row, column } = after;
  return settleAndKeep(context, group, {
    ...input,
    version: input.version,
    before,
    to: { optionId, row, column },
    undoes: null,
  });
}

export const undoMoveInput = z.object({ groupId: ids.group, moveId: ids.move, reason: reasonInput });

/** Takes somebody's last move back: they stand again where they stood before it. The move stays in the history. */
export async function undoMove(context: Context, input: z.output<typeof undoMoveInput>): Promise<MovedPerson> {
  const moves = await movesOf(context, input.groupId);
  const move = moves.find(({ id }) => id === input.moveId);
  if (!move) throw notFound("CalibrationMove");
  const { group, reviewee } = await requirePerson(context, "calibrate", { ...input, revieweeId: move.revieweeId });
  requireOpen(group);
  if (!undoable(moves).has(move.id)) throw conflict("calibration.moved-since", "They were moved since.");
  return settleAndKeep(context, group, {
    revieweeId: move.revieweeId,
    reason: input.reason,
    version: reviewee.version,
    before: standingOf(reviewee),
    to: { optionId: move.before.option, row: move.before.row, column: move.before.column },
    undoes: move.id,
  });
}

type KeptMove = {
  revieweeId: string;
  reason: string;
  version: number | undefined;
  before: Placement;
  to: { optionId: string | null | undefined; row: number | null; column: number | null };
  undoes: string | null;
};

async function settleAndKeep(context: Context, group: GroupRecord, move: KeptMove): Promise<MovedPerson> {
  const { revieweeId, reason, version, before, to, undoes } = move;
  const settled = await settleResult(context, { revieweeId, ...to, reason, version }, { authorized: true });
  const after = settled.result;
  const moveId = context.newId();
  context.em.create(CalibrationMove, {
    id: moveId,
    groupId: group.id,
    revieweeId,
    movedBy: context.actor.employeeId,
    movedAt: context.clock.now(),
    before,
    after,
    reason,
    undoes,
  });
  await context.em.flush();
  await writeDown(
    context,
    "calibration.moved",
    { groupId: group.id, moveId },
    { action: undoes ? "undo-move" : "move", subject: "CalibratedPerson", id: revieweeId, detail: { before, after } },
  );
  await tellBoards(context, group);
  return { moveId, version: settled.version };
}
