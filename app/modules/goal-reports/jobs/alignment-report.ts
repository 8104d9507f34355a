import type { Context } from "#app/platform/context/context.ts";
import type { Report, ReportColumn, ReportTable } from "#app/platform/documents/report.ts";
import { keyResultGaps, objectiveGaps, shareOf, objectiveLevels } from "#app/modules/goals/domain.ts";
import type { GapNumbers, UnitNumbers } from "#app/modules/goals/index.ts";
import type { AlignmentScreen } from "../queries/alignment-screen.ts";
import { reportFrame } from "./report-frame.ts";
import { reportWords, type ReportWords } from "./report-words.ts";

/** What the page Alignment shows, for print. */
export async function alignmentReport(context: Context, screen: AlignmentScreen, reading: string): Promise<Report> {
  const words = reportWords(context, reading);
  const { t } = words;
  const objectives = [...objectiveLevels, null].flatMap((level) =>
    screen.gaps.filter((row) => row.kind === "OBJECTIVE" && row.level === level),
  );
  const keyResults = screen.gaps.filter((row) => row.kind === "KEY_RESULT" && row.level === null);
  return {
    ...(await reportFrame(context, words, { scope: "company", timeFrame: screen.input.period })),
    title: t("alignment.title"),
    figures: figuresOf(words, objectives.at(-1), keyResults[0]),
    tables: [
      gapTable(words, "objectives", objectives, objectiveGaps),
      gapTable(words, "key-results", keyResults, keyResultGaps),
      unitTable(words, screen.units),
    ].filter(({ rows }) => rows.length > 0),
  };
}

function figuresOf(
  { t, format }: ReportWords,
  objectives: GapNumbers | undefined,
  keyResults: GapNumbers | undefined,
): Report["figures"] {
  const open = objectives?.open ?? 0;
  return [
    { label: t("alignment.objectives"), value: format.number(open) },
    {
      label: t("alignment.measured"),
      value: format.percent(roundedShare(open - (objectives?.NO_KEY_RESULTS ?? 0), open)),
    },
    { label: t("alignment.key-results"), value: format.number(keyResults?.open ?? 0) },
    { label: t("insights.silent"), value: format.number(objectives?.silent ?? 0) },
  ];
}

function gapTable(
  { t, format }: ReportWords,
  about: "objectives" | "key-results",
  rows: readonly GapNumbers[],
  gaps: readonly (typeof objectiveGaps | typeof keyResultGaps)[number][],
): ReportTable {
  const counted = (header: string): ReportColumn => ({ header, share: 1.6, align: "end" });
  return {
    title: t(`alignment.${about}`),
    columns: [
      { header: t("column.level"), share: 2 },
      counted(t("alignment.open")),
      ...gaps.map((gap) => counted(t(`alignment.gap.${gap}`))),
      counted(t("insights.silent")),
    ],
    rows: rows.map((row) => ({
      strong: row.level === null,
      cells: [
        t(row.level ? `objective-level.${row.level}` : "list.all-levels"),
        format.number(row.open),
        ...gaps.map((gap) => (gap === "NO_PARENT" && row.level === "COMPANY" ? "–" : format.number(row[gap]))),
        format.number(row.silent),
      ],
    })),
  };
}

function unitTable({ t, format }: ReportWords, units: readonly UnitNumbers[]): ReportTable {
  return {
    title: t("alignment.units"),
    columns: [
      { header: t("alignment.unit"), share: 4 },
      { header: t("alignment.open"), share: 1.2, align: "end" },
      { header: t("level.OFF_TRACK"), share: 1.2, align: "end", tone: "orange" },
      { header: t("level.AT_RISK"), share: 1.2, align: "end", tone: "red" },
      { header: t("alignment.share"), share: 2.5 },
    ],
    rows: units.map(({ name, above, open, offTrack, atRisk }) => ({
      cells: [
        above ? `${name} · ${above}` : name,
        format.number(open),
        format.number(offTrack),
        format.number(atRisk),
        {
          parts: [
            { share: offTrack / open, tone: "orange" },
            { share: atRisk / open, tone: "red" },
          ],
          text: format.percent(roundedShare(offTrack + atRisk, open)),
        },
      ],
    })),
  };
}

function roundedShare(part: number, whole: number): number | null {
  const share = shareOf(part, whole);
  return share === null ? null : Math.round(share);
}
