import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TemplateScreen } from "../components/settings/template-screen.tsx";
import { templatePage, templatePageInput } from "../queries/templates.ts";

export const loader = page({
  can: all(feature("ENGAGEMENT"), mayEver("view", "Survey")),
  input: templatePageInput,
  load: templatePage,
});

/** What a template asks. */
export default function Template() {
  return <TemplateScreen page={useLoaderData<typeof loader>()} />;
}
