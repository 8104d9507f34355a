import type { Context } from "#app/platform/context/context.ts";
import { feature } from "#app/platform/http/can.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { queryFields } from "#app/platform/http/query-fields.ts";
import { actsOnMany, type Before } from "#app/platform/tasks/acts-on-many.ts";
import { findGoalAddress } from "../goal-addresses.ts";
import { changeableGoals } from "../queries/goal-permissions.ts";
import { listGoals } from "../queries/goal-list.ts";
import { archivedGoalsInput, goalPageInput } from "../queries/goal-page.ts";
import { goalFactMarks, goalFactsBefore, goalFactsOf, goalMarks, listedGoalMarks } from "../queries/goal-marks.ts";
import {
  giveGoals,
  giveGoalsInput,
  putBackGoals,
  setDueOfGoals,
  setDueOfGoalsInput,
} from "../use-cases/change-facts-of-goals.ts";
import {
  archiveGoals,
  closeGoals,
  closeGoalsInput,
  manyGoalsInput,
  reopenGoals,
  type ChangedGoals,
} from "../use-cases/change-many-goals.ts";
import { unarchiveGoals, unarchiveGoalsInput } from "../use-cases/unarchive-goals.ts";

/** The goals of a list that the actor may change. */
async function matching(context: Context, { pathname, searchParams }: URL): Promise<string[]> {
  const address = findGoalAddress(pathname);
  const input = goalPageInput.safeParse(queryFields(searchParams));
  if (!address || !input.success) return [];
  const ownerId = address.scope === "individuals-goals" ? (input.data.ownerId ?? context.actor.employeeId) : undefined;
  const asked = { ...input.data, ownerId, scope: address.scope, group: undefined, before: undefined };
  const found: string[] = [];
  for await (const page of pagesByKey((after, limit) => listGoals(context, { ...asked, after }, limit)))
    found.push(
      ...(await changeableGoals(
        context,
        page.map(({ id }) => id),
      )),
    );
  return found;
}

/** The archived goals of the company that the actor may bring back, as their list is narrowed. */
async function matchingArchived(context: Context, { searchParams }: URL): Promise<string[]> {
  const { before: _, ...asked } = archivedGoalsInput.parse(queryFields(searchParams));
  const read = (after: string | undefined, limit: number) =>
    listGoals(context, { ...asked, after, scope: "company", period: "all", archived: true }, limit);
  const found: string[] = [];
  for await (const page of pagesByKey(read))
    found.push(
      ...(await changeableGoals(
        context,
        page.map(({ id }) => id),
      )),
    );
  return found;
}

const can = feature("GOAL");
const many = actsOnMany({ ids: "goalIds", can, matching });
const manyArchived = actsOnMany({ ids: "goalIds", can, matching: matchingArchived });

const changed = ({ goalIds }: ChangedGoals) => goalIds;

export const archiveManyGoals = many("goals.archive-many", manyGoalsInput, archiveGoals, {
  changed,
  marks: (ids) => goalMarks("archived", ids),
  run: (context, ids) => unarchiveGoals(context, { goalIds: [...ids] }),
});
export const closeManyGoals = many("goals.close-many", closeGoalsInput, closeGoals, {
  changed,
  marks: (ids) => goalMarks("closed", ids),
  run: (context, ids) => reopenGoals(context, { goalIds: [...ids] }),
});

/** What takes back a change of when goals are due, or of whose they are: each gets what it had. */
const puttingBack = (what: "due" | "people") => ({
  ...{ changed, keepsAll: true as const },
  marks: (ids: readonly string[]) => goalFactMarks(what, ids),
  before: (context: Context, ids: readonly string[]) => goalFactsBefore(context, what, ids),
  run: (context: Context, ids: readonly string[], _: unknown, before: Before) =>
    putBackGoals(context, goalFactsOf(ids, before)),
});
export const giveManyGoals = many("goals.give-many", giveGoalsInput, giveGoals, puttingBack("people"));
export const setDueOfManyGoals = many("goals.set-due-of-many", setDueOfGoalsInput, setDueOfGoals, puttingBack("due"));

export const unarchiveManyGoals = manyArchived("goals.unarchive-many", unarchiveGoalsInput, unarchiveGoals, {
  ...{ changed, keepsAll: true, marks: listedGoalMarks },
  run: (context, ids) => archiveGoals(context, { goalIds: [...ids] }),
});
