import { useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { editedTemplateForm, typedTemplate } from "../components/goal-template-form.ts";
import { GoalTemplateScreenView } from "../components/goal-template-screen-view.tsx";
import { goalTemplateScreen, goalTemplateScreenInput } from "../queries/goal-template-screen.ts";
import {
  assignTemplate,
  assignTemplateInput,
  retryRunInput,
  retryTemplateRun,
  updateTemplateGoals,
  withdrawTemplateGoals,
  type AskedRun,
} from "../use-cases/ask-template-run.ts";
import { oneGoalTemplate, type OneGoalTemplate } from "../use-cases/goal-template-input.ts";
import {
  archiveGoalTemplate,
  archiveGoalTemplateInput,
  editGoalTemplateInput,
  saveGoalTemplate,
} from "../use-cases/save-goal-template.ts";

const can = all(feature("GOAL"), mayEver("view", "GoalTemplate"));
const place = ({ templateId }: OneGoalTemplate) => `/app/company/goal/templates/${templateId}`;
const afterwards = { redirectTo: (asked: AskedRun) => place(asked) };

export const loader = page({ can, input: goalTemplateScreenInput, load: goalTemplateScreen });

export const action = command({
  can,
  intents: {
    "edit-template": {
      input: editedTemplateForm,
      run: (context, typed: z.output<typeof editedTemplateForm>) =>
        saveGoalTemplate(context, editGoalTemplateInput.parse(typedTemplate(typed))),
      redirectTo: (edited: OneGoalTemplate) => `${place(edited)}?preview=UPDATE`,
    },
    "archive-template": { input: archiveGoalTemplateInput, run: archiveGoalTemplate },
    assign: { input: assignTemplateInput, run: assignTemplate, ...afterwards },
    "retry-run": { input: retryRunInput, run: retryTemplateRun, ...afterwards },
    "update-goals": { input: oneGoalTemplate, run: updateTemplateGoals, ...afterwards },
    "withdraw-goals": { input: oneGoalTemplate, run: withdrawTemplateGoals, ...afterwards },
  },
});

export default function GoalTemplate() {
  return <GoalTemplateScreenView screen={useLoaderData<typeof loader>()} />;
}
