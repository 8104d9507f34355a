import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { AvatarLine } from "#app/ui/avatar-line/avatar-line.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { accessPlaces } from "../../access-places.ts";
import type { AdminList, AdminListInput, AdminRow } from "../../queries/list-admins.ts";
import classes from "../access.module.css";

export type AdminListProps = {
  list: AdminList;
  input: AdminListInput;
  pageSize: number;
  filters: readonly AdminListInput["kind"][];
};

/** Who holds which access: searched, narrowed, exported; each row leads to where it is changed. */
export function AdminListScreen({ list, input, pageSize, filters }: AdminListProps) {
  const { t } = useTranslation("access");
  const columns = useColumns();
  const { search } = useLocation();
  return (
    <ListScreen
      title={t("navigation.admins")}
      meta={<span className={classes.soft}>{t("list.count", { count: list.total })}</span>}
      search={{ name: "search", label: t("list.search"), value: input.search }}
      filters={[
        {
          name: "kind",
          label: t("list.filter"),
          value: input.kind,
          standard: filters[0]!,
          options: filters.map((value) => ({ value, label: t(`filter.${value}`) })),
        },
      ]}
      tools={<ExportLinks href={`${accessPlaces.access}/export.csv${search}`} label={t("list.export")} />}
    >
      <DataTable
        caption={t("navigation.admins")}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `${accessPlaces.access}/${row.id}`}
        empty={<Nobody input={input} />}
      />
      <ListPages total={list.total} page={input.page} pageSize={pageSize} />
    </ListScreen>
  );
}

function useColumns(): Column<AdminRow>[] {
  const { t } = useTranslation("access");
  const format = useFormat();
  return [
    {
      id: "name",
      header: t("column.person"),
      render: (row) => (
        <AvatarLine
          name={row.name}
          src={photoAddress(row.photo)}
          below={row.email}
          end={row.working ? null : <Chip tone="grey">{t("list.not-working")}</Chip>}
        />
      ),
    },
    {
      id: "access",
      narrow: true,
      header: t("column.access"),
      render: (row) => (
        <span className={classes.chips}>
          {row.kinds.map(({ kind, units }) => (
            <Chip key={kind} tone={kind === "PLATFORM_ADMIN" ? "blue" : "neutral"}>
              {units
                ? t("list.within", { kind: t(`kind.${kind}.name`), units: format.list(units) })
                : t(`kind.${kind}.name`)}
            </Chip>
          ))}
          {row.roles.map((role) => (
            <Chip key={role}>{role}</Chip>
          ))}
          {row.kinds.length + row.roles.length === 0 ? <span className={classes.soft}>–</span> : null}
        </span>
      ),
    },
  ];
}

function Nobody({ input }: { input: AdminListInput }) {
  const { t } = useTranslation("access");
  if (input.kind === "EVERYBODY")
    return (
      <EmptyState variant="search" title={t("list.nobody")}>
        {t("list.nobody-text")}
      </EmptyState>
    );
  const everybody = `?${new URLSearchParams({ kind: "EVERYBODY", ...(input.search ? { search: input.search } : {}) })}`;
  return (
    <EmptyState
      variant="people"
      title={t("list.no-holder")}
      action={<Button href={everybody}>{t("list.look-among-all")}</Button>}
    >
      {t("list.no-holder-text")}
    </EmptyState>
  );
}
