import { createHash } from "node:crypto";
import { peopleByIds } from "#app/modules/people/index.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { plainText } from "#app/platform/rich-text/clean-rich-text.ts";
import type { DocumentContent } from "#app/platform/signatures/document-content.ts";
import { typeName } from "../data/type-names.ts";
import { sql } from "#tenancy/sql.ts";
import { wordsOf } from "./words.ts";

export type NoteToSign = {
  id: string;
  employeeId: string;
  authorId: string;
  type: string;
  severity: string;
  step: string;
  /** Local dates. */
  occurredOn: string;
  publishedOn: string;
  countsUntil?: string | null | undefined;
  body: string;
};

/**
 * Every word the person answers, in their language: the note, and its files with their digests. Earlier notes are not named
 * in it: they may be expunged while this paper is kept.
 */
export async function noteDocument(context: Context, note: NoteToSign, preamble: string): Promise<DocumentContent> {
  const { language, timeZone, company } = await placeOf(context, note.employeeId);
  const t = wordsOf(language);
  const format = createFormat(language, timeZone, toldBy(context.tenant));
  const people = await peopleByIds(context, [note.employeeId, note.authorId]);
  const named = (id: string) => people.get(id)?.name ?? "";
  const files = await filesOf(context, note.id);
  const type = (await typeName(context, note.type)) ?? t(`type.${note.type}`);
  return {
    language,
    company,
    title: t("document.title", { name: named(note.employeeId) }),
    facts: [
      { label: t("field.employee"), value: named(note.employeeId) },
      { label: t("field.author"), value: named(note.authorId) },
      { label: t("field.type"), value: type },
      { label: t("field.severity"), value: t(`severity.${note.severity}`) },
      { label: t("field.step"), value: t(`step.${note.step}`) },
      { label: t("field.occurred"), value: format.date(note.occurredOn) },
      { label: t("field.published"), value: format.date(note.publishedOn) },
      ...(note.countsUntil ? [{ label: t("field.counts-until"), value: format.date(note.countsUntil) }] : []),
    ],
    sections: [
      ...(preamble ? [{ title: t("document.preamble"), entries: [{ label: "", text: preamble }] }] : []),
      { title: t("field.body"), entries: [{ label: "", text: plainText(note.body) }] },
      ...(files.length > 0
        ? [{ title: t("evidence.title"), entries: files.map(({ name, digest }) => ({ label: name, text: digest })) }]
        : []),
    ],
  };
}

/**
 * Whether the words that are kept are those that were put before the person: the digest is of the content, and the content
 * holds the words. `body` is the note's.
 */
export async function isIntact(context: Context, noteId: string, body: string): Promise<boolean> {
  const papers = await context.rows<{ content: string; digest: string }>(
    sql`select content, content_digest as digest from {signed_document} where record_kind = 'DisciplinaryNote'
      and record_id = ${noteId} and state <> 'WITHDRAWN'`,
  );
  return papers.every(({ content, digest }) => {
    if (createHash("sha256").update(content, "utf8").digest("hex") !== digest) return false;
    const { sections } = JSON.parse(content) as DocumentContent;
    return sections.some(({ entries }) => entries.some(({ text }) => text === plainText(body)));
  });
}

async function filesOf(context: Context, noteId: string) {
  return context.rows<{ name: string; digest: string }>(
    sql`select file_name as name, digest from {disciplinary_evidence} where note_id = ${noteId}
      order by added_at, attachment_id`,
  );
}

async function placeOf(context: Context, employeeId: string) {
  const found = await firstRow<{ language: string; timeZone: string; company: string }>(
    context,
    sql`select coalesce(e.language, o.language) as language, coalesce(e.time_zone, o.time_zone) as "timeZone",
      o.name as company from {employee} e cross join {organization} o where e.id = ${employeeId}`,
  );
  const { language = "en", timeZone = "UTC", company = "" } = found ?? {};
  return { language: asLanguage(language), timeZone, company } as const;
}
