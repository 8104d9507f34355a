import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { orgChartReports } from "../queries/org-chart.ts";

/** Further nodes of the chart, when one is opened. */
export const loader = resource({
  can: signedIn,
  input: z.object({ person: z.uuid(), asOf: z.iso.date().optional() }),
  load: async (context, { person, asOf }) => ({ nodes: await orgChartReports(context, { personId: person, asOf }) }),
});
