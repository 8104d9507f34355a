import { Card } from "#app/ui/card/card.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { objectiveLevels, standings } from "#app/modules/goals/domain.ts";
import type { GoalInsights, GoalNumbers } from "#app/modules/goals/index.ts";
import type { InsightScreen } from "../../queries/insight-screen.ts";
import classes from "../insight.module.css";
import { useReportWords, type ReportWords } from "../report-words.ts";

type LevelRow = GoalNumbers & { level: string | null };

/** Objectives in numbers; each leads to the list of what it counts. */
export function InsightGoals({ screen, goals: { all, levels } }: { screen: InsightScreen; goals: GoalInsights }) {
  const words = useReportWords();
  const { t, format } = words;
  const behind = (changes: Readonly<Record<string, string>>) =>
    `${screen.address.list}?${new URLSearchParams({ period: screen.input.period, ...changes })}`;
  if (all.total === 0) return <EmptyState title={t("empty.title")}>{t("empty.text-view")}</EmptyState>;
  const rows: LevelRow[] = [
    ...objectiveLevels.flatMap((level) => levels.filter((row) => row.level === level)),
    { ...all, level: null },
  ];
  return (
    <div>
      <div className={classes.cards}>
        <Card href={behind({})}>
          <Stat label={t("names.objectives")} value={format.number(all.total)} hint={t("insights.seen")} />
        </Card>
        <Card href={behind({ sort: "progress" })}>
          <Stat label={t("insights.average")} value={averageOf(words, all)} />
        </Card>
        <Card href={behind({ heard: "RECENTLY", status: "OPEN" })}>
          <Stat
            label={t("insights.heard")}
            value={heardOf(words, all)}
            hint={t("insights.of-open", { heard: all.heard, open: all.open })}
          />
        </Card>
        <Card href={behind({ heard: "NOT", status: "OPEN" })}>
          <Stat label={t("insights.silent")} value={format.number(all.open - all.heard)} />
        </Card>
      </div>
      <DataTable
        caption={t("insights.by-level")}
        rows={rows}
        rowKey={(row) => row.level ?? "all"}
        columns={levelColumns(words, behind)}
      />
    </div>
  );
}

function levelColumns(
  words: ReportWords,
  behind: (changes: Readonly<Record<string, string>>) => string,
): Column<LevelRow>[] {
  const { t, format } = words;
  const number = (row: LevelRow, text: string, changes: Readonly<Record<string, string>>) => (
    <UiLink className={classes.number} href={behind({ ...(row.level ? { level: row.level } : {}), ...changes })}>
      {text}
    </UiLink>
  );
  return [
    {
      id: "level",
      header: t("column.level"),
      render: ({ level }) => (level ? t(`objective-level.${level}`) : <strong>{t("list.all-levels")}</strong>),
    },
    { id: "total", header: t("list.all"), align: "end", render: (row) => number(row, format.number(row.total), {}) },
    ...standings.map((standing): Column<LevelRow> => ({
      id: standing,
      header: standing === "STALE" ? t("stale.status") : t(`level.${standing}`),
      align: "end",
      render: (row) => number(row, format.number(row[standing]), { status: standing }),
    })),
    {
      id: "average",
      header: t("insights.average"),
      align: "end",
      render: (row) => number(row, averageOf(words, row), { sort: "progress" }),
    },
    {
      id: "heard",
      header: t("insights.heard"),
      align: "end",
      render: (row) => number(row, heardOf(words, row), { heard: "RECENTLY", status: "OPEN" }),
    },
  ];
}

/** To a tenth of a percent; a dash while nobody has said anything. */
export function averageOf({ format }: ReportWords, { average }: GoalNumbers): string {
  return format.percent(average);
}

export function heardOf({ format }: ReportWords, { heard, open }: GoalNumbers): string {
  return format.percent(open === 0 ? null : (heard / open) * 100);
}
