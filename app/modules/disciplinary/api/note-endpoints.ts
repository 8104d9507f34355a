import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { actsOn } from "#app/platform/http/acts-on.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { isCursorOf } from "#app/platform/lists/keyset.ts";
import { moment } from "#app/platform/http/shapes.ts";
import { signedDocumentAddress } from "#app/platform/signatures/document-address.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { ids, oneNote, oneStatement } from "../domain/ids.ts";
import { disciplinaryPlaces, listScopes, shelves } from "../disciplinary-places.ts";
import { analyzeInput, analyzeText, rephraseText } from "../queries/analyze-text.ts";
import { noteHistory } from "../queries/note-history.ts";
import { listNotes, noteListInput, requireScope } from "../queries/note-list.ts";
import { notePage } from "../queries/note-page.ts";
import { statementPage } from "../queries/statement-page.ts";
import { answerNote, answerNoteInput } from "../use-cases/answer-note.ts";
import {
  appealNote,
  appealNoteInput,
  decideAppeal,
  decideAppealInput,
  withdrawAppeal,
} from "../use-cases/appeal-note.ts";
import { deleteNote } from "../use-cases/delete-note.ts";
import { editNote, editNoteInput, rephraseNote, selectRevision, selectRevisionInput } from "../use-cases/edit-note.ts";
import { expungeNote, expungeNoteInput } from "../use-cases/expunge-note.ts";
import { holdNote, holdNoteInput, releaseNote } from "../use-cases/hold-note.ts";
import {
  evaluateNote,
  evaluateNoteInput,
  publishNote,
  publishNoteInput,
  remindOfNote,
} from "../use-cases/publish-note.ts";
import { deleteDrafts, manyDraftsInput, publishDrafts } from "../use-cases/many-drafts.ts";
import { raiseNote, raiseNoteInput } from "../use-cases/raise-note.ts";
import { askWitnesses, askWitnessesInput, declineStatement, giveStatement, stateInput } from "../use-cases/witness.ts";
import { doneNoteShape, noteDetailShape, noteShape, signingLinkShape, wordingShape } from "./present.ts";

const can = feature("DISCIPLINARY_ACTION");
const state = z.string().describe("How the note stands now.");
const version = z.number().int().describe("Counts the changes of the note; the next change must bring it.");
const act = actsOn({ path: "/disciplinary/notes/:noteId", can, input: oneNote, output: doneNoteShape });
const post = <Input extends z.ZodType, Output extends z.ZodType>(
  path: string,
  summary: string,
  input: Input,
  output: Output,
  run: (context: Parameters<typeof notePage>[0], input: z.output<Input>) => Promise<z.input<Output>>,
): AnyEndpoint => endpoint({ method: "POST", path: `/disciplinary/${path}`, can, summary, input, output, run });

