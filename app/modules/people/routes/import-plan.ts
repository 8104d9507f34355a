import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportImportPlan } from "../queries/export-import-plan.ts";

/** What an import would do, line by line, as a file. */
export const loader = page({
  can: mayEver("create", "Employee"),
  input: z.object({ importId: z.uuid() }),
  load: async (context, { importId }) =>
    new Response(await exportImportPlan(context, importId), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="import-${importId}.csv"`,
      },
    }),
});
