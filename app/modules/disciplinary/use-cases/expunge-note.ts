import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { DisciplinaryExpunged } from "../data/entities.ts";
import { eraseNote } from "../data/erase-note.ts";
import { requireNoteFacts } from "../data/note-facts.ts";
import { ids } from "../domain/ids.ts";
import { sql } from "#tenancy/sql.ts";
import { shortReasonInput } from "./note-input.ts";
import { writeDown } from "./write-down.ts";

export const expungeNoteInput = z.object({
  noteId: ids.note,
  reason: shortReasonInput.describe("Why it goes; it stands on the certificate, so it names nobody."),
});

/** HR has a published note expunged for good; refused while it is held for proceedings. Answers with its certificate. */
export async function expungeNote(
  context: Context,
  { noteId, reason }: z.output<typeof expungeNoteInput>,
): Promise<{ certificateId: string }> {
  await authorize(context, "expunge", await requireNoteFacts(context, noteId));
  return expunge(context, noteId, { because: "ORDER", reason });
}

/** Everything of the note goes, and a certificate signed by the company says that one did, how much of it, and when. */
export async function expunge(
  context: Context,
  noteId: string,
  { because, reason }: { because: "RETENTION" | "ORDER"; reason: string },
): Promise<{ certificateId: string }> {
  await lockNamed(context, `disciplinary note ${noteId}`);
  const note = await firstRow<{ held: boolean; published: boolean }>(
    context,
    sql`select held_at is not null as held, published_at is not null as published from {disciplinary_note}
      where id = ${noteId} for update`,
  );
  if (!note) throw notFound("DisciplinaryNote");
  if (note.held) throw conflict("disciplinary.held", "It is held for proceedings.");
  if (!note.published) throw conflict("disciplinary.not-published", "A draft is deleted by its author.");
  const counts = await eraseNote(context, noteId);
  const id = context.newId();
  const expungedAt = context.clock.now();
  const proof = JSON.stringify({ certificate: id, company: context.tenant.name, because, reason, counts, expungedAt });
  const { signature, publicKey } = await context.sign(proof);
  context.em.create(DisciplinaryExpunged, {
    id,
    expungedAt,
    expungedBy: because === "ORDER" ? context.actor.employeeId : null,
    because,
    reason,
    counts,
    proof,
    proofSignature: signature,
    publicKey,
  });
  await context.em.flush();
  await writeDown(
    context,
    "disciplinary.expunged",
    { certificateId: id },
    { action: "expunge-note", subject: "DisciplinaryCertificate", id },
  );
  return { certificateId: id };
}
