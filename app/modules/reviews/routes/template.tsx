import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { TemplateScreen } from "../components/settings/template-screen.tsx";
import { templatePage } from "../queries/settings-page.ts";
import { editTemplate, editTemplateInput } from "../use-cases/edit-template.ts";

const can = all(feature("REVIEW"), mayEver("view", "ReviewTemplate"));

export const loader = page({
  can,
  input: z.object({ templateId: z.guid() }),
  load: (context, { templateId }) => templatePage(context, templateId),
});

export const action = command({ can, intents: { "edit-template": { input: editTemplateInput, run: editTemplate } } });

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? `${data.name} · Cairn` : "Cairn" }];

export default function Template() {
  return <TemplateScreen page={useLoaderData<typeof loader>()} />;
}
