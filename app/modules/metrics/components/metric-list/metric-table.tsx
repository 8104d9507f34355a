import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { metricAddress } from "../../metric-addresses.ts";
import type { ListedMetric } from "../../queries/list-metrics.ts";
import { withPhotos } from "#app/platform/files/photo-address.ts";
import { PeopleMark } from "#app/ui/avatar/people-mark.tsx";
import { useMetricWords } from "../metric-words.ts";
import { MetricTrend, NewestValue } from "../metric-marks.tsx";
import classes from "../metric.module.css";

/** Metrics as rows, each leading to its page. */
export function MetricTable({ rows, caption }: { rows: readonly ListedMetric[]; caption: string }) {
  const { t, format } = useMetricWords();
  const columns: Column<ListedMetric>[] = [
    { id: "name", header: t("name"), render: (metric) => <NameCell metric={metric} /> },
    {
      id: "measure",
      header: t("measured-in"),
      width: "130px",
      render: (metric) => metric.currency ?? t(`measure.${metric.measureType}`),
    },
    {
      id: "value",
      narrow: true,
      header: t("newest"),
      width: "150px",
      render: (metric) => <NewestValue metric={metric} />,
    },
    {
      id: "trend",
      narrow: true,
      header: t("trend"),
      width: "130px",
      render: (metric) => <MetricTrend metric={metric} />,
    },
    {
      id: "owner",
      narrow: true,
      header: t("owner"),
      width: "180px",
      render: (metric) => <PeopleMark label={metric.owner.name} people={withPhotos([metric.owner])} />,
    },
    {
      id: "followers",
      header: t("followers"),
      width: "110px",
      align: "end",
      render: (metric) => format.number(metric.followers),
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(metric) => metric.id}
      rowHref={(metric) => metricAddress(metric.id)}
    />
  );
}

function NameCell({ metric }: { metric: ListedMetric }) {
  const { t } = useMetricWords();
  return (
    <span className={classes.name}>
      <span>{metric.name}</span>
      <span className={classes.key} dir="ltr">
        {metric.key}
      </span>
      {metric.formula === null ? null : (
        <span>
          <Chip tone="neutral">{t("formula.computed")}</Chip>
        </span>
      )}
      {metric.retired ? (
        <span>
          <Chip tone="neutral">{t("retired")}</Chip>
        </span>
      ) : null}
    </span>
  );
}
