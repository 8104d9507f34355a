import { Suspense } from "react";
import { RecordList, type ListColumnsOf, type ListFiltersOf } from "#app/modules/records/ui.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Sparkline } from "#app/ui/charts/sparkline.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { metricAddress } from "../../metric-addresses.ts";
import { metricFields } from "../../metric-fields.ts";
import type { ListedMetric } from "../../queries/list-metrics.ts";
import type { MetricsPage } from "../../queries/metrics-page.ts";
import { MetricTrend, NewestValue } from "../metric-marks.tsx";
import { useMetricWords } from "../metric-words.ts";
import classes from "../metric.module.css";

/** Only who adds a metric fetches the form. */
const MetricPanel = lazyPart(async () => ({ default: (await import("./metric-panel.tsx")).MetricPanel }));

/** The company's metrics: what is measured year in, year out, and what key results may follow. */
export function MetricsScreen({ page }: { page: MetricsPage }) {
  const { t } = useMetricWords();
  const address = useAddress();
  const { list, input, granted } = page;
  const makes = granted.kinds?.["Metric"]?.includes("create") ?? false;
  return (
    <RecordList
      fields={metricFields}
      page={{ list: { ...list, granted }, place: { text: input.text, chosen: { measureType: input.measure } } }}
      address={page.address.path}
      addressOf={metricAddress}
      called={{
        ...{ new: "add", search: "search", "none-text": makes ? "none-text" : "none-view" },
        ...{ "none-found": "not-found", "none-found-text": "not-found-text", "show-all": "clear-filters" },
      }}
      columns={useColumns()}
      filters={useNarrowing(page)}
      newHref={address({ create: "true" })}
      files={makes ? { brings: "metric-values" } : {}}
      pages={{ cursors: list, summary: list.rows.length > 0 ? t("count", { count: list.count }) : undefined }}
      panel={
        page.creating ? (
          <Suspense fallback={null}>
            <MetricPanel currency={page.currency} closeHref={address({ create: null })} />
          </Suspense>
        ) : null
      }
    />
  );
}

/** By what it is counted in, whose it is, and whether it is in use. */
function useNarrowing({ input }: MetricsPage): ListFiltersOf {
  const { t } = useMetricWords();
  const [whose, state] = [
    { name: "whose", label: t("owner"), any: t("everybodys"), options: [{ value: "MINE", label: t("mine") }] },
    { name: "state", label: t("state"), any: t("in-use"), options: [{ value: "RETIRED", label: t("retired") }] },
  ];
  return ([measure]) => [
    { ...measure!, name: "measure", any: t("all-measures") },
    { ...whose, value: input.whose },
    { ...state, value: input.state },
  ];
}

function useColumns(): ListColumnsOf<ListedMetric> {
  const { t, format } = useMetricWords();
  return (named) => [
    { ...named("name"), render: (metric) => <NameCell metric={metric} /> },
    {
      ...{ ...named("measureType"), narrow: false, width: "130px" },
      render: (metric) => metric.currency ?? t(`measure.${metric.measureType}`),
    },
    {
      ...{ id: "value", narrow: true, header: t("newest"), width: "150px" },
      render: (metric) => <NewestValue metric={metric} />,
    },
    {
      ...{ id: "trend", narrow: true, header: t("trend"), width: "130px" },
      render: (metric) => <MetricTrend metric={metric} />,
    },
    {
      ...{ id: "course", header: t("course"), width: "110px" },
      render: ({ values }) => (values.length > 1 ? <Sparkline values={values} /> : null),
    },
    named("owner"),
    {
      ...{ id: "followers", header: t("followers-short"), width: "110px", align: "end" },
      render: ({ followers }) => format.number(followers),
    },
  ];
}

function NameCell({ metric: { name, key, formula, retired } }: { metric: ListedMetric }) {
  const { t } = useMetricWords();
  const marks = [...(formula === null ? [] : [t("formula.computed")]), ...(retired ? [t("retired")] : [])];
  return (
    <span className={classes.name}>
      <span>{name}</span>
      <span className={classes.key} dir="ltr">
        {key}
      </span>
      {marks.map((mark) => (
        <span key={mark}>
          <Chip tone="neutral">{mark}</Chip>
        </span>
      ))}
    </span>
  );
}
