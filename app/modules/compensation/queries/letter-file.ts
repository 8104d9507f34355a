import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import type { Report } from "#app/platform/documents/report.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { type Language, asLanguage } from "#app/platform/i18n/languages.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import type { DocumentContent } from "#app/platform/signatures/document-content.ts";
import { fileWithProof } from "#app/platform/signatures/file-with-proof.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };
import { ownLetter } from "./my-rewards.ts";

const wordsOf = roomWords("compensation", { en, hi, es, de, ar });

/** A letter about one's own pay on paper, in one's language, with the company's signature over what it says. */
export async function letterFile(
  context: Context,
  letterId: string,
  verifyAddress: string,
): Promise<{ bytes: Uint8Array; title: string }> {
  const letter = await ownLetter(context, letterId);
  const language = asLanguage(context.actor.language);
  const t = wordsOf(language);
  const format = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  const content = contentOf(letter, context.tenant.name, { language, t, format });
  const { title } = content;
  const file = await writeReport(await reportOf(context, content, t, verifyAddress));
  const { name, releasedAt, acknowledgedAt } = letter;
  const bytes = await fileWithProof(context, file, {
    content,
    proof: {
      document: letterId,
      company: context.tenant.name,
      title,
      outcome: acknowledgedAt ? "ACKNOWLEDGED" : "ISSUED",
      signer: name,
      typedName: null,
      statement: null,
      settledBy: name,
      witness: null,
      settledAt: (acknowledgedAt ?? releasedAt).toISOString(),
    },
  });
  return { bytes, title };
}

async function reportOf(
  context: Context,
  content: DocumentContent,
  t: ReturnType<typeof wordsOf>,
  verifyAddress: string,
): Promise<Report> {
  const { title, facts, sections } = content;
  const [pay] = sections;
  return {
    language: content.language,
    paper: paperOf(context.actor),
    layout: "portrait",
    company: context.tenant.name,
    logo: await logoForPrint(context),
    title,
    facts,
    figures: [],
    tables: [
      {
        title: pay!.title,
        columns: [
          { header: t("letter.what"), share: 3 },
          { header: t("letter.yearly"), share: 2, align: "end" },
        ],
        rows: pay!.entries.map(({ label, text }, at) => ({
          cells: [label, text],
          strong: at === pay!.entries.length - 1,
        })),
      },
      {
        title: t("letter.thanks"),
        columns: [
          { header: t("letter.proof"), share: 2 },
          { header: "", share: 3 },
        ],
        rows: [{ cells: [t("letter.check"), verifyAddress] }, { cells: [t("letter.key"), await context.signingKey()] }],
      },
    ],
    madeBy: context.tenant.name,
    madeAt: context.clock.now(),
    pageOf: (page, pages) => t("letter.page-of", { page, pages }),
  };
}

type Written = { language: Language; t: ReturnType<typeof wordsOf>; format: ReturnType<typeof createFormat> };

/** What a letter says, in words. */
function contentOf(
  letter: Awaited<ReturnType<typeof ownLetter>>,
  company: string,
  { language, t, format }: Written,
): DocumentContent {
  const { name, cycle, releasedAt, effectiveOn, currency, before, raise, after, lines } = letter;
  const line = (label: string, amount: number) => ({ label, text: format.money(amount, currency) });
  const promoted = lines?.promotion;
  const made = lines
    ? [
        ...(lines.merit > 0 ? [line(t("letter.merit"), lines.merit)] : []),
        ...(promoted && promoted.amount > 0
          ? [line(t("letter.promotion", { title: promoted.title }), promoted.amount)]
          : []),
        ...(lines.adjustment ? [line(t("letter.adjustment"), lines.adjustment)] : []),
      ]
    : [line(t("letter.raise"), raise)];
  return {
    language,
    company,
    title: t("letter.title", { name }),
    facts: [
      { label: t("letter.cycle"), value: cycle },
      { label: t("letter.day"), value: format.date(releasedAt.toISOString()) },
      ...(promoted ? [{ label: t("letter.new-title"), value: promoted.title }] : []),
      ...(promoted?.grade ? [{ label: t("letter.new-grade"), value: promoted.grade }] : []),
    ],
    sections: [
      {
        title: t(raise > 0 ? "letter.text" : "letter.text-promoted", { name, date: format.date(effectiveOn) }),
        entries:
          raise > 0
            ? [line(t("letter.before"), before), ...made, line(t("letter.after"), after)]
            : [line(t("letter.pay-stays"), after)],
      },
    ],
  };
}
