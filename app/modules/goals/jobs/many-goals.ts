import type { Context } from "#app/platform/context/context.ts";
import { feature } from "#app/platform/http/can.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { queryFields } from "#app/platform/http/query-fields.ts";
import { actsOnMany } from "#app/platform/tasks/acts-on-many.ts";
import { findGoalAddress } from "../goal-addresses.ts";
import { changeableGoals } from "../queries/goal-permissions.ts";
import { listGoals } from "../queries/goal-list.ts";
import { goalPageInput } from "../queries/goal-page.ts";
import { archiveGoals, closeGoals, closeGoalsInput, manyGoalsInput } from "../use-cases/change-many-goals.ts";

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

const many = actsOnMany({ ids: "goalIds", can: feature("GOAL"), matching });

export const archiveManyGoals = many("goals.archive-many", manyGoalsInput, archiveGoals);
export const closeManyGoals = many("goals.close-many", closeGoalsInput, closeGoals);
