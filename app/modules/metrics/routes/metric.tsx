import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { metricEditForm, pointForm, storedPoint, type TypedPoint } from "../components/metric-forms.ts";
import { MetricScreen } from "../components/metric/metric-screen.tsx";
import { metricAddress } from "../metric-addresses.ts";
import { metricDetail, metricDetailInput } from "../queries/metric-detail.ts";
import { editMetric } from "../use-cases/edit-metric.ts";
import { recordPoints } from "../use-cases/record-points.ts";
import { retireMetric, retireMetricInput } from "../use-cases/retire-metric.ts";
import { withdrawPoint, withdrawPointInput } from "../use-cases/withdraw-point.ts";

const can = feature("GOAL");

export const loader = page({ can, input: metricDetailInput, load: metricDetail });

export const action = command({
  can,
  intents: {
    "edit-metric": { input: metricEditForm, run: editMetric },
    "record-point": {
      input: pointForm,
      run: (context, typed: TypedPoint) =>
        recordPoints(context, { metricId: typed.metricId, points: [storedPoint(typed)] }),
    },
    "withdraw-point": { input: withdrawPointInput, run: withdrawPoint },
    "retire-metric": {
      input: retireMetricInput,
      run: retireMetric,
      redirectTo: ({ metricId }: { metricId: string }) => metricAddress(metricId),
    },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? `${loaded.metric.name} · Cairn` : "Cairn" },
];

export default function Metric() {
  return <MetricScreen detail={useLoaderData<typeof loader>()} />;
}
