import { UiLink } from "#app/ui/link/link.tsx";
import type { Column } from "#app/ui/data-table/data-table.tsx";
import { behindOf } from "../../analytics-places.ts";
import type { ReportResult, ReportRow } from "../../queries/report-result.ts";
import { useAnalyticsWords } from "../use-analytics-words.ts";

export type ReportNumberColumn = { name: string; told: (value: number | null) => string };

/** The numbers of a result, as they are written: each measure, then what the formula makes of them. */
export function useReportNumbers({ measures, definition, total }: ReportResult): ReportNumberColumn[] {
  const { t, told, format } = useAnalyticsWords();
  const made = total.length > measures.length;
  return [
    ...measures.map((measure) => ({ name: measure.name, told: (value: number | null) => told(measure, value) })),
    ...(made
      ? [
          {
            name: t(`formula.${definition.formula}`),
            told: (value: number | null) => {
              if (value === null) return t("dashboard.no-data");
              return definition.formula === "SHARE" ? format.percent(value) : format.number(value, 2);
            },
          },
        ]
      : []),
  ];
}

/** The columns of a result as a table; numbers lead to the people behind them where the measure names people. */
export function useReportColumns(result: ReportResult): Column<ReportRow>[] {
  const { t, partName } = useAnalyticsWords();
  const numbers = useReportNumbers(result);
  const { definition, before, measures } = result;
  const named = measures.find(({ secrecy }) => secrecy === "NAMED");
  return [
    ...(definition.splits.length === 0
      ? [{ id: "all", header: t("dashboard.part"), hideable: false, render: () => t("report.total") }]
      : definition.splits.map((dimension, place): Column<ReportRow> => ({
          ...{
            id: dimension,
            header: t(`dimension.${dimension}`),
            ...(place === 0 ? { hideable: false } : { narrow: true }),
          },
          render: ({ parts }) => partName(dimension, parts[place]!),
        }))),
    ...numbers.flatMap(({ name, told }, place): Column<ReportRow>[] => [
      {
        ...{ id: `now ${place}`, header: name, align: "end", narrow: "named" },
        render: (row) => told(row.numbers[place]!.now),
      },
      ...(before
        ? [
            {
              ...{ id: `before ${place}`, header: t("report.before-of", { name }), align: "end" as const },
              narrow: "named" as const,
              render: (row: ReportRow) => told(row.numbers[place]!.before),
            },
          ]
        : []),
    ]),
    ...(named
      ? [
          {
            ...{
              id: "people",
              header: t("report.behind"),
              hideHeader: true,
              align: "end" as const,
              narrow: true as const,
            },
            render: (row: ReportRow) => <UiLink href={behindRow(result, named.key, row)}>{t("report.behind")}</UiLink>,
          },
        ]
      : []),
  ];
}

/** The people behind a row, as an address. */
function behindRow({ definition }: ReportResult, measure: string, { parts }: ReportRow): string {
  const { scope, period, organisation, cohort, orgUnit, splits } = definition;
  return behindOf({
    ...{ measure, scope, period, organisation },
    ...(cohort && { cohort }),
    ...(orgUnit && { orgUnit }),
    ...(splits[0] && { split: splits[0], key: parts[0]?.key ?? "" }),
    ...(splits[1] && { split2: splits[1], key2: parts[1]?.key ?? "" }),
  });
}
