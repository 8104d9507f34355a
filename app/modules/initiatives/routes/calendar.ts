import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { calendarAnswer } from "#app/platform/files/file-answer.ts";
import { page } from "#app/platform/http/page.ts";
import { oneTaskCalendar, oneTaskCalendarInput } from "../queries/one-task-calendar.ts";
import { taskCalendar } from "../queries/task-calendar.ts";

/** One's due tasks as a file for a calendar; with `taskId` that one, or its series. */
export const loader = page({
  can: feature("TASK"),
  input: z.union([oneTaskCalendarInput, z.object({ taskId: z.undefined().optional() })]),
  load: async (context, input, _request, { origin }) =>
    input.taskId === undefined
      ? calendarAnswer(await taskCalendar(context, origin), "tasks")
      : calendarAnswer(await oneTaskCalendar(context, input, origin), "task"),
});
