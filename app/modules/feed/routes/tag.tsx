import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { TagScreen } from "../components/feed/tag-screen.tsx";
import { feedPageInput, hashtagPage } from "../queries/feed-page.ts";

export const loader = page({
  can: feature("FEED"),
  input: feedPageInput.extend({ hashtagId: z.guid() }),
  load: (context, { hashtagId, ...input }) => hashtagPage(context, hashtagId, input),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `#${data.tag.name} · Cairn` : "Cairn" },
];

export default function Tag() {
  return <TagScreen data={useLoaderData<typeof loader>()} />;
}
