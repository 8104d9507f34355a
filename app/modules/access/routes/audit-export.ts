import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportAuditEntries } from "../queries/export-audit-entries.ts";
import { auditFiltersInput } from "../queries/list-audit-entries.ts";

/** The audit log as a file, with the filters of the list. */
export const loader = page({
  can: mayEver("view", "AuditLog"),
  input: auditFiltersInput,
  load: async (context, filters) =>
    new Response(await exportAuditEntries(context, filters), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="audit-${context.today()}.csv"`,
        "Cache-Control": "private, no-store",
      },
    }),
});
