import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { draftOf, templateForm, type TypedTemplate } from "../components/template-form.ts";
import { TemplateScreen } from "../components/template-screen.tsx";
import { loadTemplate } from "../data/template-record.ts";
import { previewTemplateChange } from "../queries/preview-template-change.ts";
import { saveAccessTemplate } from "../use-cases/save-access-template.ts";

const can = all(feature("GOAL"), mayEver("edit", "GoalAccessTemplate"));

export const loader = page({
  can,
  input: z.object({}),
  load: async (context) => {
    const { version, template } = await loadTemplate(context);
    return { version, template };
  },
});

export const action = command({
  can,
  intents: {
    review: {
      input: templateForm,
      run: async (context, typed: TypedTemplate) => {
        const draft = await draftFrom(context, typed);
        return { draft, preview: await previewTemplateChange(context, draft) };
      },
    },
    save: {
      input: templateForm,
      run: async (context, typed: TypedTemplate) => saveAccessTemplate(context, { version: typed.version, template: await draftFrom(context, typed) }),
    },
  },
});

async function draftFrom(context: Context, typed: TypedTemplate) {
  return draftOf((await loadTemplate(context)).template, typed);
}

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function Settings() {
  const { version, template } = useLoaderData<typeof loader>();
  return <TemplateScreen version={version} template={template} result={useActionData<typeof action>() ?? null} />;
}
