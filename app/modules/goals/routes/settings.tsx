import { useLoaderData } from "@remix-run/react";
import { audienceInput } from "#app/modules/audiences/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { draftOf, templateForm, type TypedTemplate } from "../components/access-templates/template-form.ts";
import { TemplateScreen } from "../components/access-templates/template-screen.tsx";
import { requireTemplate } from "../data/template-record.ts";
import { previewTemplates } from "../queries/preview-template-change.ts";
import { templateSettings, templateSettingsInput } from "../queries/template-settings.ts";
import { addAccessTemplate, addAccessTemplateInput } from "../use-cases/add-access-template.ts";
import {
  askTemplateEarlier,
  oneEarlier,
  oneTemplate,
  removeAccessTemplate,
  restoreAccessTemplate,
  without,
  type OneTemplate,
} from "../use-cases/order-access-templates.ts";
import { authorizeAudience, saveAccessTemplate } from "../use-cases/save-access-template.ts";

const can = all(feature("GOAL"), mayEver("edit", "GoalAccessTemplate"));

export const loader = page({ can, input: templateSettingsInput, load: templateSettings });

export const action = command({
  can,
  intents: {
    review: {
      input: templateForm,
      run: async (context, typed: TypedTemplate) => {
        const { draft, audience } = await draftFrom(context, typed);
        await authorizeAudience(context, audience, "");
        const preview = await previewTemplates(context, (stored) =>
          stored.map((one) =>
            (typed.templateId ? one.id === typed.templateId : one.isDefault)
              ? { ...one, template: draft, audience }
              : one,
          ),
        );
        return { draft, audience, preview };
      },
    },
    save: {
      input: templateForm,
      run: async (context, typed: TypedTemplate) => {
        const { draft, audience } = await draftFrom(context, typed);
        await authorizeAudience(context, audience, "");
        return saveAccessTemplate(context, {
          version: typed.version,
          template: draft,
          templateId: typed.templateId,
          audience,
        });
      },
    },
    "add-template": {
      input: addAccessTemplateInput,
      run: addAccessTemplate,
      redirectTo: ({ templateId }: OneTemplate) => `/app/company/goal/settings?template=${templateId}`,
    },
    "review-earlier": {
      input: oneTemplate,
      run: async (context, { templateId }: OneTemplate) => ({
        templateId,
        act: "earlier",
        preview: await previewTemplates(context, (stored) => oneEarlier(stored, templateId)),
      }),
    },
    "review-removal": {
      input: oneTemplate,
      run: async (context, { templateId }: OneTemplate) => ({
        templateId,
        act: "remove",
        preview: await previewTemplates(context, (stored) => without(stored, templateId)),
      }),
    },
    "ask-earlier": { input: oneTemplate, run: askTemplateEarlier },
    "remove-template": { input: oneTemplate, run: removeAccessTemplate },
    "restore-template": { input: oneTemplate, run: restoreAccessTemplate },
  },
});

async function draftFrom(context: Context, typed: TypedTemplate) {
  const { template, isDefault } = await requireTemplate(context, typed.templateId ?? null);
  return { draft: draftOf(template, typed), audience: audienceInput.parse(isDefault ? {} : typed) };
}

export default function Settings() {
  const settings = useLoaderData<typeof loader>();
  return <TemplateScreen key={settings.templateId} settings={settings} />;
}
