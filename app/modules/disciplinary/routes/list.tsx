import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { NoteListScreen } from "../components/note-list-screen.tsx";
import { disciplinaryPlaces, findList } from "../disciplinary-places.ts";
import { deleteManyDrafts, publishManyDrafts } from "../jobs/many-drafts.ts";
import { noteList, noteListInput } from "../queries/note-list.ts";
import { noteForm } from "../queries/note-form.ts";
import { raiseNoteInput, raiseNoteOnce } from "../use-cases/raise-note.ts";

const can = feature("DISCIPLINARY_ACTION");

export const loader = page({
  can,
  input: noteListInput.extend({ new: z.string().max(5).optional().catch(undefined) }),
  load: async (context, { new: open, ...input }, { url }) => {
    const { scope, shelf } = findList(new URL(url).pathname);
    const list = await noteList(context, scope, shelf, input);
    return { list, form: open && list.mayRaise ? await noteForm(context) : null };
  },
});

export const action = command({
  can,
  intents: {
    "publish-drafts": publishManyDrafts.intent,
    "delete-drafts": deleteManyDrafts.intent,
    "raise-note": {
      input: raiseNoteInput,
      run: raiseNoteOnce,
      redirectTo: ({ noteId }) => disciplinaryPlaces.note(noteId),
    },
  },
});

export default function List() {
  return <NoteListScreen {...useLoaderData<typeof loader>()} />;
}
