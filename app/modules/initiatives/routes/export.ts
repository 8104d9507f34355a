import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportInitiatives } from "../queries/initiative-export.ts";
import { initiativeListInput } from "../queries/initiative-list.ts";

/** A list of tasks as a file. */
export const loader = page({
  can: feature("TASK"),
  input: initiativeListInput,
  load: async (context, input) =>
    new Response(await exportInitiatives(context, input), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="initiatives-${context.today()}.csv"`,
        "Cache-Control": "private, no-store",
      },
    }),
});
