import { data, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { invalid } from "#app/platform/errors/app-error.ts";
import { feature } from "#app/platform/http/can.ts";
import { command, refused } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { metricEditForm, metricFileForm, pointForm, storedPoint, type TypedPoint } from "../components/metric-forms.ts";
import { MetricScreen } from "../components/metric-screen.tsx";
import { metricAddress } from "../metric-addresses.ts";
import { metricDetail, metricDetailInput } from "../queries/metric-detail.ts";
import { editMetric } from "../use-cases/edit-metric.ts";
import { readPointsFile } from "../use-cases/read-points-file.ts";
import { recordPoints } from "../use-cases/record-points.ts";
import { retireMetric, retireMetricInput } from "../use-cases/retire-metric.ts";
import { withdrawPoint, withdrawPointInput } from "../use-cases/withdraw-point.ts";

const can = feature("GOAL");
const largestFile = 2 * 1024 * 1024;

export const loader = page({ can, input: metricDetailInput, load: metricDetail });

const act = command({
  can,
  intents: {
    "edit-metric": { input: metricEditForm, run: editMetric },
    "record-point": {
      input: pointForm,
      run: (context, typed: TypedPoint) =>
        recordPoints(context, { metricId: typed.metricId, points: [storedPoint(typed)] }),
    },
    "read-points": { input: metricFileForm, run: readPointsFile },
    "withdraw-point": { input: withdrawPointInput, run: withdrawPoint },
    "retire-metric": {
      input: retireMetricInput,
      run: retireMetric,
      redirectTo: ({ metricId }: { metricId: string }) => metricAddress(metricId),
    },
  },
});

/** A body larger than any file that is taken is turned away before it is read. */
export async function action(args: ActionFunctionArgs) {
  const size = Number(args.request.headers.get("content-length") ?? Infinity);
  if (size <= largestFile + 64 * 1024) return act(args);
  const tooLarge = invalid("goals.file-too-large", "The file is too large.", {
    params: { megabytes: largestFile / 1024 / 1024 },
    fields: { file: "goals.file-too-large" },
  });
  return data(refused("read-points", null, tooLarge), { status: 413 });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? `${loaded.metric.name} · Cairn` : "Cairn" },
];

export default function Metric() {
  return <MetricScreen detail={useLoaderData<typeof loader>()} result={useActionData<typeof act>() ?? null} />;
}
