import { z } from "zod";
import { peopleByIds } from "#app/modules/people/index.ts";
import {
  pastResults,
  requireCycleForCalibration,
  type CalibratedCycle,
  type RatedReviewee,
} from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireGroup, revieweesOf, type GroupRecord } from "../data/group-record.ts";
import { boardViews, type BoardView } from "../domain/board-view.ts";
import { distributionOf, type DistributionLine } from "../domain/distribution.ts";
import {
  placeOf,
  placesOf,
  standingOf,
  unplaced,
  type BoardCycle,
  type BoardPlace,
  type PlaceId,
} from "../domain/place.ts";
import { placementsAfter } from "../domain/replay.ts";
import { guidelinesOf } from "./guidelines.ts";
import { movesOf, type KeptMove } from "./moves.ts";

export const boardInput = z.object({
  group: z.guid(),
  view: z.enum(boardViews).catch("board").default("board"),
  /** Shows the board as it was after so many moves. */
  after: z.coerce.number().int().min(0).optional().catch(undefined),
});

/** Somebody in their box: of thousands it is this alone that is sent. */
export type BoardCard = {
  revieweeId: string;
  name: string;
  photo: string | null;
  manager: string | null;
  proposed: PlaceId | null;
  /** Where they stand, at the moment that is shown. */
  place: PlaceId | null;
  shared: boolean;
};

export type BoardPerson = BoardCard & {
  employeeId: string;
  role: string | null;
  /** The label of the option that counts. */
  option: string | null;
  score: number | null;
  past: { cycle: string; label: string }[];
  promotion: string | null;
};

/** A board as it is drawn. */
export type DrawnBoard = Omit<Board, "people"> & {
  /** Cards of those who are drawn: none where the board itself is not shown. */
  people: BoardCard[];
  count: number;
};

export type Board = {
  group: { id: string; cycleId: string; name: string; finished: boolean; version: number };
  cycle: { id: string; name: string; grid: { rows: number; columns: number } | null; state: string };
  places: BoardPlace[];
  people: BoardPerson[];
  distribution: DistributionLine[];
  moves: (KeptMove & { person: string; from: PlaceId | null; to: PlaceId | null })[];
  view: BoardView;
  /** The moment that is shown, as a count of moves; null for now. */
  after: number | null;
  mayMove: boolean;
  mayManage: boolean;
};

/** A group's board as the actor sees it: without themselves, whatever they may otherwise see. */
export async function readBoard(context: Context, input: z.output<typeof boardInput>): Promise<Board> {
  return (await boardWithPeople(context, input)).board;
}

/**
 * The board, and the people on it as the room of reviews tells of them: for what is reckoned from the same. Earlier results
 * are read of everybody, or of one person alone.
 */
export async function boardWithPeople(
  context: Context,
  { group: groupId, view, after }: z.output<typeof boardInput>,
  pastOf: "everybody" | { revieweeId: string | undefined } = "everybody",
): Promise<{ board: Board; shown: RatedReviewee[]; cycle: CalibratedCycle }> {
  const group = await requireGroup(context, "view", groupId);
  const cycle = await requireCycleForCalibration(context, group.cycleId);
  const everybody = await revieweesOf(context, group);
  const shown = everybody.filter(({ employeeId }) => employeeId !== context.actor.employeeId);
  const kept = await movesOf(context, groupId);
  const visible = new Set(shown.map(({ revieweeId }) => revieweeId));
  const moves = kept.filter(({ revieweeId }) => visible.has(revieweeId));
  const moment = after !== undefined && after < moves.length ? after : null;
  const people = await peopleOf(context, { cycle: { ...cycle, id: group.cycleId }, shown, moves, moment, pastOf });
  const places = placesOf(cycle);
  const names = new Map(people.map(({ revieweeId, name }) => [revieweeId, name]));
  const ability = await context.ability();
  const facts = { kind: "CalibrationGroup", memberIds: group.memberIds };
  const board: Board = {
    group: factsOf(group),
    cycle: {
      id: group.cycleId,
      name: cycle.name,
      grid: cycle.grid && { rows: cycle.grid.rows, columns: cycle.grid.columns },
      state: cycle.state,
    },
    places,
    people,
    distribution: distributionOf(
      places,
      people.map(({ place }) => place),
      await guidelinesOf(context, group.cycleId),
    ),
    moves: moves.map((move) => ({
      ...move,
      person: names.get(move.revieweeId) ?? "",
      from: placeOf(cycle, move.before),
      to: placeOf(cycle, move.after),
    })),
    view,
    after: moment,
    mayMove:
      moment === null &&
      !group.finishedAt &&
      cycle.state === "IN_PROGRESS" &&
      ability.decide("calibrate", facts).allowed,
    mayManage: ability.decide("finish", facts).allowed,
  };
  return { board, shown, cycle };
}

const factsOf = ({ id, cycleId, name, finishedAt, version }: GroupRecord) => ({
  id,
  cycleId,
  name,
  finished: finishedAt !== null,
  version,
});

type Shown = {
  cycle: BoardCycle & { id: string };
  shown: readonly RatedReviewee[];
  moves: readonly KeptMove[];
  moment: number | null;
  pastOf: "everybody" | { revieweeId: string | undefined };
};

const byName = new Intl.Collator();

async function peopleOf(context: Context, { cycle, shown, moves, moment, pastOf }: Shown): Promise<BoardPerson[]> {
  const ids = shown.map(({ employeeId }) => employeeId);
  const managers = shown.flatMap(({ managerId }) => managerId ?? []);
  const summaries = await peopleByIds(context, [...ids, ...managers]);
  const asked = pastOf === "everybody" ? shown : shown.filter(({ revieweeId }) => revieweeId === pastOf.revieweeId);
  const askedIds = asked.map(({ employeeId }) => employeeId);
  const found = askedIds.length > 0 ? await pastResults(context, askedIds, { exceptCycleId: cycle.id }) : [];
  const past = Map.groupBy(found, ({ employeeId }) => employeeId);
  const now = new Map(shown.map((one) => [one.revieweeId, standingOf(one)]));
  const then = moment === null ? now : placementsAfter(now, moves, moment);
  const labels = new Map(cycle.options.map(({ id, label }) => [id, label]));
  return shown
    .map((one): BoardPerson => {
      const placement = then.get(one.revieweeId) ?? unplaced;
      const summary = summaries.get(one.employeeId);
      return {
        revieweeId: one.revieweeId,
        employeeId: one.employeeId,
        name: summary?.name ?? "",
        role: summary?.role ?? null,
        photo: summary?.photo ?? null,
        manager: (one.managerId && summaries.get(one.managerId)?.name) || null,
        proposed: placeOf(cycle, one.proposed),
        place: placeOf(cycle, placement),
        option: (placement.option && labels.get(placement.option)) || null,
        score: one.scores.overall,
        past: (past.get(one.employeeId) ?? []).map(({ cycleName, label }) => ({ cycle: cycleName, label })),
        promotion: one.promotionStatus,
        shared: one.shared,
      };
    })
    .sort((first, second) => byName.compare(first.name, second.name));
}
