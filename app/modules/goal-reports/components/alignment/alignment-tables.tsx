import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { keyResultGaps, objectiveGaps, shareOf, objectiveLevels } from "#app/modules/goals/domain.ts";
import type { GapNumbers, UnitNumbers } from "#app/modules/goals/index.ts";
import classes from "../insight.module.css";
import { useReportWords, type ReportWords } from "../report-words.ts";

/** The address of the goals behind a number. */
export type Behind = (changes: Readonly<Record<string, string>>) => string;

/** What is missing, by level, and in key results of all levels. */
export function GapTable({ gaps, behind }: { gaps: readonly GapNumbers[]; behind: Behind }) {
  const words = useReportWords();
  const { t } = words;
  const objectives = [...objectiveLevels, null].flatMap((level) =>
    gaps.filter((row) => row.kind === "OBJECTIVE" && row.level === level),
  );
  const keyResults = gaps.filter((row) => row.kind === "KEY_RESULT" && row.level === null);
  return (
    <>
      <Section title={t("alignment.objectives")}>
        <DataTable
          caption={t("alignment.objectives")}
          rows={objectives}
          rowKey={({ level }) => level ?? "all"}
          columns={gapColumns(words, behind, "OBJECTIVE")}
        />
      </Section>
      <Section title={t("alignment.key-results")}>
        <DataTable
          caption={t("alignment.key-results")}
          rows={keyResults}
          rowKey={() => "all"}
          columns={gapColumns(words, behind, "KEY_RESULT")}
          empty={<EmptyState title={t("alignment.no-key-results")} />}
        />
      </Section>
    </>
  );
}

function gapColumns(
  { t, format }: ReportWords,
  behind: Behind,
  kind: "OBJECTIVE" | "KEY_RESULT",
): Column<GapNumbers>[] {
  const counted = (row: GapNumbers, count: number, changes: Readonly<Record<string, string>>) => (
    <UiLink className={classes.number} href={behind({ kind, ...(row.level ? { level: row.level } : {}), ...changes })}>
      {format.number(count)}
    </UiLink>
  );
  return [
    {
      id: "level",
      header: t("column.level"),
      render: ({ level }) => (level ? t(`objective-level.${level}`) : <strong>{t("list.all-levels")}</strong>),
    },
    { id: "open", header: t("alignment.open"), align: "end", render: (row) => counted(row, row.open, {}) },
    ...(kind === "OBJECTIVE" ? objectiveGaps : keyResultGaps).map((gap): Column<GapNumbers> => ({
      id: gap,
      header: t(`alignment.gap.${gap}`),
      align: "end",
      render: (row) =>
        gap === "NO_PARENT" && row.level === "COMPANY" ? <SmallText>–</SmallText> : counted(row, row[gap], { gap }),
    })),
    {
      id: "silent",
      header: t("insights.silent"),
      align: "end",
      render: (row) => counted(row, row.silent, { heard: "NOT" }),
    },
  ];
}

/** Where goals are behind, the worst first; a unit counts with all below it. */
export function UnitTable({ units, behind }: { units: readonly UnitNumbers[]; behind: Behind }) {
  const { t, format } = useReportWords();
  const counted = (unit: UnitNumbers, count: number, changes: Readonly<Record<string, string>>) => (
    <UiLink className={classes.number} href={behind({ unit: unit.id, ...changes })}>
      {format.number(count)}
    </UiLink>
  );
  const columns: Column<UnitNumbers>[] = [
    {
      id: "unit",
      header: t("alignment.unit"),
      render: ({ name, above }) => (
        <>
          {name}
          {above ? <SmallText> · {above}</SmallText> : null}
        </>
      ),
    },
    { id: "open", header: t("alignment.open"), align: "end", render: (unit) => counted(unit, unit.open, {}) },
    {
      id: "offTrack",
      header: t("level.OFF_TRACK"),
      align: "end",
      render: (unit) => counted(unit, unit.offTrack, { status: "OFF_TRACK" }),
    },
    {
      id: "atRisk",
      header: t("level.AT_RISK"),
      align: "end",
      render: (unit) => counted(unit, unit.atRisk, { status: "AT_RISK" }),
    },
    {
      id: "share",
      header: t("alignment.share"),
      align: "end",
      render: ({ open, offTrack, atRisk }) => format.percent(Math.round(shareOf(offTrack + atRisk, open) ?? 0)),
    },
  ];
  return (
    <Section title={t("alignment.units")}>
      <DataTable
        caption={t("alignment.units")}
        rows={units}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<EmptyState title={t("alignment.no-units")} />}
      />
    </Section>
  );
}
