import type { Context } from "#app/platform/context/context.ts";
import type { EntryChange } from "#app/platform/contributions/entry-change.ts";
import { cancelMeeting } from "./change-meeting-state.ts";
import { moveMeeting, moveMeetingInput } from "./move-meeting.ts";
import { sql } from "#tenancy/sql.ts";

/** A 1:1 that one of the two moved or deleted in their own calendar is moved or cancelled here, as they would by hand. */
export async function followCalendar(context: Context, change: EntryChange): Promise<boolean> {
  const [meeting] = await context.rows<{ status: string }>(
    sql`select m.status from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
        where m.id::text = ${change.uid} and ${context.actor.employeeId}::uuid in (s.organiser_id, s.partner_id)`,
  );
  if (!meeting) return false;
  // What has begun or is over stays what it was.
  if (meeting.status !== "NOT_STARTED") return true;
  if (change.what === "TAKEN_AWAY") await cancelMeeting(context, { meetingId: change.uid });
  else await moveMeeting(context, moveMeetingInput.parse({ meetingId: change.uid, start: change.start }));
  return true;
}
