import { PersonChip } from "#app/modules/people/ui.ts";
import { useDateRangeFilter } from "#app/shell/components/dates/use-date-range-filter.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { TeamMeeting, TeamMeetings } from "../../queries/team-meetings.ts";
import { pastStandings } from "../../domain/meeting-state.ts";
import { StandingChip } from "../one-on-one-marks.tsx";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const pageSize = 25;

/** Meetings of people with who leads them: when, and how they stand. */
export function TeamMeetingsScreen({ page: { input, range, days, rows, total } }: { page: TeamMeetings }) {
  const { t, when } = useOneOnOneWords();
  const met = useDateRangeFilter({ label: t("insights.met"), range, days });
  const columns: Column<TeamMeeting>[] = [
    {
      id: "person",
      header: t("team.person"),
      hideable: false,
      render: ({ employee }) => <PersonChip person={employee} />,
    },
    { id: "manager", header: t("team.manager"), narrow: true, render: ({ manager }) => manager.name },
    { id: "when", header: t("list.when"), narrow: true, render: ({ startsAt }) => when(startsAt) },
    {
      id: "standing",
      header: t("list.state"),
      narrow: true,
      render: ({ standing }) => <StandingChip standing={standing} />,
    },
  ];
  return (
    <ListScreen
      title={t("navigation.team")}
      search={{ name: "text", label: t("team.search"), value: input.text }}
      filters={[
        {
          name: "standing",
          label: t("list.state"),
          value: input.standing,
          any: t("list.any-state"),
          options: pastStandings.map((value) => ({ value, label: t(`standing.${value}`) })),
        },
        {
          name: "when",
          label: t("list.when"),
          value: input.when,
          standard: "PAST",
          options: (["PAST", "UPCOMING"] as const).map((value) => ({ value, label: t(`lists.${value}.tab`) })),
        },
        met,
      ]}
    >
      <DataTable
        caption={t("navigation.team")}
        columns={columns}
        rows={rows}
        rowKey={({ id, employee }) => `${id} ${employee.id}`}
        empty={<EmptyState title={t("list.none-found")}>{t("team.empty")}</EmptyState>}
      />
      <ListPages page={input.page} pageSize={pageSize} total={total} />
    </ListScreen>
  );
}
