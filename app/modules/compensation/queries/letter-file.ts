import { createHash } from "node:crypto";
import { toldBy } from "#app/platform/company/company-told.ts";
import { logoForPrint } from "#app/platform/company/logo.ts";
import type { Context } from "#app/platform/context/context.ts";
import { paperOf } from "#app/platform/documents/paper-of.ts";
import { writeReport } from "#app/platform/documents/write-report.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { isLanguage } from "#app/platform/i18n/languages.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };
import { ownLetter } from "./my-rewards.ts";

const wordsOf = roomWords("compensation", { en, hi, es, de, ar });

/** A letter about one's own pay on paper, in one's language, with the company's signature over what it says. */
export async function letterFile(context: Context, letterId: string): Promise<{ bytes: Uint8Array; title: string }> {
  const letter = await ownLetter(context, letterId);
  const language = isLanguage(context.actor.language) ? context.actor.language : "en";
  const t = wordsOf(language);
  const format = createFormat(language, context.actor.timeZone, toldBy(context.tenant));
  const money = (amount: number) => format.money(amount, letter.currency);
  const title = t("letter.title", { name: letter.name });
  const line = (label: string, value: string, strong = false) => ({ cells: [label, value], strong });
  const signature = createHash("sha256").update(letter.signature).digest("hex").slice(0, 32);
  const bytes = await writeReport({
    language,
    paper: paperOf(context.actor),
    layout: "portrait",
    company: context.tenant.name,
    logo: await logoForPrint(context),
    title,
    facts: [
      { label: t("letter.cycle"), value: letter.cycle },
      { label: t("letter.day"), value: format.date(letter.releasedAt.toISOString()) },
    ],
    figures: [],
    tables: [
      {
        title: t("letter.text", { name: letter.name, date: format.date(letter.effectiveOn) }),
        columns: [
          { header: t("letter.what"), share: 3 },
          { header: t("letter.yearly"), share: 2, align: "end" },
        ],
        rows: [
          line(t("letter.before"), money(letter.before)),
          line(t("letter.raise"), money(letter.raise)),
          line(t("letter.after"), money(letter.after), true),
        ],
      },
      {
        title: t("letter.thanks"),
        columns: [
          { header: t("letter.proof"), share: 3 },
          { header: "", share: 4 },
        ],
        rows: [line(t("letter.signature"), signature), line(t("letter.key"), await context.signingKey())],
      },
    ],
    madeBy: context.tenant.name,
    madeAt: context.clock.now(),
    pageOf: (page, pages) => t("letter.page-of", { page, pages }),
  });
  return { bytes, title };
}
