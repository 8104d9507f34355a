import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { boardViews } from "../domain/board-view.ts";
import { boardWithPeople, type BoardCard, type BoardPerson, type DrawnBoard } from "./board.ts";
import { readFairness, type FairnessPage } from "./fairness-page.ts";
import { groupListInput, groupListPage, type GroupListPage } from "./group-list.ts";
import { groupMembers, type GroupMember } from "./group-members.ts";
import { whoIsHere, type Present } from "./who-is-here.ts";
import { readPersonPanel, type PersonPanel } from "./person-panel.ts";

export const calibrationPageInput = groupListInput.omit({ panel: true }).extend({
  panel: z.enum(["new", "guidelines", "from-org", "edit", "reopen"]).optional().catch(undefined),
  group: z.guid().optional().catch(undefined),
  view: z.enum(boardViews).catch("board").default("board"),
  after: z.coerce.number().int().min(0).optional().catch(undefined),
  /** The person whose panel is open, and where they are about to be moved. */
  reviewee: z.guid().optional().catch(undefined),
  to: z.string().max(80).optional().catch(undefined),
});

export type BoardPage = {
  board: DrawnBoard;
  /** Everybody with all that the table tells of them; null where it is not shown. */
  rows: BoardPerson[] | null;
  /** The person whose panel is open. */
  seen: BoardPerson | null;
  list: null;
  fairness: FairnessPage | null;
  panel: "edit" | "reopen" | null;
  members: GroupMember[];
  person: PersonPanel | null;
  /** Who else has the board open. */
  here: Present[];
  to: string | null;
};

/** The board of the group that is asked for, or the groups of a cycle. */
export async function calibrationPage(
  context: Context,
  { group, view, after, reviewee, to, panel, cycle, depth, largest }: z.output<typeof calibrationPageInput>,
): Promise<BoardPage | { board: null; list: GroupListPage }> {
  if (!group) {
    const ofList = panel === "edit" || panel === "reopen" ? undefined : panel;
    return { board: null, list: await groupListPage(context, { cycle, panel: ofList, depth, largest }) };
  }
  const pastOf = view === "table" ? "everybody" : { revieweeId: reviewee };
  const found = await boardWithPeople(context, { group, view, after }, pastOf);
  const { board, shown: people, cycle: calibrated } = found;
  const seen = board.people.find(({ revieweeId }) => revieweeId === reviewee) ?? null;
  const ofBoard = board.mayManage && (panel === "edit" || panel === "reopen") ? panel : null;
  return {
    board: { ...board, people: view === "board" ? board.people.map(cardOf) : [], count: board.people.length },
    rows: view === "table" ? board.people : null,
    seen,
    list: null,
    fairness: view === "fairness" ? await readFairness(context, { people, cycle: calibrated }) : null,
    panel: ofBoard,
    members: await groupMembers(context, group),
    person: seen && (await readPersonPanel(context, { groupId: group, revieweeId: seen.revieweeId })),
    here: await whoIsHere(context, group, board.people),
    to: to ?? null,
  };
}

const cardOf = ({ revieweeId, name, photo, manager, proposed, place, shared }: BoardPerson): BoardCard => ({
  ...{ revieweeId, name, photo, manager, proposed, place, shared },
});
