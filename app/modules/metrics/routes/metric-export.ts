import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { exportMetric } from "../queries/metric-export.ts";

/** A metric's values as a file. */
export const loader = page({
  can: feature("GOAL"),
  input: z.object({ metricId: z.uuid() }),
  load: async (context, { metricId }) => {
    const { key, values } = await exportMetric(context, metricId);
    return csvAnswer(values, `metric-${key}-${context.today()}`);
  },
});
