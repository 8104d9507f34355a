import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { attachmentUpload } from "#app/platform/files/attachments/attachment-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { NoteScreen } from "../components/note/note-screen.tsx";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import { ids, oneNote } from "../domain/ids.ts";
import { notePage } from "../queries/note-page.ts";
import { answerNote, answerNoteInput } from "../use-cases/answer-note.ts";
import {
  appealNote,
  appealNoteInput,
  decideAppeal,
  decideAppealInput,
  withdrawAppeal,
} from "../use-cases/appeal-note.ts";
import { deleteNote } from "../use-cases/delete-note.ts";
import { editNote, rephraseNote, saveDraftInput, selectRevision, selectRevisionInput } from "../use-cases/edit-note.ts";
import { changeEvidence, changeEvidenceInput } from "../use-cases/evidence.ts";
import { expungeNote, expungeNoteInput } from "../use-cases/expunge-note.ts";
import { holdNote, holdNoteInput, releaseNote } from "../use-cases/hold-note.ts";
import {
  evaluateNote,
  evaluateNoteInput,
  publishNote,
  publishNoteInput,
  remindOfNote,
} from "../use-cases/publish-note.ts";
import { askWitnesses, askWitnessesInput } from "../use-cases/witness.ts";

const can = feature("DISCIPLINARY_ACTION");
const number = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined);

export const loader = page({
  can,
  input: z.object({ noteId: ids.note, from: number, to: number }),
  load: (context, { noteId, from, to }) => notePage(context, noteId, from && to ? { from, to } : undefined),
});

const afterwards = { redirectTo: () => disciplinaryPlaces.list("mine", "pending") };

export const action = command({
  can,
  upload: attachmentUpload("change-evidence"),
  intents: {
    "edit-note": { input: saveDraftInput, run: editNote },
    "rephrase-note": { input: oneNote, run: rephraseNote },
    "select-revision": { input: selectRevisionInput, run: selectRevision },
    "change-evidence": { input: changeEvidenceInput, run: changeEvidence },
    "publish-note": { input: publishNoteInput, run: publishNote },
    "evaluate-note": { input: evaluateNoteInput, run: evaluateNote },
    "answer-note": {
      input: answerNoteInput,
      run: answerNote,
      redirectTo: ({ noteId }) => disciplinaryPlaces.answered(noteId),
    },
    "refuse-note": { input: answerNoteInput, run: answerNote },
    "remind-note": { input: oneNote, run: remindOfNote },
    "appeal-note": { input: appealNoteInput, run: appealNote },
    "withdraw-appeal": { input: oneNote, run: withdrawAppeal },
    "decide-appeal": { input: decideAppealInput, run: decideAppeal },
    "ask-witnesses": { input: askWitnessesInput, run: askWitnesses },
    "hold-note": { input: holdNoteInput, run: holdNote },
    "release-note": { input: oneNote, run: releaseNote },
    "delete-note": { input: oneNote, run: deleteNote, ...afterwards },
    "expunge-note": {
      input: expungeNoteInput,
      run: expungeNote,
      redirectTo: ({ certificateId }) => disciplinaryPlaces.certificate(certificateId),
    },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.note.employee.name} · Cairn` : "Cairn" },
];

export default function Note() {
  return <NoteScreen page={useLoaderData<typeof loader>()} />;
}
