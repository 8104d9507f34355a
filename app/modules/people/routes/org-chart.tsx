import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { OrgChartScreen } from "../components/org-chart/org-chart-screen.tsx";
import { orgChart } from "../queries/org-chart.ts";

export const loader = page({
  can: mayEver("view", "OrgChart"),
  input: z.object({
    person: z.uuid().optional().catch(undefined),
    asOf: z.iso.date().optional().catch(undefined),
    from: z.literal("top").optional().catch(undefined),
  }),
  load: async (context, { person, asOf, from }) => ({
    chart: await orgChart(context, { personId: person, asOf, from }),
    today: context.today(),
    mayLookAhead: (await context.ability()).anyOf("look-ahead", "OrgChart"),
  }),
});

export default function OrgChartRoute() {
  const { chart, today, mayLookAhead } = useLoaderData<typeof loader>();
  return (
    <OrgChartScreen key={`${chart.day}:${chart.focusId}`} chart={chart} today={today} mayLookAhead={mayLookAhead} />
  );
}
