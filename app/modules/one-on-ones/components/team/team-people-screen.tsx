import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { TeamPeople, TeamPerson } from "../../queries/team-people.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const pageSize = 25;

/** The people one leads, those not met for longest first. */
export function TeamPeopleScreen({ page: { scope, input, rows, total } }: { page: TeamPeople }) {
  const { t, format } = useOneOnOneWords();
  const columns: Column<TeamPerson>[] = [
    { id: "person", header: t("team.person"), hideable: false, render: (row) => <PersonChip person={row} /> },
    ...(scope === "direct-reports"
      ? []
      : [
          { id: "manager", header: t("team.manager"), narrow: true, render: ({ manager }: TeamPerson) => manager.name },
        ]),
    {
      id: "last",
      header: t("list.last"),
      narrow: true,
      render: ({ last }) => (last ? format.date(last) : <Chip tone="orange">{t("team.never")}</Chip>),
    },
    {
      id: "next",
      header: t("list.next"),
      narrow: true,
      render: ({ next }) => (next ? format.date(next) : t("list.none-next")),
    },
    { id: "held", header: t("team.held"), align: "end", render: ({ held }) => format.number(held) },
    { id: "missed", header: t("standing.MISSED"), align: "end", render: ({ missed }) => format.number(missed) },
  ];
  return (
    <ListScreen
      title={t(`team.title.${scope}`)}
      search={{ name: "text", label: t("team.search"), value: input.text }}
      filters={[
        {
          name: "show",
          label: t("team.show"),
          value: input.show,
          any: t("team.everybody"),
          options: (["SILENT", "NONE_PLANNED"] as const).map((value) => ({ value, label: t(`team.${value}`) })),
        },
      ]}
    >
      <DataTable
        caption={t(`team.title.${scope}`)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState variant="people" title={t("list.none-found")}>
            {t("team.empty")}
          </EmptyState>
        }
      />
      <ListPages page={input.page} pageSize={pageSize} total={total} />
    </ListScreen>
  );
}
