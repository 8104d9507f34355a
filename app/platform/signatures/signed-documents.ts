import { createHash } from "node:crypto";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { SignedDocument } from "#app/platform/data/entities.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError, conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { sql } from "#tenancy/sql.ts";
import type { DocumentContent, Proof } from "./document-content.ts";
import {
  refusalToSettle,
  standingOf,
  type DocumentAsks,
  type DocumentStanding,
  type Outcome,
} from "./document-state.ts";

/** A document of a record, as screens and the API show it. Dates are instants but for `expiresOn`, a local date. */
export type SignedDocumentView = {
  id: string;
  recordId: string;
  signerId: string;
  asks: DocumentAsks;
  standing: DocumentStanding;
  /** Sent back when it is settled: what was read is what is signed. */
  digest: string;
  issuedAt: Date;
  expiresOn: string | null;
  settledAt: Date | null;
  settledByName: string | null;
  typedName: string | null;
  statement: string | null;
  witnessName: string | null;
};

export type IssueDocumentInput = {
  /** As rules call the record, and which it is; its kind stands among the room's `attachables`. */
  about: string;
  record: string;
  signerId: string;
  asks: DocumentAsks;
  content: DocumentContent;
  /** The last day on which it can be settled, in the signer's zone. */
  expiresOn?: string;
};

/** Puts a document before somebody, in a use-case that has authorized it. One that is still open for them is withdrawn. */
export async function issueDocument(
  context: Context,
  input: IssueDocumentInput,
): Promise<{ documentId: string; digest: string }> {
  await withdrawDocuments(context, input);
  const content = JSON.stringify(input.content);
  const documentId = context.newId();
  const digest = digestOf(input.content);
  context.em.create(SignedDocument, {
    id: documentId,
    recordKind: input.about,
    recordId: input.record,
    signerId: input.signerId,
    asks: input.asks,
    content,
    contentDigest: digest,
    state: "OPEN",
    issuedBy: context.actor.employeeId,
    issuedAt: context.clock.now(),
    expiresOn: input.expiresOn ?? null,
  });
  await context.em.flush();
  return { documentId, digest };
}

/** What is sent back by whoever signs a content, so that what was read is what is signed: SHA-256, hexadecimal. */
export function digestOf(content: DocumentContent): string {
  return createHash("sha256").update(JSON.stringify(content), "utf8").digest("hex");
}

/** Takes back what is still open on a record, for one signer or all: after it was reopened, say. What has ended stays. */
export async function withdrawDocuments(
  context: Context,
  { about, record, signerId }: { about: string; record: string; signerId?: string },
): Promise<number> {
  const withdrawn = await context.rows(
    sql`update {signed_document} set state = 'WITHDRAWN', settled_at = ${context.clock.now()},
      settled_by = ${context.actor.employeeId}, version = version + 1
      where record_kind = ${about} and record_id = ${record} and state = 'OPEN' and (${signerId ?? null}::uuid is null
        or signer_id = ${signerId ?? null}) returning id`,
  );
  return withdrawn.length;
}

export type SettleDocumentInput = {
  documentId: string;
  outcome: Outcome;
  /** Of the content the person has read. */
  digest: string;
  /** Their own name, for a signature. */
  typedName?: string | undefined;
  /** Why they disagree, or what they say to it. */
  statement?: string | undefined;
  /** Who was there when it was refused: neither the signer nor who says so. */
  witnessId?: string | undefined;
};

/**
 * Ends a document, in a use-case that has authorized it. Refused where it has ended already, also by somebody at the same
 * instant (409), where its last day has passed, and where another content was read. Faults stand at the fields `typedName`,
 * `statement` and `witnessId`.
 */
