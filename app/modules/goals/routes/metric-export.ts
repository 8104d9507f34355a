import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportMetric } from "../queries/metric-export.ts";

/** A metric's values as a file. */
export const loader = page({
  can: feature("GOAL"),
  input: z.object({ metricId: z.uuid() }),
  load: async (context, { metricId }) => {
    const { key, content } = await exportMetric(context, metricId);
    return new Response(content, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="metric-${key}-${context.today()}.csv"`,
        "Cache-Control": "private, no-store",
      },
    });
  },
});
