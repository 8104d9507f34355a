import type { Bar, BarTone, Report, ReportColumn, ReportTable } from "#app/platform/documents/report.ts";
import {
  objectiveLevels,
  levelColour,
  formatValue,
  standingOf,
  standings,
  type Standing,
} from "#app/modules/goals/domain.ts";
import type { GoalInsights, GoalNumbers, ListedGoal, PersonNumbers } from "#app/modules/goals/index.ts";
import type { ReportWords } from "./report-words.ts";

const tones = { GREEN: "green", ORANGE: "orange", RED: "red", GREY: "grey" } as const satisfies Record<
  ReturnType<typeof levelColour>,
  BarTone
>;
const toneOf = (standing: Standing): BarTone => (standing === "STALE" ? "faint" : tones[levelColour(standing)]);

/** The numbers that stand first. */
export function numbersOf({ t, format }: ReportWords, all: GoalNumbers): Report["figures"] {
  return [
    { label: t("names.objectives"), value: format.number(all.total) },
    { label: t("insights.average"), value: format.percent(all.average) },
    {
      label: t("insights.heard"),
      value: heardOf({ t, format }, all),
      hint: t("insights.of-open", { heard: all.heard, open: all.open }),
    },
    { label: t("insights.silent"), value: format.number(all.open - all.heard) },
  ];
}

/** How goals of each level stand, as numbers and as a bar of them. */
export function levelTable(words: ReportWords, { all, levels }: GoalInsights): ReportTable {
  const { t } = words;
  const rows = [
    ...objectiveLevels
      .flatMap((level) => levels.filter((row) => row.level === level))
      .map((row) => ({ ...row, name: t(`objective-level.${row.level}`) })),
    { ...all, name: t("list.all-levels") },
  ];
  return {
    title: t("insights.by-level"),
    columns: [
      { header: t("column.level"), share: 2.2 },
      ...numberColumns(words, t("list.all")),
      { header: t("column.status"), share: 2.6 },
    ],
    rows: rows.map((row, index) => ({
      strong: index === rows.length - 1,
      cells: [row.name, ...numberCells(words, row), barOf(row)],
    })),
  };
}

/** A line for each person. */
export function peopleTable(words: ReportWords, people: readonly PersonNumbers[]): ReportTable {
  const { t } = words;
  return {
    title: t("exports.level-of.INDIVIDUAL"),
    columns: [
      { header: t("insights.person"), share: 3 },
      ...numberColumns(words, t("names.module")),
      { header: t("column.status"), share: 2 },
    ],
    rows: people.map((person) => ({ cells: [person.name, ...numberCells(words, person), barOf(person)] })),
  };
}

/** A line for each objective and key result. */
export function goalTable({ t, format }: ReportWords, goals: readonly ListedGoal[]): ReportTable {
  return {
    title: t("exports.level-of.OBJECTIVE"),
    columns: [
      { header: t("column.title"), share: 5 },
      { header: t("column.level"), share: 1.8 },
      { header: t("column.owner"), share: 2.4 },
      { header: t("column.due"), share: 1.6 },
      { header: t("column.status"), share: 1.9 },
      { header: t("upload.field.target"), share: 1.7, align: "end" },
      { header: t("report.actual"), share: 1.7, align: "end" },
      { header: t("column.progress"), share: 2 },
    ],
    rows: goals.map((goal) => ({
      cells: [
        goal.title,
        goal.kind === "OBJECTIVE" ? t(`objective-level.${goal.level}`) : t("upload.field.keyResult"),
        format.list(goal.owners.map(({ name }) => name)),
        format.date(goal.dueDate),
        statusOf({ t }, goal),
        formatValue(format, goal, goal.target),
        formatValue(format, goal, goal.actual),
        {
          parts: [{ share: (goal.percent ?? 0) / 100, tone: toneOf(standingOf(goal.progressLevel, goal.silentDays)) }],
          text: format.percent(goal.percent),
        },
      ],
    })),
  };
}

function statusOf({ t }: Pick<ReportWords, "t">, { progressLevel, closure, silentDays }: ListedGoal): string {
  if (silentDays !== null && standingOf(progressLevel, silentDays) === "STALE")
    return t("stale.weeks", { count: Math.floor(silentDays / 7) });
  return t(closure ? `closure.${closure}` : `level.${progressLevel}`);
}

function numberColumns({ t }: ReportWords, all: string): ReportColumn[] {
  return [
    { header: all, share: 1, align: "end" },
    ...standings.map((standing): ReportColumn => ({
      header: t(standing === "STALE" ? "stale.status" : `level.${standing}`),
      share: 1.2,
      align: "end",
      tone: toneOf(standing),
    })),
    { header: t("insights.average"), share: 1.3, align: "end" },
    { header: t("insights.heard"), share: 1.5, align: "end" },
  ];
}

function numberCells(words: ReportWords, numbers: GoalNumbers): string[] {
  const { format } = words;
  return [
    format.number(numbers.total),
    ...standings.map((standing) => format.number(numbers[standing])),
    format.percent(numbers.average),
    heardOf(words, numbers),
  ];
}

function heardOf({ format }: Pick<ReportWords, "t" | "format">, { heard, open }: GoalNumbers): string {
  return format.percent(open === 0 ? null : (heard / open) * 100);
}

function barOf(numbers: GoalNumbers): Bar {
  return {
    parts: standings.map((standing) => ({
      share: numbers.total === 0 ? 0 : numbers[standing] / numbers.total,
      tone: toneOf(standing),
    })),
  };
}
