import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { AuditLogScreen } from "../components/audit-log/audit-log-screen.tsx";
import { auditFiltersInput, listAuditEntries } from "../queries/list-audit-entries.ts";
import { checkAuditLog, checkAuditLogInput } from "../use-cases/check-audit-log.ts";

export const loader = page({
  can: mayEver("view", "AuditLog"),
  input: auditFiltersInput,
  load: async (context, filters) => ({ filters, list: await listAuditEntries(context, filters) }),
});

export const action = command({
  can: mayEver("view", "AuditLog"),
  intents: { check: { input: checkAuditLogInput, run: (context, _input, scope) => checkAuditLog(context, scope) } },
});

export default function AuditLog() {
  return <AuditLogScreen {...useLoaderData<typeof loader>()} />;
}
