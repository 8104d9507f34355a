import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { PreviewScreen } from "../components/settings/preview-screen.tsx";
import { templatePage } from "../queries/settings-page.ts";

export const loader = page({
  can: all(feature("REVIEW"), mayEver("view", "ReviewTemplate")),
  input: z.object({ templateId: z.guid() }),
  load: (context, { templateId }) => templatePage(context, templateId),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? `${data.name} · Cairn` : "Cairn" }];

export default function TemplatePreview() {
  return <PreviewScreen page={useLoaderData<typeof loader>()} />;
}
