import { z } from "zod";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { ids } from "../domain/ids.ts";
import {
  addReviewees,
  addRevieweesInput,
  changeManager,
  changeManagerInput,
  removeReviewee,
  removeRevieweeInput,
} from "../use-cases/change-reviewees.ts";
import { followManagers, followManagersInput, undoManagers, undoManagersInput } from "../use-cases/follow-managers.ts";
import { askLaunch, oneCycle } from "../use-cases/launch-cycle.ts";
import {
  cancelCycle,
  moveCycleInput,
  publishCycle,
  reasonedCycleInput,
  reopenCycle,
  restoreCycle,
} from "../use-cases/move-cycle.ts";
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
import { retryShare, retryShareInput, shareMany, shareManyInput } from "../use-cases/share-many.ts";
import { act, count, doneCycle, doneForm, doneReviewee, runs } from "./act.ts";

const askedShare = z.object({ cycleId: ids.cycle, taskId: z.string().describe("The task, at /tasks/:taskId.") });

/** What is done to a whole cycle, over `/api/v1`: the same use-cases as the screens. */
const cycleEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/review-cycles/:cycleId/launch",
    can: runs,
    summary: "Launches a draft in the background; the task tells how far it is.",
    input: oneCycle,
    output: z.object({ taskId: z.string().describe("The task, at /tasks/:taskId.") }),
    run: askLaunch,
  }),
  act("/review-cycles/:cycleId/cancel", "Stops a cycle, with a reason; all that was written stays.", {
    input: reasonedCycleInput,
    output: doneCycle,
    run: cancelCycle,
    who: runs,
  }),
  act("/review-cycles/:cycleId/restore", "Resumes a cycle that was cancelled.", {
    input: moveCycleInput,
    output: doneCycle,
    run: restoreCycle,
    who: runs,
  }),
  act("/review-cycles/:cycleId/publish", "Ends a cycle and shares every result that is there.", {
    input: moveCycleInput,
    output: doneCycle,
    run: publishCycle,
    who: runs,
  }),
  act("/review-cycles/:cycleId/reopen", "Opens a closed cycle again, with a reason; shared results stay shared.", {
    input: reasonedCycleInput,
    output: doneCycle,
    run: reopenCycle,
    who: runs,
  }),
  act(
    "/review-cycles/:cycleId/reopen-forms",
    "Lets all submitted forms of one kind of reviewer be changed again, with a reason.",
    {
      input: reopenFormsInput,
      output: z.object({ reopened: count("How many forms were reopened.") }),
      run: reopenForms,
      who: runs,
    },
  ),
  act("/review-cycles/:cycleId/share", "Shares the results of an audience in the background, person by person.", {
    input: shareManyInput,
    output: askedShare,
    run: shareMany,
    who: runs,
  }),
  act("/review-cycles/:cycleId/share/:runId/retry", "Has those tried again whose results could not be shared.", {
    input: retryShareInput,
    output: askedShare,
    run: retryShare,
    who: runs,
  }),
  act("/review-cycles/:cycleId/reviewees", "Adds people who joined late.", {
    input: addRevieweesInput,
    output: z.object({ added: count("How many joined the cycle.") }),
    run: addReviewees,
    who: runs,
  }),
  act(
    "/review-cycles/:cycleId/follow-managers",
    "Makes managers of today accountable where they changed since the launch.",
    {
      input: followManagersInput,
      output: z.object({
        actId: z.guid().describe("Names the change, to undo it."),
        changed: count("How many people have another accountable manager."),
      }),
      run: followManagers,
      who: runs,
    },
  ),
  act("/review-cycles/:cycleId/undo-managers", "Takes back such a change, where nothing was submitted since.", {
    input: undoManagersInput,
    output: z.object({ changed: count("How many people are back with who was before.") }),
    run: undoManagers,
    who: runs,
  }),
];

/** What is done while a cycle runs: to it, to a form of it, and to somebody in it. */
export const runEndpoints: readonly AnyEndpoint[] = [
  ...cycleEndpoints,
  act(
    "/review-reminders",
    "Reminds reviewers of open forms: those named, or all of a cycle; nobody twice within a day.",
    {
      input: remindInput,
      output: z.object({ reminded: count("How many were reminded.") }),
      run: remindReviewers,
    },
  ),
  act("/review-forms/:formId/extend", "Gives one reviewer more time.", {
    input: extendFormInput,
    output: doneForm,
    run: extendForm,
    who: runs,
  }),
  act("/review-forms/:formId/reopen", "Lets a submitted form be changed again, with a reason.", {
    input: reasonedFormInput,
    output: doneForm,
    run: reopenForm,
    who: runs,
  }),
  act("/review-forms/:formId/force-submit", "Submits what a reviewer has written so far, with a reason.", {
    input: reasonedFormInput,
    output: doneForm,
    run: forceSubmit,
    who: runs,
  }),
  act("/review-results/:revieweeId/change-manager", "Makes another manager accountable, with a reason.", {
    input: changeManagerInput,
    output: doneReviewee,
    run: changeManager,
    who: runs,
  }),
  act("/review-results/:revieweeId/remove", "Takes somebody out of a cycle, with a reason; what was written stays.", {
    input: removeRevieweeInput,
    output: doneReviewee,
    run: removeReviewee,
    who: runs,
  }),
];
