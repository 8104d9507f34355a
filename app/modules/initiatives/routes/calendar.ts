import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { taskCalendar } from "../queries/task-calendar.ts";

/** One's due tasks as a file for a calendar. */
export const loader = page({
  can: feature("TASK"),
  input: z.object({}),
  load: async (context, _input, _request, { origin }) =>
    new Response(await taskCalendar(context, origin), {
      headers: { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'attachment; filename="tasks.ics"', "Cache-Control": "private, no-store" },
    }),
});
