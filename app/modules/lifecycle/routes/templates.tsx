import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { TemplatesScreen } from "../components/templates/templates-screen.tsx";
import { templatesInput, templatesPage } from "../queries/templates-page.ts";
import { addSamples } from "../use-cases/add-samples.ts";
import { archiveTemplate, archiveTemplateInput, saveTemplate, saveTemplateInput } from "../use-cases/save-template.ts";

const can = all(feature("LIFECYCLE"), mayEver("edit", "LifecycleTemplates"));

export const loader = page({ can, input: templatesInput, load: templatesPage });

export const action = command({
  can,
  intents: {
    "save-template": { input: saveTemplateInput, run: saveTemplate },
    "archive-template": { input: archiveTemplateInput, run: archiveTemplate },
    "add-samples": { input: z.object({}), run: addSamples },
  },
});

/** What journeys are made of. */
export default function Templates() {
  return <TemplatesScreen page={useLoaderData<typeof loader>()} />;
}
