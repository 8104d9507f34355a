import { z } from "zod";
import { findVisibleTitle } from "#app/modules/goals/index.ts";
import { offeredTags, type OfferedTag } from "#app/modules/tags/index.ts";
import { requireArea } from "#app/platform/context/require-area.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { boundsFor } from "#app/platform/dates/bounds-for.ts";
import { narrows, type DayBounds } from "#app/platform/time/date-range.ts";
import { notFound, orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { mayUploadTasks } from "../use-cases/authorize-task-upload.ts";
import { dueRangeOf } from "../domain/due-range.ts";
import { findInitiativePlace, type InitiativePlace } from "../initiative-places.ts";
import { initiativeBoard, type InitiativeBoard } from "./initiative-board.ts";
import { initiativeCards, type InitiativeCards } from "./initiative-cards.ts";
import { initiativeDetail, type InitiativeDetail } from "./initiative-detail.ts";
import { taskInBrief } from "./find-tasks.ts";
import { initiativeFilters, type InitiativeFilters } from "./initiative-filters.ts";
import { countInitiatives, countOf, listInitiatives, type InitiativeList } from "./initiative-list.ts";
import { sql } from "#tenancy/sql.ts";

export const initiativePageInput = initiativeFilters.extend({
  showTaskDetails: z.uuid().optional().catch(undefined),
  new: z.string().optional(),
  view: z.enum(["LIST", "BOARD", "CARDS"]).catch("LIST").default("LIST"),
});
export type InitiativePageInput = z.output<typeof initiativePageInput>;

export type InitiativePage = {
  place: InitiativePlace;
  input: InitiativeFilters;
  list: InitiativeList;
  /** In place of the rows of the list. */
  board: InitiativeBoard | null;
  /** The actor's day: where a card may be moved is counted from it. */
  today: string;
  /** Likewise: an overview by owner or goal. */
  cards: InitiativeCards | null;
  count: number;
  /** The goal whose tasks alone are listed, where the actor may see it. */
  goal: { id: string; title: string } | null;
  /** The person whose tasks alone are listed. */
  owner: { id: string; name: string } | null;
  /** The task whose parts alone are listed, where the actor may see it. */
  parent: { id: string; text: string } | null;
  /** The days within which the listed tasks are due, where a range is asked for. */
  dueDays: DayBounds | null;
  /** The tags that the list can be narrowed to. */
  tags: OfferedTag[];
  creating: boolean;
  /** Whether the actor may bring in tasks by a file. */
  mayImport: boolean;
  /** The task whose panel the address opens; null where there is none that the actor may see. */
  detail: InitiativeDetail | null;
};

/** A screen that lists tasks, as its address asks for it. */
export async function initiativePage(
  context: Context,
  { showTaskDetails, new: creating, view, ...input }: InitiativePageInput,
  pathname: string,
): Promise<InitiativePage> {
  const place = findInitiativePlace(pathname);
  if (!place) throw notFound("This address");
  requireArea(context, place.area);
  const asked = { ...input, scope: place.scope };
  const board = view === "BOARD" ? await initiativeBoard(context, asked) : null;
  const cards = view === "CARDS" ? await initiativeCards(context, asked) : null;
  const list =
    board || cards
      ? { rows: [], counts: await countInitiatives(context, asked), pages: 1 }
      : await listInitiatives(context, asked);
  return {
    place,
    input,
    list,
    board,
    today: context.today(),
    cards,
    goal: input.goalId ? await findVisibleTitle(context, input.goalId) : null,
    parent: input.parentId ? await taskInBrief(context, input.parentId) : null,
    dueDays: narrows(dueRangeOf(input)) ? await boundsFor(context, dueRangeOf(input)) : null,
    count: countOf(list.counts, input),
    creating: creating !== undefined && place.scope === "mine",
    mayImport: place.scope === "mine" && (await mayUploadTasks(context)),
    owner: input.owner
      ? await firstRow(context, sql`select id, display_name as name from {employee} where id = ${input.owner}`)
      : null,
    tags: await offeredTags(context, "INITIATIVE"),
    // A panel whose task is gone or hidden leaves the list below it usable.
    detail: showTaskDetails ? await orNullIfNotFound(initiativeDetail(context, showTaskDetails)) : null,
  };
}
