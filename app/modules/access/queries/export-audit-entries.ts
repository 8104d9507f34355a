import type { Context } from "#app/platform/context/context.ts";
import { text, sheet, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import { listAuditEntries, type AuditFilters, type AuditRow } from "./list-audit-entries.ts";

const mostRows = 50_000;

const columns: readonly SheetColumn<AuditRow>[] = [
  text("id", (row) => row.id),
  text("at", (row) => row.at),
  text("actor", (row) => row.actor ?? ""),
  text("actor_id", (row) => row.actorId ?? ""),
  text("action", (row) => row.action),
  text("subject_type", (row) => row.subjectType),
  text("subject", (row) => row.subject ?? ""),
  text("subject_id", (row) => row.subjectId ?? ""),
  text("detail", (row) => JSON.stringify(row.detail)),
];

/** The newest fifty thousand entries the filters leave, as a file; cells never start a formula. */
export async function exportAuditEntries(context: Context, filters: AuditFilters): Promise<Sheet> {
  const { rows } = await listAuditEntries(context, { ...filters, before: undefined }, mostRows);
  return sheet(columns, rows);
}
