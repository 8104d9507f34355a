import type { Context } from "#app/platform/context/context.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import type { EventsOf } from "#app/platform/events/catalogue.ts";
import type { audienceEvents } from "../events.ts";

type AudienceEvents = EventsOf<typeof audienceEvents>;

type CohortEvent = Extract<keyof AudienceEvents, `audiences.cohort-${string}`>;
type SharingEvent = Extract<keyof AudienceEvents, `audiences.sharing-${string}`>;

/** Announces what became of a cohort and writes it into the audit log; `detail` says how it was made, never whom it finds. */
export async function recordCohortChange<Name extends CohortEvent>(
  context: Context,
  name: Name,
  payload: AudienceEvents[Name],
  detail: Record<string, unknown> = {},
): Promise<void> {
  const written = { action: name, subject: "Cohort", id: payload.cohortId, detail: { ...payload, ...detail } };
  await writeBoth(context, { name, payload }, written);
}

/** The same of the right to share with the company. */
export async function recordSharingChange(context: Context, name: SharingEvent, employeeId: string): Promise<void> {
  await writeBoth(context, { name, payload: { employeeId } }, { action: name, subject: "Employee", id: employeeId });
}
