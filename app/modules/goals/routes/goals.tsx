import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { hiddenColumns } from "#app/platform/lists/hidden-columns.ts";
import { showsFilters } from "#app/platform/lists/list-filter.ts";
import { staysAsRead } from "#app/shell/stays-as-read.ts";
import { GoalListPage } from "../components/goal-list/goal-list-page.tsx";
import { objectiveForm, storedObjective, type TypedObjective } from "../components/goal-form/objective-form.ts";
import { initiallyHidden } from "../domain/goal-columns.ts";
import { goalPage, goalPageInput, lateFilters } from "../queries/goal-page.ts";
import { carryGoals, carryGoalsInput, undoCarry, undoCarryInput } from "../use-cases/carry-goals.ts";
import { archiveManyGoals, closeManyGoals, giveManyGoals, setDueOfManyGoals } from "../jobs/many-goals.ts";
import { manyGoalsInput, reopenGoals } from "../use-cases/change-many-goals.ts";
import { createObjective, createObjectiveInput } from "../use-cases/create-objective.ts";
import { unarchiveGoals, unarchiveGoalsInput } from "../use-cases/unarchive-goals.ts";

export const loader = page({
  can: feature("GOAL"),
  input: goalPageInput,
  load: async (context, input, request, { gatherings }) => {
    const { url } = request;
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    const asked = new URL(url);
    return {
      page: await goalPage(context, input, {
        pathname: asked.pathname,
        withChoices: showsFilters(asked, lateFilters),
        hiddenOf: (list) => hiddenColumns(request, list, initiallyHidden),
      }),
      views,
    };
  },
});

export const action = command({
  can: feature("GOAL"),
  intents: {
    "create-objective": {
      input: objectiveForm,
      run: (context, typed: TypedObjective) =>
        createObjective(context, createObjectiveInput.parse(storedObjective(typed))),
      redirectTo: (created: { goalId: string }, { returnTo }: TypedObjective) => {
        const back = safeReturn(returnTo, "/app/my-data/goal/my-goals");
        return `${back}${back.includes("?") ? "&" : "?"}panelStack=OBJECTIVE:${created.goalId}`;
      },
    },
    "close-goals": closeManyGoals.intent,
    "reopen-goals": { input: manyGoalsInput, run: reopenGoals },
    "archive-goals": archiveManyGoals.intent,
    "give-goals": giveManyGoals.intent,
    "set-due-of-goals": setDueOfManyGoals.intent,
    "unarchive-goals": { input: unarchiveGoalsInput, run: unarchiveGoals },
    "carry-goals": { input: carryGoalsInput, run: carryGoals },
    "undo-carry-goals": { input: undoCarryInput, run: undoCarry },
  },
});

/** Opening a goal, or a form of one, or being led to one on a map, leaves the list behind it as it is. */
export const shouldRevalidate = staysAsRead((name) => name === "at" || name.startsWith("history"));

export default function Goals() {
  return <GoalListPage {...useLoaderData<typeof loader>()} />;
}
