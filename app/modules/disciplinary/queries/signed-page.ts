import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { documentsOn, type SignedDocumentView } from "#app/platform/signatures/signed-documents.ts";
import { requireNoteFacts } from "../data/note-facts.ts";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import { sql } from "#tenancy/sql.ts";

export type SignedPage = { employee: string; mine: boolean; document: SignedDocumentView; href: string };

/** How a note was answered, for who may see it. */
export async function signedPage(context: Context, noteId: string): Promise<SignedPage> {
  const facts = await requireNoteFacts(context, noteId);
  await authorize(context, "view", facts);
  const [document] = await documentsOn(context, "DisciplinaryNote", [noteId]);
  if (!document?.settledAt) throw notFound("DisciplinaryNote");
  const person = await firstRow<{ name: string }>(
    context,
    sql`select display_name as name from {employee} where id = ${String(facts.employeeId)}`,
  );
  return {
    employee: person?.name ?? "",
    mine: facts.employeeId === context.actor.employeeId,
    document,
    href: disciplinaryPlaces.note(noteId),
  };
}