/** Notes over `/api/v1`: the same use-cases and queries as the screens. */
export const disciplinaryEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/disciplinary/notes",
      can,
      summary: "Notes the caller may see, newest first.",
      input: noteListInput.omit({ before: true, after: true }).extend({
        scope: z.enum(listScopes).default("mine").describe("Whose notes."),
        shelf: z.enum(shelves).default("all").describe("What waits for somebody, or all."),
        after: cursorInput((text) => isCursorOf("timestamptz", text)),
        limit: limitInput,
      }),
      output: listShape(noteShape),
      run: async (context, { scope, shelf, limit, ...filters }) => {
        await requireScope(context, scope);
        const { rows, next } = await listNotes(context, scope, shelf, { ...filters, before: undefined }, limit);
        return { items: rows, nextCursor: next };
      },
    }),
    {
      summary: "Notes the caller may see by when they changed, oldest first, and those that are gone: to follow them.",
      parts: listScopes.map((scope) => ({ scope })),
    },
  ),
  post(
    "notes",
    "Begins a draft for each person named.",
    raiseNoteInput,
    z.object({ noteIds: z.array(ids.note).describe("The ids of the drafts.") }),
    raiseNote,
  ),
  post(
    "notes/publish",
    "Hands several drafts on, all or none: each is published, or goes to HR where it is reviewed first.",
    manyDraftsInput,
    z.object({
      published: z.number().int().describe("How many were published."),
      submitted: z.number().int().describe("How many went to HR."),
    }),
    publishDrafts,
  ),
  post(
    "notes/delete",
    "Deletes several drafts for good, all or none.",
    manyDraftsInput,
    z.object({ deleted: z.number().int().describe("How many were deleted.") }),
    deleteDrafts,
  ),
  endpoint({
    method: "GET",
    path: "/disciplinary/notes/:noteId",
    can,
    summary: "One note.",
    input: oneNote,
    output: noteDetailShape,
    run: async (context, { noteId }) => {
      const { note, acts, evidence, appeals } = await notePage(context, noteId);
      return { ...note, acts, evidence, appeals };
    },
  }),
  endpoint({
    method: "PUT",
    path: "/disciplinary/notes/:noteId",
    can,
    summary: "Changes a draft, or a note in review.",
    input: editNoteInput,
    output: z.object({ noteId: ids.note, version }),
    run: editNote,
  }),
  endpoint({
    method: "DELETE",
    path: "/disciplinary/notes/:noteId",
    can,
    summary: "Deletes a draft for good.",
    input: oneNote.extend({ version: versionRead }),
    output: doneNoteShape,
    run: deleteNote,
  }),
  post(
    "notes/:noteId/publish",
    "Publishes a draft, or hands it to HR.",
    publishNoteInput,
    z.object({ noteId: ids.note, state }),
    publishNote,
  ),
  post(
    "notes/:noteId/evaluate",
    "HR publishes or returns what it reviews.",
    evaluateNoteInput,
    z.object({ noteId: ids.note, state }),
    evaluateNote,
  ),
  post(
    "notes/:noteId/acknowledge",
    "Answers a note: acknowledged, signed, disputed or refused.",
    answerNoteInput,
    doneNoteShape,
    answerNote,
  ),
  endpoint({
    method: "GET",
    path: "/disciplinary/notes/:noteId/signing-link",
    can,
    summary: "Where a note is answered, and its paper.",
    input: oneNote,
    output: signingLinkShape,
    run: async (context, { noteId }) => {
      const { document } = await notePage(context, noteId);
      if (!document) throw notFound("SignedDocument");
      const { id, asks, digest, standing, settledAt } = document;
      const fileHref = settledAt ? signedDocumentAddress(id) : null;
      return { href: disciplinaryPlaces.note(noteId), asks, digest, standing, fileHref };
    },
  }),
  act("notify", "Reminds the person of a note that waits for an answer.", remindOfNote),
  endpoint({
    method: "GET",
    path: "/disciplinary/notes/:noteId/history",
    can,
    summary: "How a note came about: revisions and changes, newest first; for its author and HR.",
    input: pagingInput.extend(oneNote.shape),
    output: listShape(
      z.object({
        at: moment,
        by: z.string().nullable().describe("Who, by name; null where the product did it."),
        field: z.string().describe("What was changed."),
        before: z.unknown().describe("What it was."),
        after: z.unknown().describe("What it is."),
      }),
    ),
    run: async (context, { noteId, ...paging }) => pageOfAll((await noteHistory(context, { noteId })).items, paging),
  }),
  act("rephrase", "Takes out of the words what is no fact, as a new revision.", rephraseNote),
  post(
    "notes/:noteId/revision",
    "Has words of before count again.",
    selectRevisionInput,
    z.object({ noteId: ids.note, version }),
    selectRevision,
  ),
  post(
    "notes/:noteId/witnesses",
    "Asks witnesses what they saw.",
    askWitnessesInput,
    z.object({ noteId: ids.note, asked: z.number().int().describe("How many were asked now.") }),
    askWitnesses,
  ),
  post("notes/:noteId/appeal", "Appeals against a note.", appealNoteInput, doneNoteShape, appealNote),
  act("withdraw-appeal", "Takes an appeal back.", withdrawAppeal),
  post("notes/:noteId/decide-appeal", "Decides an appeal.", decideAppealInput, doneNoteShape, decideAppeal),
  post("notes/:noteId/hold", "Holds a note for proceedings.", holdNoteInput, doneNoteShape, holdNote),
  act("release", "Ends a hold.", releaseNote),
  post(
    "notes/:noteId/expunge",
    "Expunges a note for good.",
    expungeNoteInput,
    z.object({ certificateId: z.string().describe("The id of the certificate.") }),
    expungeNote,
  ),
  endpoint({
    method: "GET",
    path: "/disciplinary/statements/:statementId",
    can,
    summary: "What a witness is asked, and what they said.",
    input: oneStatement,
    output: z.object({
      id: ids.statement,
      question: z.string().describe("What is asked."),
      statement: z.string().describe("What was stated; empty until then."),
      askedAt: moment,
      statedAt: moment.nullable(),
      declinedAt: moment.nullable(),
      version,
    }),
    run: async (context, { statementId }) => {
      const { by: _, ...page } = await statementPage(context, statementId);
      return page;
    },
  }),
  post("statements/:statementId/state", "States what one saw.", stateInput, oneStatement, giveStatement),
  post("statements/:statementId/decline", "Says nothing.", oneStatement, oneStatement, declineStatement),
  post("analyze", "What in a text is no fact, and what it lacks.", analyzeInput, wordingShape, analyzeText),
  post(
    "rephrase",
    "A text with what is no fact replaced by what to fill in.",
    analyzeInput,
    z.object({ text: z.string().describe("The text.") }),
    rephraseText,
  ),
];
