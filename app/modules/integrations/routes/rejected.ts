import { z } from "zod";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { rejectedRows } from "../queries/rejected-rows.ts";

/** The rows a run left out, each with why. */
export const loader = page({
  can: mayEver("edit", "Connector"),
  input: z.object({ installationId: z.uuid(), runId: z.uuid() }),
  load: async (context, { installationId, runId }) =>
    csvAnswer(await rejectedRows(context, installationId, runId), `rejected-${runId}`),
});
