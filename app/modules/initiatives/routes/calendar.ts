import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { oneTaskCalendar, oneTaskCalendarInput } from "../queries/one-task-calendar.ts";
import { taskCalendar } from "../queries/task-calendar.ts";

/** One's due tasks as a file for a calendar; with `taskId` that one, or its series. */
export const loader = page({
  can: feature("TASK"),
  input: z.union([oneTaskCalendarInput, z.object({ taskId: z.undefined().optional() })]),
  load: async (context, input, _request, { origin }) =>
    new Response(
      input.taskId === undefined ? await taskCalendar(context, origin) : await oneTaskCalendar(context, input, origin),
      {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="${input.taskId === undefined ? "tasks" : "task"}.ics"`,
          "Cache-Control": "private, no-store",
        },
      },
    ),
});
