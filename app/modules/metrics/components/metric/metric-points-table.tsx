import { record, useMay } from "#app/platform/ability/granting.tsx";
import { useSearchParams } from "@remix-run/react";
import { IconPencil, IconX } from "@tabler/icons-react";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Pager } from "#app/ui/pager/pager.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { metricAddress } from "../../metric-addresses.ts";
import type { MetricDetail } from "../../queries/metric-detail.ts";
import type { MetricDay } from "../../queries/metric-points.ts";
import { metricCommands } from "../metric-commands.ts";
import { useMetricWords } from "../metric-words.ts";
import classes from "../metric.module.css";
import { useMetricForms } from "./use-metric-forms.ts";

/** A metric's days, newest first, with what stood there before. */
export function MetricPointsTable({ detail }: { detail: MetricDetail }) {
  const { t, format } = useMetricWords(useViewer().timeZone);
  const { metric, points } = detail;
  const may = useMay();
  const [search] = useSearchParams();
  if (points.days.length === 0) return <SmallText as="p">{t("no-values")}</SmallText>;
  const columns: Column<MetricDay>[] = [
    { id: "date", header: t("date"), width: "130px", render: ({ date }) => format.date(date) },
    { id: "value", narrow: true, header: t("value"), render: (day) => <Value day={day} detail={detail} /> },
    {
      id: "by",
      narrow: true,
      header: t("given-by"),
      width: "170px",
      render: ({ by, value: given }) => by ?? (given === null ? "–" : t("formula.computed")),
    },
    {
      id: "note",
      narrow: true,
      header: t("note"),
      render: ({ note }) => <span className={classes.note}>{note}</span>,
    },
    ...(isGiven(metric) && may("edit", record("Metric", metric.id))
      ? [
          {
            id: "acts",
            header: t("acts"),
            hideHeader: true,
            width: "90px",
            narrow: true,
            render: (day: MetricDay) => <Acts day={day} metricId={metric.id} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable caption={t("values")} columns={columns} rows={points.days} rowKey={({ date }) => date} />
      <Pager
        label={t("pages")}
        previousLabel={t("newest-days")}
        nextLabel={t("older-days")}
        previousHref={search.has("before") ? metricAddress(metric.id) : undefined}
        nextHref={points.next ? `${metricAddress(metric.id)}?before=${points.next}` : undefined}
      />
    </>
  );
}

/** Whether people give values of it. */
function isGiven({ retired, formula }: MetricDetail["metric"]): boolean {
  return !retired && formula === null;
}

function Value({ day, detail }: { day: MetricDay; detail: MetricDetail }) {
  const { metric } = detail;
  const { t, format, value } = useMetricWords(useViewer().timeZone);
  return (
    <span className={classes.day}>
      <b>{day.value === null ? t("without") : value(metric, day.value)}</b>
      {day.former.length > 0 ? (
        <ul className={classes.former}>
          {day.former.map((former) => (
            <li key={former.at}>
              {t("former", {
                value: value(metric, former.value),
                name: former.by,
                date: format.dateTime(former.at),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </span>
  );
}

function Acts({ day: { date, id }, metricId }: { day: MetricDay; metricId: string }) {
  const { t, format } = useMetricWords();
  const open = useMetricForms(metricId);
  const named = { date: format.date(date) };
  const withdraw = metricCommands.useCommand({
    intent: "withdraw-point",
    action: metricAddress(metricId),
    said: t("withdrawn"),
  });
  return (
    <span className={classes.acts}>
      <IconButton
        size="small"
        href={open("record", { day: date })}
        label={t("correct-day", named)}
        icon={<IconPencil />}
      />
      {id ? (
        <IconAct
          command={withdraw}
          intent="withdraw-point"
          fields={{ metricId, pointId: id }}
          label={t("withdraw-day", named)}
          icon={<IconX />}
        />
      ) : null}
    </span>
  );
}
