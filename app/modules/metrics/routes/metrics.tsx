import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { metricForm, storedMetric, type TypedMetric } from "../components/metric-forms.ts";
import { MetricsScreen } from "../components/metric-list/metrics-screen.tsx";
import { metricAddress } from "../metric-addresses.ts";
import { metricsPage, metricsPageInput } from "../queries/metrics-page.ts";
import { addMetric, addMetricInput } from "../use-cases/add-metric.ts";

export const loader = page({
  can: feature("GOAL"),
  input: metricsPageInput,
  load: (context, input, request) => metricsPage(context, input, new URL(request.url).pathname),
});

export const action = command({
  can: feature("GOAL"),
  intents: {
    // Of a form that stays where it is, and takes the metric over.
    "add-metric-here": {
      input: metricForm,
      run: (context, typed: TypedMetric) => addMetric(context, addMetricInput.parse(storedMetric(typed))),
    },
    "add-metric": {
      input: metricForm,
      run: (context, typed: TypedMetric) => addMetric(context, addMetricInput.parse(storedMetric(typed))),
      redirectTo: ({ metricId }: { metricId: string }) => metricAddress(metricId),
    },
  },
});

export default function Metrics() {
  return <MetricsScreen page={useLoaderData<typeof loader>()} />;
}
