import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useSelection } from "#app/shell/components/list-screen/use-selection.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { ListedSeries } from "../../queries/series-list.ts";
import { listCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { ManySeries } from "./many-series.tsx";

type SeriesTableProps = {
  rows: readonly ListedSeries[];
  /** How many the list holds, over all its pages. */
  total: number;
  /** The list shows what was put away: it comes back. */
  archived: boolean;
  caption: string;
};

/** Whom one meets, how often, and when next; what is ticked stays so from page to page. */
export function SeriesTable({ rows, total, archived, caption }: SeriesTableProps) {
  const { selected, onChange, clear, matching, address } = useSelection(total);
  const { t } = useOneOnOneWords();
  return (
    <DataTable
      caption={caption}
      columns={useSeriesColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      selection={{
        selected,
        onChange,
        matching,
        allLabel: t("many.all"),
        rowLabel: ({ other }) => t("many.select", { name: other.name }),
        countLabel: (count) => t("many.selected", { count }),
        actions: <ManySeries {...{ seriesIds: [...selected], matching: address, total, archived }} onDone={clear} />,
      }}
    />
  );
}

function useSeriesColumns(): Column<ListedSeries>[] {
  const { t, when, format, often } = useOneOnOneWords();
  return [
    {
      id: "other",
      header: t("list.with"),
      hideable: false,
      render: ({ id, other, relation }) => (
        <PersonChip person={{ ...other, role: t(`relation.${relation}`) }} href={oneOnOnePlaces.series(id)} />
      ),
    },
    {
      id: "cadence",
      header: t("form.every"),
      narrow: true,
      render: ({ everyWeeks, minutes }) => `${often(everyWeeks)} · ${t("minutes", { count: minutes })}`,
    },
    {
      id: "next",
      header: t("list.next"),
      narrow: true,
      render: ({ id, next }) =>
        next ? (
          <UiLink href={oneOnOnePlaces.meeting(id, next.id)}>{when(next.startsAt)}</UiLink>
        ) : (
          <span className={classes.soft}>{t("list.none-next")}</span>
        ),
    },
    {
      id: "last",
      header: t("list.last"),
      render: ({ last }) => (last ? format.date(last.startsAt) : "–"),
    },
    {
      id: "points",
      header: t("list.open-points"),
      align: "end",
      render: ({ openPoints }) => format.number(openPoints),
    },
    {
      id: "act",
      header: t("list.act"),
      hideHeader: true,
      align: "end",
      render: (row) => <PutAway row={row} />,
    },
  ];
}

/** Puts a series away, or brings it back. */
function PutAway({ row: { id, archived, other } }: { row: ListedSeries }) {
  const { t } = useOneOnOneWords();
  const command = listCommands.useCommand({
    intent: "archive-series",
    key: `archive ${id}`,
    said: ({ value }) =>
      value.archived
        ? {
            text: t("said.archived"),
            undo: { intent: "archive-series", fields: { seriesId: id, archived: "false" }, label: t("undo") },
          }
        : t("said.brought-back"),
  });
  return (
    <ActForm command={command} intent="archive-series" fields={{ seriesId: id, archived: archived ? "false" : "true" }}>
      <Button
        type="submit"
        tone="quiet"
        size="small"
        loading={command.busy}
        aria-label={t(archived ? "acts.bring-back-of" : "acts.archive-of", { name: other.name })}
      >
        {t(archived ? "acts.bring-back" : "acts.archive")}
      </Button>
    </ActForm>
  );
}
