import type { Context } from "#app/platform/context/context.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
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
  await writeBoth(context, changed, { action, subject: subjectTypes[payload.what], id: payload.id, detail });
}
