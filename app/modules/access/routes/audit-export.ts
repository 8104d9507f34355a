import { mayEver } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { exportAuditEntries } from "../queries/export-audit-entries.ts";
import { auditFiltersInput } from "../queries/list-audit-entries.ts";

/** The audit log as a file, with the filters of the list. */
export const loader = page({
  can: mayEver("view", "AuditLog"),
  input: auditFiltersInput,
  load: async (context, filters) => csvAnswer(await exportAuditEntries(context, filters), `audit-${context.today()}`),
});
