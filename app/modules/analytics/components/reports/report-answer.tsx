import { Chart } from "#app/shell/components/chart/chart.tsx";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { HeatMap } from "#app/ui/charts/heat-map.tsx";
import { SmallMultiples } from "#app/ui/charts/small-multiples.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import type { ReportResult, ReportRow } from "../../queries/report-result.ts";
import classes from "../analytics.module.css";
import { useChangeSentence } from "../measures/use-change-sentence.ts";
import { useAnalyticsWords } from "../use-analytics-words.ts";
import { useReportColumns, useReportNumbers } from "./use-report-columns.tsx";

/** What a report says: its totals, then the parts as a table or a chart. */
export function ReportAnswer({ result }: { result: ReportResult }) {
  const { t, days } = useAnalyticsWords();
  const numbers = useReportNumbers(result);
  const sentence = useChangeSentence();
  const { days: asked, before } = result;
  return (
    <Stack>
      {result.definition.shape === "TREND" ? null : (
        <p className={classes.detail}>{before ? sentence.when({ days: asked, before }) : days(asked)}</p>
      )}
      <div className={classes.stats}>
        {numbers.map(({ name, told }, place) => (
          <Stat
            key={name}
            label={name}
            value={told(result.total[place]!.now)}
            hint={
              result.before
                ? t("report.before-is", { value: told(result.total[place]!.before) })
                : t("dashboard.people-count", { count: result.total[place]!.people })
            }
          />
        ))}
      </div>
      <Answer result={result} />
      {result.measures.some(({ secrecy }) => secrecy === "GUARDED") ? (
        <p className={classes.detail}>{t("dashboard.guarded")}</p>
      ) : null}
      <dl className={classes.facts}>
        {result.measures.map(({ key, name, formula }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{formula}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

function Answer({ result }: { result: ReportResult }) {
  const { t } = useAnalyticsWords();
  const columns = useReportColumns(result);
  const { shape, splits } = result.definition;
  if (shape === "TREND") return <Trend result={result} />;
  if (shape === "BARS" && splits.length > 0) return <Bars result={result} />;
  if (shape === "HEAT" && splits.length === 2) return <Heat result={result} />;
  return (
    <DataTable
      caption={t("report.table")}
      columns={columns}
      rows={result.rows}
      rowKey={({ parts }) => parts.map(({ key }) => key ?? "").join(" ") || "all"}
    />
  );
}

function useSentence({ measures, days }: ReportResult): string {
  const { t, format } = useAnalyticsWords();
  return t("report.sentence", {
    ...{ name: measures[0]!.name, from: format.date(days.from), to: format.date(days.to) },
  });
}

function usePartNames({ definition: { splits } }: ReportResult) {
  const { partName } = useAnalyticsWords();
  return ({ parts }: ReportRow) => parts.map((part, place) => partName(splits[place], part));
}

const mostBars = 40;

function Bars({ result }: { result: ReportResult }) {
  const { t } = useAnalyticsWords();
  const [number] = useReportNumbers(result);
  const sentence = useSentence(result);
  const names = usePartNames(result);
  const shown = result.rows.slice(0, mostBars);
  const most = Math.max(result.measures[0]!.ofWhole ? 100 : 1, ...shown.map(({ numbers }) => numbers[0]!.now ?? 0));
  return (
    <Chart
      sentence={sentence}
      fileName="report"
      data={{
        head: [t("dashboard.part"), number!.name],
        rows: result.rows.map((row) => [names(row).join(" · "), number!.told(row.numbers[0]!.now)]),
      }}
    >
      <BarChart
        bars={shown.map((row) => ({
          key: names(row).join(" "),
          label: names(row).join(" · "),
          share: row.numbers[0]!.now === null ? null : (row.numbers[0]!.now / most) * 100,
          text: number!.told(row.numbers[0]!.now),
        }))}
      />
    </Chart>
  );
}

function Heat({ result }: { result: ReportResult }) {
  const { t } = useAnalyticsWords();
  const [number] = useReportNumbers(result);
  const sentence = useSentence(result);
  const names = usePartNames(result);
  const cells = new Map(result.rows.map((row) => [names(row).join("\n"), row.numbers[0]!.now]));
  const unique = (place: number) => [...new Set(result.rows.map((row) => names(row)[place]!))];
  const values = [...cells.values()].filter((value) => value !== null);
  const [rows, columns] = [unique(0), unique(1)];
  return (
    <Chart
      sentence={sentence}
      fileName="report"
      data={{
        head: [t("dashboard.part"), ...columns],
        rows: rows.map((row) => [
          row,
          ...columns.map((column) => number!.told(cells.get(`${row}\n${column}`) ?? null)),
        ]),
      }}
    >
      <HeatMap
        columns={columns}
        low={Math.min(0, ...values)}
        high={Math.max(1, ...values)}
        rows={rows.map((row) => ({
          key: row,
          label: row,
          cells: columns.map((column) => {
            const value = cells.get(`${row}\n${column}`) ?? null;
            const text = value === null ? "–" : number!.told(value);
            return { value, text, says: `${row}, ${column}: ${number!.told(value)}` };
          }),
        }))}
      />
    </Chart>
  );
}

function Trend({ result }: { result: ReportResult }) {
  const { t, days } = useAnalyticsWords();
  const numbers = useReportNumbers(result);
  return (
    <Chart
      sentence={t("dashboard.trend-text", { name: result.measures[0]!.name })}
      fileName="report"
      data={{
        head: [t("dashboard.quarter"), ...numbers.map(({ name }) => name)],
        rows: result.trend.map((quarter) => [
          days(quarter.days),
          ...numbers.map(({ told }, place) => told(quarter.numbers[place]!.now)),
        ]),
      }}
    >
      <SmallMultiples
        drawings={numbers.map(({ name, told }, place) => ({
          ...{ key: name, label: name, text: told(result.total[place]!.now) },
          values: result.trend.map((quarter) => quarter.numbers[place]!.now),
          says: `${name}: ${result.trend.map((quarter) => told(quarter.numbers[place]!.now)).join(", ")}`,
        }))}
      />
    </Chart>
  );
}
