import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { meetingFile } from "../queries/one-on-one-calendar.ts";
import { oneMeeting } from "../use-cases/one-on-one-input.ts";

/** A 1:1 as a file for a calendar. */
export const loader = page({
  can: feature("CHECK_IN"),
  input: oneMeeting,
  load: async (context, { meetingId }, _request, { origin }) =>
    new Response(await meetingFile(context, meetingId, origin), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'attachment; filename="one-on-one.ics"',
        "Cache-Control": "private, no-store",
      },
    }),
});
