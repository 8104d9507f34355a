import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { named, teamsCommands } from "../people-commands.ts";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { teamColour, teamPageSize, teamVisibilities } from "../../domain/teams.ts";
import type { TeamFilters, TeamRow } from "../../queries/team-list.ts";
import { TeamFields } from "./team-fields.tsx";

const address = "/app/my-data/teams";
export type TeamListScreenProps = {
  rows: TeamRow[];
  total: number;
  filters: TeamFilters;
  mayCreate: boolean;
  adding: boolean;
};

/** Teams one may see, one's own first. */
export function TeamListScreen({ rows, total, filters, mayCreate, adding }: TeamListScreenProps) {
  const { t } = useTranslation("people");
  const add = mayCreate ? (
    <Button href={`${address}?add=1`} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("team.add")}
    </Button>
  ) : null;
  const narrowed = filters.search !== "" || filters.visibility !== undefined;
  const empty = narrowed ? (
    <NothingFound title={t("team.none-found")} href={address} clear={t("team.all")} />
  ) : (
    <EmptyState variant="people" title={t("team.none")} action={add}>
      {t("team.none-text")}
    </EmptyState>
  );
  return (
    <ListScreen
      title={t("navigation.teams")}
      act={add}
      search={{ name: "search", label: t("team.search"), value: filters.search }}
      filters={[
        {
          name: "visibility",
          label: t("team.visibility"),
          any: t("filter.any"),
          value: filters.visibility,
          options: teamVisibilities.map((value) => ({ value, label: t(`team.visibilities.${value}`) })),
        },
      ]}
    >
      <DataTable
        caption={t("navigation.teams")}
        columns={useColumns()}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `/managers/team/${row.id}`}
        empty={empty}
      />
      <ListPages page={filters.page} pageSize={teamPageSize} total={total} />
      {adding ? <AddPanel /> : null}
    </ListScreen>
  );
}

function useColumns(): Column<TeamRow>[] {
  const { t } = useTranslation("people");
  const format = useFormat();
  return [
    {
      id: "name",
      header: t("column.name"),
      render: (row) => (
        <Chip tone={teamColour(row.color)} icon={null}>
          {row.name}
        </Chip>
      ),
    },
    { id: "managers", narrow: true, header: t("team.managers"), render: (row) => format.list(row.managers) },
    { id: "visibility", header: t("team.visibility"), render: (row) => t(`team.visibilities.${row.visibility}`) },
    { id: "members", header: t("team.members"), align: "end", render: (row) => format.number(row.members) },
  ];
}

function AddPanel() {
  const { t } = useTranslation("people");
  const form = teamsCommands.useCommandForm({
    intent: "create-team",
    schema: named,
    defaultValue: { color: "blue", visibility: "GLOBAL" },
  });
  return (
    <FormPanel form={form} title={t("team.add")} closeHref={address} submit={t("add.submit")}>
      <TeamFields form={form} />
    </FormPanel>
  );
}
