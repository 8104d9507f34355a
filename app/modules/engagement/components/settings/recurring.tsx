import { useState } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { SeriesList, SeriesRow } from "../../queries/series-list.ts";
import { settingsCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** Surveys that ask by themselves, and how often a person is asked at most. */
export function Recurring({ recurring: { series, mostAMonth } }: { recurring: SeriesList }) {
  const { t, say, format } = useEngagementWords();
  const columns: Column<SeriesRow>[] = [
    {
      ...{ id: "title", header: t("insights.survey"), hideable: false },
      render: (row) => say(row.title),
    },
    { ...{ id: "when", header: t("series.when") }, render: (row) => <When row={row} /> },
    { ...{ id: "privacy", header: t("settings.privacy") }, render: ({ privacy }) => t(`privacy.${privacy}`) },
    {
      ...{ id: "asked", header: t("launch.asked"), align: "end", narrow: true },
      render: ({ asked }) => format.number(asked),
    },
    {
      ...{ id: "state", header: t("settings.state"), narrow: true },
      render: ({ isOn, ended }) => (
        <Chip tone={isOn ? "green" : "grey"}>{t(ended ? "series.ended" : isOn ? "series.on" : "series.off")}</Chip>
      ),
    },
    {
      ...{ id: "acts", header: t("settings.act"), hideHeader: true, align: "end", narrow: true },
      render: (row) => (row.ended ? null : <Acts row={row} />),
    },
  ];
  return (
    <>
      <DataTable
        caption={t("settings.series")}
        columns={columns}
        rows={series}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("series.none")}>{t("series.none-text")}</EmptyState>}
      />
      <Limit mostAMonth={mostAMonth} />
    </>
  );
}

function When({ row: { kind, asks, share, everyWeeks, nextOn, isOn } }: { row: SeriesRow }) {
  const { t, format } = useEngagementWords();
  if (kind !== "PULSE") return t(`series.kind.${kind}`);
  return (
    <>
      {t("series.rhythm", { count: everyWeeks })}
      {" · "}
      {t("series.portion", { count: asks, share: format.percent(share) })}
      {isOn && nextOn ? ` · ${t("series.next", { date: format.date(nextOn) })}` : null}
    </>
  );
}

function Acts({ row }: { row: SeriesRow }) {
  const { t } = useEngagementWords();
  const address = useAddress();
  return (
    <span className={classes.acts}>
      <Button size="small" href={address({ series: row.id })}>
        {t("series.edit")}
      </Button>
      <Switch row={row} />
    </span>
  );
}

/** Ends it for good; asked once, in words that say what it does. */
export function EndSeries({ series: { id, title } }: { series: Pick<SeriesRow, "id" | "title"> }) {
  const { t, say } = useEngagementWords();
  const [asking, setAsking] = useState(false);
  const command = settingsCommands.useCommand({
    intent: "end-series",
    key: id,
    said: t("said.done"),
    then: () => setAsking(false),
  });
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t("series.end")}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => command.send({ intent: "end-series", seriesId: id })}
        title={t("series.end-title", { title: say(title) })}
        confirmLabel={t("series.end")}
        cancelLabel={t("cancel")}
        loading={command.busy}
      >
        {t("series.end-text")}
      </ConfirmDialog>
    </>
  );
}

function Switch({ row: { id, isOn } }: { row: SeriesRow }) {
  const { t } = useEngagementWords();
  const command = settingsCommands.useCommand({ intent: "switch-series", key: id, said: t("said.done") });
  return (
    <ActForm command={command} intent="switch-series" fields={{ seriesId: id, on: isOn ? "false" : "true" }}>
      <Button type="submit" size="small" loading={command.busy}>
        {t(isOn ? "series.switch-off" : "series.switch-on")}
      </Button>
    </ActForm>
  );
}

function Limit({ mostAMonth }: Pick<SeriesList, "mostAMonth">) {
  const { t } = useEngagementWords();
  const form = settingsCommands.useCommandForm({
    intent: "set-limit",
    fields: {},
    defaultValue: { mostAMonth: String(mostAMonth) },
    said: t("said.saved"),
  });
  return (
    <CommandForm form={form} guarded layout="reading">
      <div className={classes.line}>
        <NumberField
          {...form.field("mostAMonth")}
          label={t("series.limit")}
          description={t("series.limit-text")}
          min={1}
          max={30}
        />
        <Button type="submit" loading={form.busy}>
          {t("creation.save")}
        </Button>
      </div>
    </CommandForm>
  );
}
