import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { NoteScreen } from "../components/mine/note-screen.tsx";
import { kindOfPath } from "../develop-places.ts";
import { notePage } from "../queries/notes.ts";

export const loader = page({
  can: feature("COMPETENCY_IDP"),
  input: z.object({ employeeId: z.guid(), noteId: z.guid() }),
  load: (context, input, { url }) => notePage(context, { ...input, kind: kindOfPath(url) }),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.note.title} · Cairn` : "Cairn" },
];

/** One strength, driver or deliverable of somebody. */
export default function Note() {
  return <NoteScreen page={useLoaderData<typeof loader>()} />;
}
