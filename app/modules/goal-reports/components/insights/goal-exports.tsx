import { Choice } from "#app/shell/components/choice.tsx";
import { IconDownload, IconFileExport, IconTrash } from "@tabler/icons-react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { isUnderWay, TaskActs, useLookingAgain } from "#app/shell/components/task-watch.tsx";
import { frameOptions } from "#app/modules/goals/ui.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { exportFormats, insightLevels, type ExportState } from "../../domain/goal-export.ts";
import type { InsightScreen } from "../../queries/insight-screen.ts";
import classes from "../insight.module.css";
import { useReportWords, type ReportWords } from "../report-words.ts";
import { exportCommands } from "./export-commands.ts";

type ExportRow = InsightScreen["exports"][number];
const tones = {
  QUEUED: "grey",
  RUNNING: "blue",
  DONE: "green",
  FAILED: "red",
  CANCELLED: "grey",
} as const satisfies Record<ExportState, string>;

/** Where a file is asked for, and the files of the last month with where each is. */
export function GoalExports({ screen }: { screen: InsightScreen }) {
  const words = useReportWords(useViewer().timeZone);
  const { t } = words;
  const making = screen.exports.some(isUnderWay);
  useLookingAgain(making);
  return (
    <Section title={t("exports.title")} description={t("exports.text")}>
      <div className={classes.exports}>
        <exportCommands.PageAnswer intents={["ask-export", "delete-export"]} />
        <AskForm screen={screen} />
        {screen.exports.length === 0 ? (
          <EmptyState title={t("exports.none-title")}>{t("exports.none-text")}</EmptyState>
        ) : (
          <DataTable
            caption={t("exports.title")}
            rows={screen.exports}
            rowKey={(row) => row.id}
            columns={exportColumns(words, screen)}
          />
        )}
      </div>
    </Section>
  );
}

function AskForm({ screen: { address, input, periods } }: { screen: InsightScreen }) {
  const words = useReportWords();
  const { t } = words;
  const form = exportCommands.useCommandForm({ intent: "ask-export", id: "export", fields: { scope: address.scope } });
  return (
    <CommandForm form={form} className={classes.ask}>
      <SelectField
        id="export-level"
        name="level"
        label={t("exports.level")}
        defaultValue={input.level}
        key={input.level}
        options={insightLevels.map((level) => ({ value: level, label: t(`exports.level-of.${level}`) }))}
      />
      <Choice
        id="export-frame"
        name="timeFrame"
        label={t("upload.field.timeFrame")}
        defaultValue={input.period}
        options={frameOptions(words, periods)}
      />
      <SelectField
        id="export-format"
        name="format"
        label={t("exports.format")}
        options={exportFormats.map((format) => ({ value: format, label: format }))}
      />
      <SubmitRow form={form} label={t("exports.ask")} icon={<IconFileExport size={16} />} />
    </CommandForm>
  );
}

function exportColumns(words: ReportWords, screen: InsightScreen): Column<ExportRow>[] {
  const { t, format } = words;
  const names = new Map(frameOptions(words, screen.periods).map(({ value, label }) => [value, label]));
  return [
    {
      id: "file",
      header: t("exports.file"),
      render: (row) => (
        <span className={classes.lines}>
          {t(`exports.level-of.${row.level}`)}
          <SmallText>
            {[
              t(`pages.${row.scope === "company" ? "my-company" : row.scope}.tab`),
              names.get(row.timeFrame) ?? row.timeFrame,
              row.format,
            ].join(" · ")}
          </SmallText>
        </span>
      ),
    },
    { id: "state", narrow: true, header: t("column.status"), render: (row) => <State row={row} words={words} /> },
    {
      id: "rows",
      narrow: true,
      header: t("upload.lines"),
      align: "end",
      render: ({ rowCount }) => (rowCount === null ? "–" : format.number(rowCount)),
    },
    {
      id: "by",
      narrow: true,
      header: t("exports.by"),
      render: (row) => (
        <span className={classes.lines}>
          {row.askedByName}
          <SmallText>{format.dateTime(row.askedAt)}</SmallText>
        </span>
      ),
    },
    {
      id: "do",
      narrow: true,
      header: t("exports.actions"),
      hideHeader: true,
      align: "end",
      render: (row) => <RowButtons row={row} mine={row.askedBy === screen.viewerId} words={words} />,
    },
  ];
}

function State({
  row: { state, error, keptUntil },
  words: { t, format, refusal },
}: {
  row: ExportRow;
  words: ReportWords;
}) {
  return (
    <span className={classes.lines} aria-live="polite">
      <span>
        <Chip tone={tones[state]}>{t(`exports.state.${state}`)}</Chip>
      </span>
      {error ? <SmallText className={classes.why}>{refusal(error.code, error.params)}</SmallText> : null}
      {state === "DONE" ? <SmallText>{t("exports.until", { date: format.date(keptUntil) })}</SmallText> : null}
    </span>
  );
}

function RowButtons({ row, mine, words: { t } }: { row: ExportRow; mine: boolean; words: ReportWords }) {
  const command = exportCommands.useCommand({ intent: "delete-export" });
  return (
    <span className={classes.buttons}>
      <TaskActs task={row} mine={mine} />
      {row.state === "DONE" ? (
        <Button size="small" href={`/app/goal/exports/${row.id}`} download icon={<IconDownload />}>
          {t("exports.download")}
        </Button>
      ) : null}
      <ActForm command={command} intent="delete-export" fields={{ exportId: row.id }}>
        <Button type="submit" loading={command.busy} size="small" tone="quiet" icon={<IconTrash />}>
          {t("exports.delete")}
        </Button>
      </ActForm>
    </span>
  );
}
