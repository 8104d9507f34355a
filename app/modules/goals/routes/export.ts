import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportGoals } from "../queries/goal-export.ts";
import { goalListInput } from "../queries/goal-list.ts";

/** A list of goals as a file. */
export const loader = page({
  can: feature("GOAL"),
  input: goalListInput,
  load: async (context, input) =>
    new Response(await exportGoals(context, input), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="goals-${context.today()}.csv"`,
        "Cache-Control": "private, no-store",
      },
    }),
});
