import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { exportImportPlan } from "../queries/export-import-plan.ts";

/** What an import would do, line by line, as a file. */
export const loader = page({
  can: mayEver("create", "Employee"),
  input: z.object({ importId: z.uuid() }),
  load: async (context, { importId }) => csvAnswer(await exportImportPlan(context, importId), `import-${importId}`),
});
