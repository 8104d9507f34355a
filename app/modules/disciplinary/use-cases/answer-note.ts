import { z } from "zod";
import { optionalInput, textInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { outcomes } from "#app/platform/signatures/document-state.ts";
import { documentsOn, settleDocument } from "#app/platform/signatures/signed-documents.ts";
import { noteWrites, tells } from "../data/note-writes.ts";
import { ids } from "../domain/ids.ts";
import { askWitnessOfRefusal } from "./witness.ts";

const text = (most: number) => textInput({ most, tooLong: "disciplinary.too-long" }).default("");

export const answerNoteInput = z.object({
  noteId: ids.note,
  outcome: z.enum(outcomes, { error: "platform.signature-outcome" }).describe("How the note is answered."),
  digest: z.string().max(64).default("").describe("Of the words that were read."),
  typedName: text(200).describe("The signer's own name, for a signature."),
  statement: text(10_000).describe("What they say to it; needed where they disagree."),
  witnessId: optionalInput(z.guid()).describe("Who was there when it was refused."),
});

/**
 * Answered once: acknowledged or signed by the person it is about, also while disagreeing, or refused before a witness, as
 * the author or HR says and the witness is asked to confirm. It is bound to the words that were read; of two at the same
 * instant one stands.
 */
export async function answerNote(
  context: Context,
  { noteId, outcome, ...said }: z.output<typeof answerNoteInput>,
): Promise<{ noteId: string }> {
  const refused = outcome === "REFUSED";
  await noteWrites.change(context, {
    where: { id: noteId },
    may: refused ? "refuse" : "answer",
    change: async (note) => {
      if (note.state !== "PUBLISHED") throw conflict("disciplinary.not-open", "It asks for no answer.");
      if (note.outcome === "EXPIRED") throw conflict("platform.signature-expired", "Its last day has passed.");
      if (note.outcome) throw conflict("platform.signature-settled", "It was answered.");
      const [document] = await documentsOn(context, "DisciplinaryNote", [noteId]);
      if (!document) throw conflict("disciplinary.not-open", "It asks for no answer.");
      await settleDocument(context, { documentId: document.id, outcome, ...said });
      note.outcome = outcome;
      note.outcomeAt = context.clock.now();
    },
    tells: refused ? tells(noteId, "REFUSED", "refuse-note") : tells(noteId, "ANSWERED", "acknowledge-note"),
  });
  if (refused && said.witnessId) await askWitnessOfRefusal(context, noteId, said.witnessId);
  return { noteId };
}
