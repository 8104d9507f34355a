import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { actionIn, kindIn } from "../domain/audit-names.ts";
import { auditFiltersInput, listAuditEntries, type AuditFilters, type AuditRow } from "./list-audit-entries.ts";
import { wordsOf } from "./words.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const can = mayEver("view", "AuditLog");
const { text, long, moment } = sheetsIn(wordsOf);

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

/** The entries the filters leave, as a file; cells never start a formula. */
export async function exportAuditEntries(
  context: Context,
  filters: AuditFilters,
  batch = heldAtOnce,
): Promise<LongSheet> {
  const read = (before: string | undefined, limit: number) => listAuditEntries(context, { ...filters, before }, limit);
  return long("navigation.audit", columns, pagesByKey(read, batch));
}

export const auditLogExport = listExport({
  kind: "access.audit-log",
  can,
  input: auditFiltersInput.extend({ format: sheetFormatInput }),
  name: (context) => `audit-${context.today()}`,
  sheet: (context, asked) => exportAuditEntries(context, asked),
});
