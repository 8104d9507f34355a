import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { issueDocument } from "#app/platform/signatures/signed-documents.ts";
import { requireNoteFacts } from "../data/note-facts.ts";
import { noteWrites, tells, type HeldNote } from "../data/note-writes.ts";
import { policyOf, rulesOfCompany } from "../data/settings.ts";
import { nextStates, type NoteState } from "../domain/note.ts";
import { countsUntil, keepUntil, type Step } from "../domain/steps.ts";
import { noteDocument } from "../queries/note-document.ts";
import { sql } from "#tenancy/sql.ts";
import { commentInput, versionedNote } from "./note-input.ts";

const changedBy = ["disciplinary.edit-note", "disciplinary.publish-note", "disciplinary.evaluate-note"];

export const publishNoteInput = versionedNote;

/**
 * The author publishes a draft, or hands it to HR where the company has notes reviewed first. Whoever is HR for the person
 * publishes at once.
 */
export async function publishNote(
  context: Context,
  { noteId, version }: z.output<typeof publishNoteInput>,
): Promise<{ noteId: string; state: string }> {
  const facts = await requireNoteFacts(context, noteId);
  await authorize(context, "publish", facts);
  const rules = await rulesOfCompany(context);
  const isHr = (await context.ability()).decide("hold", facts).allowed;
  const reviews = rules.review && !isHr;
  const note = await noteWrites.change(context, {
    where: { id: noteId },
    may: "publish",
    version,
    changedBy,
    change: async (held) => {
      if (held.state !== "DRAFT") throw conflict("disciplinary.no-draft", "It is no draft any more.");
      await endTyping(context, noteId);
      if (reviews) held.state = "IN_REVIEW";
      else await publish(context, held);
    },
    tells: reviews ? tells(noteId, "SUBMITTED", "submit-note") : tells(noteId, "PUBLISHED", "publish-note"),
  });
  return { noteId, state: note.state };
}

export const evaluateNoteInput = versionedNote.extend({
  verdict: z.enum(["PUBLISH", "RETURN"], { error: "disciplinary.choose" }).describe("What HR found."),
  comment: commentInput.describe("What the author is to change; needed where it is returned."),
});

/** HR publishes what it was handed, or returns it to its author with what is missing. Nobody reviews their own note. */
export async function evaluateNote(
  context: Context,
  { noteId, version, verdict, comment }: z.output<typeof evaluateNoteInput>,
): Promise<{ noteId: string; state: string }> {
  if (verdict === "RETURN" && !comment)
    throw invalid("disciplinary.reason-needed", "Please say what to change.", {
      fields: { comment: "disciplinary.reason-needed" },
    });
  const note = await noteWrites.change(context, {
    where: { id: noteId },
    may: "evaluate",
    version,
    changedBy,
    change: async (held) => {
      if (held.state !== "IN_REVIEW") throw conflict("disciplinary.not-in-review", "It is not in review.");
      await endTyping(context, noteId);
      held.reviewComment = comment;
      if (verdict === "PUBLISH") await publish(context, held);
      else held.state = "DRAFT";
    },
    tells:
      verdict === "PUBLISH" ? tells(noteId, "PUBLISHED", "evaluate-note") : tells(noteId, "RETURNED", "evaluate-note"),
  });
  return { noteId, state: note.state };
}

/** What goes from hand to hand stays as it is; whoever writes on begins a revision of their own. */
async function endTyping(context: Context, noteId: string): Promise<void> {
  await context.rows(sql`update {disciplinary_revision} set typing = false where note_id = ${noteId} and typing`);
}

/** From here on the person it is about sees it, and is asked to answer exactly these words by a day. */
async function publish(context: Context, note: HeldNote): Promise<void> {
  if (!nextStates[note.state as NoteState].includes("PUBLISHED"))
    throw conflict("disciplinary.published", "It was published.");
  const rules = await rulesOfCompany(context);
  const today = context.today();
  const step = note.step as Step;
  Object.assign(note, {
    state: "PUBLISHED",
    publishedAt: context.clock.now(),
    publishedBy: context.actor.employeeId,
    asks: rules.asks,
    answerBy: addDays(today, rules.answerDays),
    countsUntil: countsUntil(step, today, policyOf(rules)),
    keepUntil: keepUntil(today, rules.retentionMonths),
  });
  await context.em.flush();
  await issueDocument(context, {
    about: "DisciplinaryNote",
    record: note.id,
    signerId: note.employeeId,
    asks: rules.asks,
    content: await noteDocument(context, { ...note, publishedOn: today }, rules.preamble),
    expiresOn: note.answerBy!,
  });
}

/** The person, or who refuses on their behalf, is reminded of a note that waits for an answer. */
export async function remindOfNote(context: Context, { noteId }: { noteId: string }): Promise<{ noteId: string }> {
  await noteWrites.change(context, {
    where: { id: noteId },
    may: "remind",
    change: (held) => {
      if (held.state !== "PUBLISHED" || held.outcome)
        throw conflict("disciplinary.not-open", "Nothing waits for an answer.");
    },
    tells: tells(noteId, "REMINDED", "remind-note"),
  });
  return { noteId };
}
