import { z } from "zod";
import { requireKnownPeople } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { personFacts } from "../data/note-facts.ts";
import { storeDraft, type Draft } from "../data/store-draft.ts";
import { sql } from "#tenancy/sql.ts";
import { idsInput, noteWords, readBody, requireOffered } from "./note-input.ts";
import { tells } from "../data/note-writes.ts";
import { writeDown } from "./write-down.ts";

const mostPeople = 20;

export const raiseNoteInput = z.object({
  ...noteWords,
  employeeIds: idsInput(mostPeople).describe("Whom it is about: each person gets a note of their own."),
  reportedAt: z.iso.datetime().optional().describe("When it was reported; now where it is left out."),
});
export type RaiseNoteInput = z.output<typeof raiseNoteInput>;

/** Begins a draft for each person in one event; nobody but the author and HR knows of it. */
export async function raiseNote(
  context: Context,
  { employeeIds, reportedAt, ...words }: RaiseNoteInput,
): Promise<{ noteIds: string[]; noteId: string }> {
  const people = [...new Set(employeeIds)];
  if (people.length === 0)
    throw invalid("disciplinary.who-needed", "Nobody is named.", {
      fields: { employeeIds: "disciplinary.who-needed" },
    });
  await requireKnownPeople(context, "disciplinary.who-needed", { employeeIds: people });
  for (const employeeId of people) await authorize(context, "raise", await personFacts(context, employeeId));
  await requireOffered(context, words);
  const now = context.clock.now();
  const reported = reportedAt ? new Date(reportedAt) : now;
  if (reported > now)
    throw invalid("disciplinary.in-future", "It is yet to come.", { fields: { reportedAt: "disciplinary.in-future" } });
  const groupId = context.newId();
  const noteIds: string[] = [];
  for (const employeeId of people) {
    const draft: Draft = {
      ...words,
      body: readBody(words.body),
      employeeId,
      authorId: context.actor.employeeId,
      groupId,
      reportedAt: reported,
      source: null,
    };
    const noteId = await storeDraft(context, draft);
    const { event, payload, action } = tells(noteId, "DRAFTED", "draft-note");
    await writeDown(context, event, payload, { action, subject: "DisciplinaryNote", id: noteId });
    noteIds.push(noteId);
  }
  return { noteIds, noteId: noteIds[0]! };
}

/** From a form, which may be sent twice before any script. */
export function raiseNoteOnce(context: Context, input: RaiseNoteInput) {
  const stands = async ({ noteId }: { noteId: string }) =>
    (await context.rows(sql`select from {disciplinary_note} where id = ${noteId}`)).length > 0;
  return onceSent(context, { act: "disciplinary.raise", input, stands }, () => raiseNote(context, input));
}
