import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cycleStates } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import { nominationDialog } from "../queries/nomination-dialog.ts";
import {
  addReviewees,
  addRevieweesInput,
  changeManager,
  changeManagerInput,
  removeReviewee,
  removeRevieweeInput,
} from "../use-cases/change-reviewees.ts";
import { followManagers, followManagersInput, undoManagers, undoManagersInput } from "../use-cases/follow-managers.ts";
import { oneExternal, withdrawExternal } from "../use-cases/invite-external.ts";
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
import { nominationsShape, presentNominations } from "./present-nominations.ts";

const can = feature("REVIEW");
const runs = all(can, mayEver("run", "ReviewCycle"));
const doneForm = z.object({ formId: ids.form });
const doneReviewee = z.object({ revieweeId: ids.reviewee });
const doneCycle = z.object({ cycleId: ids.cycle, state: z.enum(cycleStates).describe("How it stands from now on.") });
const count = (description: string) => z.number().int().describe(description);

/** What is done to a cycle, a form of it or somebody in it, each an address of its own. */
const act = <Input extends z.ZodType, Output extends z.ZodType>(
  path: string,
  summary: string,
  { input, output }: { input: Input; output: Output },
  run: (context: never, input: z.output<Input>) => Promise<z.input<Output>>,
  who = runs,
): AnyEndpoint => endpoint({ method: "POST", path, can: who, summary, input, output, run: run as never });

/** What is done while a cycle runs, over `/api/v1`: the same use-cases as the screens. People outside are asked there. */
export const runEndpoints: readonly AnyEndpoint[] = [
  act(
    "/review-cycles/:cycleId/cancel",
    "Stops a cycle, with a reason; all that was written stays.",
    { input: reasonedCycleInput, output: doneCycle },
    cancelCycle,
  ),
  act(
    "/review-cycles/:cycleId/restore",
    "Resumes a cycle that was cancelled.",
    { input: moveCycleInput, output: doneCycle },
    restoreCycle,
  ),
  act(
    "/review-cycles/:cycleId/publish",
    "Ends a cycle and shares every result that is there.",
    { input: moveCycleInput, output: doneCycle },
    publishCycle,
  ),
  act(
    "/review-cycles/:cycleId/reopen",
    "Opens a closed cycle again, with a reason; shared results stay shared.",
    { input: reasonedCycleInput, output: doneCycle },
    reopenCycle,
  ),
  act(
    "/review-cycles/:cycleId/reopen-forms",
    "Lets all submitted forms of one kind of reviewer be changed again, with a reason.",
    { input: reopenFormsInput, output: z.object({ reopened: count("How many forms were reopened.") }) },
    reopenForms,
  ),
  act(
    "/review-cycles/:cycleId/reviewees",
    "Adds people who joined late.",
    { input: addRevieweesInput, output: z.object({ added: count("How many joined the cycle.") }) },
    addReviewees,
  ),
  act(
    "/review-cycles/:cycleId/follow-managers",
    "Makes managers of today accountable where they changed since the launch.",
    {
      input: followManagersInput,
      output: z.object({
        actId: z.guid().describe("Names the change, to undo it."),
        changed: count("How many people have another accountable manager."),
      }),
    },
    followManagers,
  ),
  act(
    "/review-cycles/:cycleId/undo-managers",
    "Takes back such a change, where nothing was submitted since.",
    { input: undoManagersInput, output: z.object({ changed: count("How many people are back with who was before.") }) },
    undoManagers,
  ),
  act(
    "/review-reminders",
    "Reminds reviewers of open forms: those named, or all of a cycle; nobody twice within a day.",
    { input: remindInput, output: z.object({ reminded: count("How many were reminded.") }) },
    remindReviewers,
    can,
  ),
  act(
    "/review-forms/:formId/extend",
    "Gives one reviewer more time.",
    { input: extendFormInput, output: doneForm },
    extendForm,
  ),
  act(
    "/review-forms/:formId/reopen",
    "Lets a submitted form be changed again, with a reason.",
    { input: reasonedFormInput, output: doneForm },
    reopenForm,
  ),
  act(
    "/review-forms/:formId/force-submit",
    "Submits what a reviewer has written so far, with a reason.",
    { input: reasonedFormInput, output: doneForm },
    forceSubmit,
  ),
  act(
    "/review-results/:revieweeId/change-manager",
    "Makes another manager accountable, with a reason.",
    { input: changeManagerInput, output: doneReviewee },
    changeManager,
  ),
  act(
    "/review-results/:revieweeId/remove",
    "Takes somebody out of a cycle, with a reason; what was written stays.",
    { input: removeRevieweeInput, output: doneReviewee },
    removeReviewee,
  ),
  act(
    "/review-externals/:externalId/withdraw",
    "No longer asks somebody outside the company: their link opens nothing.",
    { input: oneExternal, output: oneExternal },
    withdrawExternal,
    can,
  ),
  endpoint({
    method: "GET",
    path: "/review-cycles/:cycleId/nominations/:employeeId",
    can,
    summary: "Who is nominated about somebody, who could be, by pool, and who outside the company is asked.",
    input: z.object({ cycleId: ids.cycle, employeeId: ids.employee }),
    output: nominationsShape,
    run: async (context, input) => presentNominations(await nominationDialog(context, input)),
  }),
];
