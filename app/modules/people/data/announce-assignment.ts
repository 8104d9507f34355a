import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import type { AssignmentChanged, ManagerChanged } from "../events.ts";

type Announced = AssignmentChanged["payload"] & { former: string | null; quiet?: boolean | undefined };

/** The events and the audit entry of one change of a timeline; `former` is what was recorded for that day before. */
export async function announceAssignment(
  context: Context,
  { former, quiet, ...payload }: Announced,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const { employeeId, kind, from, value } = payload;
  const changed: AssignmentChanged = { name: "people.assignment-changed", payload };
  const told = { kind, from, value, former, ...detail };
  await writeBoth(context, changed, { action, subject: "Employee", id: employeeId, detail: told });
  const manager: ManagerChanged = {
    name: "people.manager-changed",
    payload: { employeeId, managerId: value, formerManagerId: former, from, ...(quiet && { quiet }) },
  };
  if (kind === "REPORTING_LINE") await recordEvent(context, manager);
}
