import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { CompanyShapeChanged } from "../events.ts";

const subjectTypes = { ORG_UNIT: "OrgUnit", FUNCTION: "JobFunction", ROLE: "JobRole", GRADE: "Grade" } as const;

/** The event and the audit entry of one change of what the company is made of. */
export async function announceShape(
  context: Context,
  payload: CompanyShapeChanged["payload"],
  action: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const changed: CompanyShapeChanged = { name: "people.company-shape-changed", payload };
  await recordEvent(context, changed);
  await writeAuditEntry(context, { action, subjectType: subjectTypes[payload.what], subjectId: payload.id, detail });
}
