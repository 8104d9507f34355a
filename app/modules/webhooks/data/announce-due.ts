import { announcement, type EventWriter } from "#app/platform/events/record-event.ts";

/** Once the transaction is through, the worker looks at once what is due. */
export async function announceDue(unit: Pick<EventWriter, "rows" | "tenant">): Promise<void> {
  await unit.rows(announcement(unit));
}