export async function settleDocument(context: Context, input: SettleDocumentInput): Promise<{ proof: Proof }> {
  const document = await holdRecord(
    context,
    SignedDocument,
    { id: input.documentId },
    { version: undefined, subject: "SignedDocument", changedBy: [] },
  );
  const { actor } = context;
  const reason = refusalToSettle(
    { ...document, expiresOn: document.expiresOn ?? null },
    {
      outcome: input.outcome,
      actorId: actor.employeeId,
      witnessId: input.witnessId ?? null,
      today: context.today(),
    },
  );
  if (reason) throw refusalOf(reason);
  if (document.contentDigest !== input.digest)
    throw conflict("platform.signature-other-content", "Another content was read.");
  const signer = await nameOf(context, document.signerId);
  checkTyped(input, signer);
  const proof: Proof = {
    document: document.id,
    company: (JSON.parse(document.content) as DocumentContent).company,
    title: (JSON.parse(document.content) as DocumentContent).title,
    content: document.contentDigest,
    outcome: input.outcome,
    signer,
    typedName: input.typedName?.trim() || null,
    statement: input.statement?.trim() || null,
    settledBy: actor.name,
    witness: input.witnessId ? await nameOf(context, input.witnessId) : null,
    settledAt: context.clock.now().toISOString(),
  };
  const text = JSON.stringify(proof);
  document.state = input.outcome;
  document.settledBy = actor.employeeId;
  document.settledAt = context.clock.now();
  document.typedName = proof.typedName;
  document.statement = proof.statement;
  document.witnessId = input.witnessId ?? null;
  document.proof = text;
  document.proofSignature = (await context.sign(text)).signature;
  await context.em.flush();
  return { proof };
}

function refusalOf(reason: NonNullable<ReturnType<typeof refusalToSettle>>): AppError {
  const code = `platform.${reason}`;
  if (reason === "signature-not-yours") return new AppError(code, 403, "Only the signer does this.");
  if (reason === "signature-witness") return invalid(code, "A witness is needed.", { fields: { witnessId: code } });
  if (reason === "signature-outcome") return invalid(code, "This is not asked.", { fields: { outcome: code } });
  return conflict(code, "This document has ended.");
}

/** A signature is one's own name, letter for letter but for spaces and capitals; who disagrees says why. */
function checkTyped({ outcome, typedName = "", statement = "" }: SettleDocumentInput, signer: string): void {
  const plain = (name: string) => normalized(name).replace(/\s+/gu, " ").trim().toLocaleLowerCase("und");
  const signs = outcome === "SIGNED" || outcome === "SIGNED_WITH_DISAGREEMENT";
  const fields = {
    ...(signs && plain(typedName) !== plain(signer) && { typedName: "platform.signature-name" }),
    ...(outcome === "SIGNED_WITH_DISAGREEMENT" && !statement.trim() && { statement: "platform.signature-statement" }),
  };
  const [first] = Object.values(fields);
  if (first) throw invalid(first, "Something is missing.", { params: { name: signer }, fields });
}

async function nameOf(context: Context, employeeId: string): Promise<string> {
  const person = await firstRow<{ name: string }>(
    context,
    sql`select display_name as name from {employee} where id = ${employeeId}`,
  );
  if (!person) throw notFound("Employee");
  return person.name;
}

/** The documents on these records that were not withdrawn, the latest first; who may see the records, their room has asked. */
export async function documentsOn(
  context: Context,
  about: string,
  records: readonly string[],
): Promise<SignedDocumentView[]> {
  type Row = Omit<SignedDocumentView, "standing"> & { state: Exclude<DocumentStanding, "EXPIRED"> };
  const rows = await context.rows<Row>(
    sql`select d.id, d.record_id as "recordId", d.signer_id as "signerId", d.asks, d.state, d.content_digest as digest,
      d.issued_at as "issuedAt",
        d.expires_on::text as "expiresOn", d.settled_at as "settledAt", s.display_name as "settledByName",
          d.typed_name as "typedName", d.statement,
        w.display_name as "witnessName"
      from {signed_document} d left join {employee} s on s.id = d.settled_by left join {employee} w on w.id = d.witness_id
      where d.record_kind = ${about} and d.record_id = any(${records}::uuid[]) and d.state <> 'WITHDRAWN'
        order by d.issued_at desc, d.id desc`,
  );
  const today = context.today();
  return rows.map(({ state, ...row }) => ({
    ...row,
    standing: standingOf({ state, expiresOn: row.expiresOn }, today),
  }));
}
