import { SignedDocument } from "#app/platform/data/entities.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import type { Report, ReportTable } from "#app/platform/documents/report.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { RoomWords } from "#app/platform/i18n/room-words.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { DocumentContent, Proof } from "./document-content.ts";
import { carryingProof } from "./file-with-proof.ts";

/** A cell of a printed table holds fourteen lines: longer texts go on in the next row, so that no word is left out. */
const longestCell = 600;

/**
 * A document that has ended, as a PDF that carries its proof (`verifyFile` reads it), for who may see its record. 404 where
 * there is none, or it is still open. `verifyAddress` is where people check files.
 */
export async function documentFile(
  context: Context,
  documentId: string,
  { words, verifyAddress }: { words: (language: Language) => RoomWords; verifyAddress: string },
): Promise<{ bytes: Uint8Array; title: string }> {
  const document = await context.em.findOne(SignedDocument, { id: documentId });
  if (!document || !Object.hasOwn(context.attachables, document.recordKind)) throw notFound("SignedDocument");
  await authorize(context, "view", await context.attachables[document.recordKind]!.facts(context, document.recordId));
  if (!document.proof || !document.proofSignature) throw notFound("SignedDocument");
  const content = JSON.parse(document.content) as DocumentContent;
  const proof = JSON.parse(document.proof) as Proof;
  const report = await reportOf(context, content, proof, words(content.language), verifyAddress);
  const file = await writeReport(report);
  const settled = { content: document.content, proof: document.proof, proofSignature: document.proofSignature };
  return { bytes: await carryingProof(context, file, settled), title: content.title };
}

async function reportOf(
  context: Context,
  { language, company, title, facts, sections }: DocumentContent,
  proof: Proof,
  t: RoomWords,
  address: string,
): Promise<Report> {
  const format = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  return {
    language,
    paper: paperOf(context.actor),
    layout: "portrait",
    company,
    logo: await logoForPrint(context),
    title,
    facts,
    figures: [],
    tables: [...sections.map(tableOf), signatureTable(proof, t, format)],
    madeBy: t("signing.made-by", { address }),
    madeAt: context.clock.now(),
    pageOf: (page, pages) => t("signing.page-of", { page, pages }),
  };
}

function tableOf({
  title,
  entries,
}: {
  title: string;
  entries: readonly { label: string; text: string }[];
}): ReportTable {
  const isLabelled = entries.some(({ label }) => label !== "");
  return {
    title,
    columns: [...(isLabelled ? [{ header: "", share: 1 }] : []), { header: "", share: 2 }],
    rows: entries.flatMap(({ label, text }) =>
      pieces(text).map((piece, index) => ({
        cells: [...(isLabelled ? [index === 0 ? label : ""] : []), piece],
      })),
    ),
  };
}

function signatureTable(proof: Proof, t: RoomWords, format: ReturnType<typeof createFormat>): ReportTable {
  const by = proof.outcome === "ACKNOWLEDGED" ? t("signing.acknowledged-by") : t("signing.signed-by");
  const entries = [
    { label: t("signing.result"), text: t(`signing.standing.${proof.outcome}`) },
    ...(proof.outcome === "REFUSED" ? [] : [{ label: by, text: proof.typedName ?? proof.signer }]),
    ...(proof.statement ? [{ label: t("signing.statement-given"), text: proof.statement }] : []),
    ...(proof.witness
      ? [
          { label: t("signing.settled-by"), text: proof.settledBy },
          { label: t("signing.witness"), text: proof.witness },
        ]
      : []),
    { label: t("signing.when"), text: format.moment(proof.settledAt) },
    { label: t("signing.fingerprint"), text: proof.content },
  ];
  return tableOf({ title: t("signing.section"), entries });
}

/** A text in pieces that fit a cell each, parted between words and at ends of lines. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split(/\n+/u)) {
    let piece = "";
    for (const word of line.split(" ")) {
      if (piece && piece.length + word.length >= longestCell) {
        found.push(piece);
        piece = "";
      }
      piece = piece ? `${piece} ${word}` : word;
    }
    if (piece) found.push(piece);
  }
  return found.length > 0 ? found : [""];
}
