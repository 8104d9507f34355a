import { createHash } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { DocumentContent, Proof } from "#app/platform/signatures/document-content.ts";
import { addDays } from "#app/platform/time/days.ts";
import { noteDocument } from "../queries/note-document.ts";
import { answerDays, settledAt, type PlannedNote } from "./plan-notes.ts";
import { sql } from "#tenancy/sql.ts";

/** The papers of what was published, signed by the company where they were answered: their files prove themselves. */
export async function seedPapers(context: Context, notes: readonly PlannedNote[]): Promise<void> {
  const names = await context.rows<{ id: string; name: string }>(
    sql`select id, display_name as name from {employee} where id = any(${notes.flatMap(({ person, authorId }) => [
      person.id,
      authorId,
    ])}::uuid[]) or work_email::text like 'skip@%'`,
  );
  const named = new Map(names.map(({ id, name }) => [id, name]));
  const rows: object[] = [];
  for (const note of notes) if (note.publishedOn) rows.push(await paperOf(context, note, named));
  await insertRows(
    context,
    "signed_document",
    `id uuid, record_kind text, record_id uuid, signer_id uuid, asks text, content text, content_digest text, state text,
     issued_by uuid, issued_at timestamptz, expires_on date, settled_by uuid, settled_at timestamptz, typed_name text,
     statement text, witness_id uuid, proof text, proof_signature text, version int`,
    rows,
  );
}

async function paperOf(context: Context, note: PlannedNote, named: ReadonlyMap<string, string>): Promise<object> {
  const publishedOn = note.publishedOn!;
  const { id, person, authorId, outcome } = note;
  const content = JSON.stringify(await noteDocument(context, { ...note, employeeId: person.id, publishedOn }, ""));
  const digest = createHash("sha256").update(content, "utf8").digest("hex");
  const documentId = context.newId();
  const open = {
    id: documentId,
    record_kind: "DisciplinaryNote",
    record_id: id,
    signer_id: person.id,
    asks: outcome === "ACKNOWLEDGED" ? "ACKNOWLEDGEMENT" : "SIGNATURE",
    content,
    content_digest: digest,
    state: "OPEN",
    issued_by: authorId,
    issued_at: `${publishedOn}T09:00:00Z`,
    expires_on: addDays(publishedOn, answerDays),
    version: 1,
  };
  if (!outcome || outcome === "EXPIRED") return open;
  const refused = outcome === "REFUSED";
  const witnessId = [...named.keys()].find((one) => one !== person.id && one !== authorId) ?? null;
  const signs = outcome === "SIGNED" || outcome === "SIGNED_WITH_DISAGREEMENT";
  const proof: Proof = {
    document: documentId,
    company: (JSON.parse(content) as DocumentContent).company,
    title: (JSON.parse(content) as DocumentContent).title,
    content: digest,
    outcome,
    signer: named.get(person.id) ?? "",
    typedName: signs ? (named.get(person.id) ?? "") : null,
    statement: note.statement,
    settledBy: named.get(refused ? authorId : person.id) ?? "",
    witness: refused && witnessId ? (named.get(witnessId) ?? "") : null,
    settledAt: settledAt(note),
  };
  const text = JSON.stringify(proof);
  return {
    ...open,
    state: outcome,
    settled_by: refused ? authorId : person.id,
    settled_at: settledAt(note),
    typed_name: proof.typedName,
    statement: note.statement,
    witness_id: refused ? witnessId : null,
    proof: text,
    proof_signature: (await context.sign(text)).signature,
  };
}
