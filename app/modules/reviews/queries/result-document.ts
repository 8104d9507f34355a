import { createHash } from "node:crypto";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { roomWords, type RoomWords } from "#app/platform/i18n/room-words.ts";
import type { DocumentContent } from "#app/platform/signatures/document-content.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import type { RevieweeRecord } from "../data/reviewee-record.ts";
import ar from "../strings/ar.json" with { type: "json" };
import de from "../strings/de.json" with { type: "json" };
import en from "../strings/en.json" with { type: "json" };
import es from "../strings/es.json" with { type: "json" };
import hi from "../strings/hi.json" with { type: "json" };
import { contentFor, numbers, outcomeOf, resultOf, type ShownForm } from "./result-content.ts";
import { sql } from "#tenancy/sql.ts";

const words = roomWords("reviews", { en, hi, es, de, ar });

/**
 * What the person reviewed signs: every word of their result as it is shared with them, in their language, whoever asks
 * for it; and the digest of it.
 */
export async function resultDocument(
  context: Context,
  reviewee: RevieweeRecord,
): Promise<{ content: DocumentContent; digest: string }> {
  const cycle = await readCycle(context, reviewee.cycleId);
  const shown = await contentFor(context, { cycle, reviewee, audience: "REVIEWEE" });
  const { people } = shown;
  const { language, timeZone, company } = await placeOf(context, reviewee.employeeId);
  const t = words(language);
  const format = createFormat(language, timeZone, toldBy(context.tenant));
  const nameOf = (form: ShownForm) =>
    form.name
      ? `${form.name} · ${t(`provider.${form.provider}`)}`
      : t(`masked.${form.provider}`, { number: form.place });
  const forms = new Map(shown.forms.map((form) => [form.id, nameOf(form)]));
  const content: DocumentContent = {
    language,
    company,
    title: cycle.name,
    facts: [
      { label: t("audience.REVIEWEE"), value: people.get(reviewee.employeeId)?.name ?? "" },
      ...(reviewee.managerId
        ? [{ label: t("provider.MANAGER"), value: people.get(reviewee.managerId)?.name ?? "" }]
        : []),
    ],
    sections: [
      ...resultSection(cycle, reviewee, t, format.percent),
      ...summarySection(shown.forms, forms, t),
      ...[...Map.groupBy(shown.questions, ({ element }) => element)].map(([title, questions]) => ({
        title,
        entries: questions.flatMap(({ text, answers }) =>
          answers.map(({ formId, option, text: said, comment }) => ({
            label: `${text} – ${forms.get(formId) ?? ""}`,
            text: [option, said, comment].filter(Boolean).join("\n"),
          })),
        ),
      })),
    ],
  };
  const digest = createHash("sha256").update(JSON.stringify(content), "utf8").digest("hex");
  return { content, digest };
}

function summarySection(
  forms: readonly ShownForm[],
  names: ReadonlyMap<string, string>,
  t: RoomWords,
): DocumentContent["sections"] {
  const entries = forms.flatMap(({ id, summary }) => (summary ? [{ label: names.get(id) ?? "", text: summary }] : []));
  return entries.length > 0 ? [{ title: t("form.summary"), entries }] : [];
}

function resultSection(
  cycle: CycleRecord,
  reviewee: RevieweeRecord,
  t: RoomWords,
  percent: (value: number | null) => string,
): DocumentContent["sections"] {
  const { sharing } = cycle.settings;
  const result = resultOf(cycle, reviewee, "REVIEWEE");
  const follows = outcomeOf(cycle, reviewee, "REVIEWEE");
  const { overall } = numbers(reviewee.scores);
  const entries = [
    ...(result ? [{ label: t("result.result"), text: [result.label, result.box].filter(Boolean).join(" · ") }] : []),
    ...(follows ? [{ label: follows.question, text: follows.label }] : []),
    ...(sharing.overallScore && overall !== null ? [{ label: t("score.overall"), text: percent(overall) }] : []),
  ];
  return entries.length > 0 ? [{ title: t("result.result"), entries }] : [];
}

async function placeOf(context: Context, employeeId: string) {
  const found = await firstRow<{ language: string; timeZone: string; company: string }>(
    context,
    sql`select coalesce(e.language, o.language) as language, coalesce(e.time_zone, o.time_zone) as "timeZone", o.name as company
      from {employee} e cross join {organization} o where e.id = ${employeeId}`,
  );
  const { language = "en", timeZone = "UTC", company = "" } = found ?? {};
  return { language: asLanguage(language), timeZone, company } as const;
}
