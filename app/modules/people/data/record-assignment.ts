import type { Context } from "#app/platform/context/context.ts";
import { asOf } from "../domain/effective-dating.ts";
import { announceAssignment } from "./announce-assignment.ts";
import { recordedAfter, storeTimeline } from "./store-timeline.ts";
import type { AssignmentChanged } from "../events.ts";

type Recorded = AssignmentChanged["payload"] & { quiet?: boolean | undefined };
type Rows = Parameters<typeof recordedAfter>[0];
type Known = { recordedAt: string; newId: () => string };

/** Keeps what became of a timeline, recorded after all that stands in it, and tells of it. */
export async function recordAssignment(
  context: Context,
  { employeeId, kind, from, value, quiet }: Recorded,
  rows: Rows,
  change: (known: Known) => Parameters<typeof storeTimeline>[3],
  { action, detail }: { action: string; detail: Record<string, unknown> },
): Promise<{ employeeId: string; from: string }> {
  const recordedAt = recordedAfter(rows, context.clock.now().toISOString());
  await storeTimeline(context, employeeId, kind, change({ recordedAt, newId: context.newId }), recordedAt);
  const former = asOf(rows, from)?.value ?? null;
  await announceAssignment(context, { employeeId, kind, from, value, former, quiet }, action, detail);
  return { employeeId, from };
}
