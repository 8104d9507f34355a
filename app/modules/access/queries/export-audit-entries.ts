import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { actionIn, kindIn } from "../domain/audit-names.ts";
import { listAuditEntries, type AuditFilters, type AuditRow } from "./list-audit-entries.ts";
import { wordsOf } from "./words.ts";

const { text, sheet, moment } = sheetsIn(wordsOf);

const mostRows = 50_000;

const knownIn = (language: Language) => (key: string) => {
  const words = wordsOf(language)(key);
  return words === key ? null : words;
};

const columns: readonly SheetColumn<AuditRow>[] = [
  text("id", { common: "id" }, (row) => row.id),
  moment("at", "audit.at", (row) => row.at),
  text("actor", "audit.actor", (row) => row.actor ?? ""),
  text("actor_id", "file.actor-id", (row) => row.actorId ?? ""),
  text(
    "action",
    "audit.action",
    (row) => row.action,
    ({ action }, _, language) => actionIn(action, knownIn(language)),
  ),
  text(
    "subject_type",
    "explain.about",
    (row) => row.subjectType,
    ({ subjectType }, _, language) => kindIn(subjectType, knownIn(language)),
  ),
  text("subject", "audit.subject", (row) => row.subject ?? ""),
  text("subject_id", "file.subject-id", (row) => row.subjectId ?? ""),
  // What only a program knows by its id is told nowhere else.
  text("detail", "audit.detail", (row) => JSON.stringify(row.detail)),
];

/** The newest fifty thousand entries the filters leave, as a file; cells never start a formula. */
export async function exportAuditEntries(context: Context, filters: AuditFilters): Promise<Sheet> {
  const { rows } = await listAuditEntries(context, { ...filters, before: undefined }, mostRows);
  return sheet("navigation.audit", columns, rows);
}
