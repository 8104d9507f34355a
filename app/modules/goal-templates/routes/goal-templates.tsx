import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { goalTemplateForm, typedTemplate, type TypedGoalTemplate } from "../components/goal-template-form.ts";
import { GoalTemplateListScreen } from "../components/goal-template-list-screen.tsx";
import { goalTemplateList, goalTemplateListInput } from "../queries/goal-template-list.ts";
import { goalTemplateInput, type OneGoalTemplate } from "../use-cases/goal-template-input.ts";
import { saveGoalTemplate } from "../use-cases/save-goal-template.ts";

const can = all(feature("GOAL"), mayEver("view", "GoalTemplate"));

export const loader = page({
  can,
  input: goalTemplateListInput,
  load: (context, input) => goalTemplateList(context, input),
});

export const action = command({
  can,
  intents: {
    "create-template": {
      input: goalTemplateForm,
      run: (context, typed: TypedGoalTemplate) =>
        saveGoalTemplate(context, goalTemplateInput.parse(typedTemplate(typed))),
      redirectTo: ({ templateId }: OneGoalTemplate) => `/app/company/goal/templates/${templateId}`,
    },
  },
});

export default function GoalTemplates() {
  return <GoalTemplateListScreen list={useLoaderData<typeof loader>()} />;
}
