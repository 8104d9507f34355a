import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { CompletionScreen } from "../components/team/completion-screen.tsx";
import { completionFilters, completionOf } from "../queries/completion.ts";
import { managerChangesShown } from "../queries/manager-changes.ts";
import { cycleOptions } from "../queries/people-of-reviews.ts";
import { whoIsReminded } from "../queries/who-is-reminded.ts";
import { scopeOfPath } from "../review-places.ts";
import { addReviewees, addRevieweesInput } from "../use-cases/change-reviewees.ts";
import { followManagers, followManagersInput, undoManagers, undoManagersInput } from "../use-cases/follow-managers.ts";
import {
  extendForm,
  extendFormInput,
  forceSubmit,
  reasonedFormInput,
  remindInput,
  remindReviewers,
  reopenForm,
  reopenForms,
  reopenFormsInput,
} from "../use-cases/run-forms.ts";

const can = feature("REVIEW");

export const loader = page({
  can,
  input: completionFilters,
  load: async (context, input, { url }, { gatherings }) => {
    const views = await viewsOfList(context, gatherings.rooms, url);
    if (views?.leadsTo) throw redirect(views.leadsTo);
    const scope = scopeOfPath(url);
    const cycles = await cycleOptions(context);
    // Without a choice, the cycle that runs.
    const cycle = input.cycle ?? cycles.find(({ state }) => state === "IN_PROGRESS")?.id ?? cycles[0]?.id;
    const found = await completionOf(context, scope, { ...input, cycle });
    const runs = (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed;
    const running = cycles.some(({ id, state }) => id === cycle && state === "IN_PROGRESS");
    const managers = runs && running && scope === "company" && cycle ? await managerChangesShown(context, cycle) : null;
    const reminding = running && cycle ? await whoIsReminded(context, cycle) : null;
    return { scope, input: { ...input, cycle }, cycles, runs, running, managers, reminding, views, ...found };
  },
});

export const action = command({
  can,
  intents: {
    remind: { input: remindInput, run: remindReviewers },
    extend: { input: extendFormInput, run: extendForm },
    "reopen-form": { input: reasonedFormInput, run: reopenForm },
    "force-submit": { input: reasonedFormInput, run: forceSubmit },
    "reopen-forms": { input: reopenFormsInput, run: reopenForms },
    "follow-managers": { input: followManagersInput, run: followManagers },
    "undo-managers": { input: undoManagersInput, run: undoManagers },
    "add-people": { input: addRevieweesInput, run: addReviewees },
  },
});

export type CompletionPage = ReturnType<typeof useLoaderData<typeof loader>>;

export default function CompletionStatus() {
  return <CompletionScreen page={useLoaderData<typeof loader>()} />;
}
