import { mayEver } from "#app/platform/http/can.ts";
import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { page } from "#app/platform/http/page.ts";
import { exportAuditEntries } from "../queries/export-audit-entries.ts";
import { auditFiltersInput } from "../queries/list-audit-entries.ts";

/** The audit log as a file, with the filters of the list. */
export const loader = page({
  can: mayEver("view", "AuditLog"),
  input: auditFiltersInput.extend({ format: sheetFormatInput }),
  load: async (context, { format, ...filters }) =>
    sheetAnswer(await exportAuditEntries(context, filters), `audit-${context.today()}`, format, context.actor),
});
