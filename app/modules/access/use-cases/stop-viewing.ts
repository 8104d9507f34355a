import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { endViewing } from "../data/viewing-session.ts";

type StopScope = Pick<RequestScope, "database" | "session" | "tenant" | "clock" | "requestId">;

/** Ends seeing the product as somebody else; answers whom. The one change such a session may make, written down as the admin's. */
export async function stopViewing({ database, session, tenant, clock, requestId }: StopScope): Promise<string | null> {
  const viewed = session?.viewingEmployeeId;
  if (!session || !tenant || !viewed) return null;
  await inUnitOfWork(database, tenant, {}, (unit) =>
    writeAuditEntry(
      { rows: unit.rows, clock, requestId, actor: { employeeId: session.employeeId } },
      { action: "access.stop-viewing", subjectType: "Employee", subjectId: viewed },
    ),
  );
  await endViewing(database, session.id);
  return viewed;
}
