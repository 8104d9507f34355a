import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { notFound } from "#app/platform/errors/app-error.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { GuideScreen } from "../components/guide-screen.tsx";
import { guideFor } from "../queries/guide-for.ts";

export const loader = page({
  can: signedIn,
  input: z.object({ page: z.string() }),
  load: (context, input) => {
    const pages = guideFor(context);
    const shown = pages.find(({ id }) => id === input.page);
    if (!shown) throw notFound("This page of the guide");
    const others = pages.filter(({ id, group }) => group === shown.group && id !== shown.id).slice(0, 5);
    return Promise.resolve({ page: shown, others: others.map(({ id, title }) => ({ id, title })) });
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.page.title} · Cairn` : "Cairn" },
];

export default function Guide() {
  return <GuideScreen {...useLoaderData<typeof loader>()} />;
}
