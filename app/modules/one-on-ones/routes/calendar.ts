import { feature } from "#app/platform/http/can.ts";
import { calendarAnswer } from "#app/platform/files/file-answer.ts";
import { page } from "#app/platform/http/page.ts";
import { meetingFile } from "../queries/one-on-one-calendar.ts";
import { oneMeeting } from "../use-cases/one-on-one-input.ts";

/** A 1:1 as a file for a calendar. */
export const loader = page({
  can: feature("CHECK_IN"),
  input: oneMeeting,
  load: async (context, { meetingId }, _request, { origin }) =>
    calendarAnswer(await meetingFile(context, meetingId, origin), "one-on-one"),
});
