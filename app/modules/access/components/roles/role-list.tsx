import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { accessPlaces } from "../../access-places.ts";
import type { RoleRow } from "../../queries/list-roles.ts";
import type { OfferedRight } from "../../queries/role-page.ts";
import classes from "../access.module.css";

export type RoleListProps = {
  rows: readonly RoleRow[];
  total: number;
  page: number;
  pageSize: number;
  search: string;
  rights: readonly OfferedRight[];
};

/** The roles the company made for itself. */
export function RoleList({ rows, total, page, pageSize, search, rights }: RoleListProps) {
  const { t } = useTranslation("access");
  const create = (
    <Button href={`${accessPlaces.roles}/new`} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("role.new")}
    </Button>
  );
  const empty = search ? (
    <EmptyState variant="search" title={t("role.none-found")}>
      {t("role.none-found-text")}
    </EmptyState>
  ) : (
    <EmptyState variant="start" title={t("role.none")} action={create}>
      {t("role.none-text")}
    </EmptyState>
  );
  return (
    <ListScreen
      title={t("navigation.roles")}
      act={create}
      search={{ name: "search", label: t("role.search"), value: search }}
    >
      <DataTable
        caption={t("navigation.roles")}
        columns={useColumns(rights)}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `${accessPlaces.roles}/${row.id}`}
        empty={empty}
      />
      <ListPages total={total} page={page} pageSize={pageSize} />
    </ListScreen>
  );
}

function useColumns(rights: readonly OfferedRight[]): Column<RoleRow>[] {
  const { t } = useTranslation("access");
  const format = useFormat();
  const words = useWords("access", ...new Set(rights.map(({ room }) => room)));
  const named = (keys: readonly string[]) =>
    rights.filter(({ key }) => keys.includes(key)).map(({ label, room }) => words(label, { count: 0 }, room));
  return [
    {
      id: "name",
      header: t("role.name"),
      render: (row) => (
        <span className={classes.names}>
          <span className={classes.name}>{row.name}</span>
          {row.description ? <span className={classes.soft}>{row.description}</span> : null}
        </span>
      ),
    },
    {
      id: "rights",
      narrow: true,
      header: t("role.rights"),
      render: (row) => <span className={classes.soft}>{format.list(named(row.rights))}</span>,
    },
    {
      id: "where",
      narrow: true,
      header: t("role.where"),
      width: "180px",
      render: (row) => (row.units ? format.list(row.units) : t("reach-choice.COMPANY")),
    },
    {
      id: "holders",
      narrow: true,
      header: t("role.holders"),
      align: "end",
      width: "110px",
      render: (row) => format.number(row.holders),
    },
  ];
}
