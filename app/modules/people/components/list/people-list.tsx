import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useLocation } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListParts } from "#app/shell/components/list-parts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ColumnPicker } from "#app/ui/column-picker/column-picker.tsx";
import { DataTable, type DataTableProps } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { FilterBar } from "#app/ui/filter-bar/filter-bar.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { EmployeeRow } from "../../queries/employee-list.ts";
import type { PeopleScreen } from "../../queries/people-screen.ts";
import { withParameters } from "./list-address.ts";
import { initiallyHidden, usePeopleColumns } from "./people-columns.tsx";
import { PeopleFilters } from "./people-filters.tsx";
import classes from "./people-list.module.css";
import { TaggableTable } from "./taggable-table.tsx";
import { useActiveFilters } from "./use-active-filters.ts";

/** Where a person of each list leads: the profile within the same area. */
const profileAt = {
  register: "/app/employee",
  directory: "/app/employee",
  "direct-reports": "/app/team/direct-reports/employee",
  "all-reports": "/app/team/all-reports/employee",
} as const;

export type PeopleListProps = {
  screen: PeopleScreen;
  actions?: ReactNode;
  /** Whether people can be tagged here: where the register is kept. */
  tagging?: boolean;
};

/** A searchable list of people: everybody, colleagues, or one's reports. */
export function PeopleList({ screen, actions, tagging = false }: PeopleListProps) {
  const { t } = useTranslation("people");
  const { search } = useLocation();
  const { scope, page } = screen;
  const columns = usePeopleColumns(screen.filters, page.fields);
  const [hidden, setHidden] = useHiddenColumns(scope, initiallyHidden(scope, page.fields));
  const filters = useActiveFilters(screen);
  const file = `/app/people/export.csv${withParameters(search, { scope })}`;
  const table: DataTableProps<EmployeeRow> = {
    caption: t(`list.title.${scope}`),
    columns,
    hidden,
    rows: page.rows,
    rowKey: (row) => row.id,
    rowHref: (row) => `${profileAt[scope]}/${row.id}`,
    empty: <Nobody searched={search !== "" && search !== "?"} scope={scope} />,
  };
  return (
    <div className={classes.root}>
      <ListHeader screen={screen} actions={actions} tagging={tagging} />
      <PeopleFilters
        screen={screen}
        narrowed={filters.length > 0}
        end={
          <>
            <ListParts place="End" data={screen.offers} />
            <ColumnPicker label={t("list.columns")} columns={columns} hidden={hidden} onChange={setHidden} />
            <Button href={file} download target="_blank" icon={<IconDownload aria-hidden="true" />}>
              {t("list.export")}
            </Button>
          </>
        }
      />
      <FilterBar
        label={t("list.filters-in-force")}
        filters={filters}
        removeLabel={t("list.remove-filter")}
        clearHref={withParameters("", { search: screen.filters.search || null })}
        clearLabel={t("list.clear-filters")}
      />
      {tagging && screen.mayTag && screen.choices.tags.length > 0 ? (
        <TaggableTable {...table} tags={screen.choices.tags} />
      ) : (
        <DataTable {...table} />
      )}
      <ListPages cursors={page} />
    </div>
  );
}

function ListHeader({ screen: { scope, page, manager }, actions, tagging }: PeopleListProps) {
  const { t } = useTranslation("people");
  return (
    <PageHeader
      title={
        manager ? t("list.reports-of", { name: manager.name }) : tagging ? t("tabs.register") : t(`list.title.${scope}`)
      }
      description={t(`list.description.${scope}`)}
      meta={<span className={classes.count}>{t("list.count", { count: page.total })}</span>}
      actions={actions}
    />
  );
}

function Nobody({ searched, scope }: { searched: boolean; scope: PeopleScreen["scope"] }) {
  const { t } = useTranslation("people");
  if (!searched)
    return (
      <EmptyState variant="people" title={t(`list.empty.${scope}.title`)}>
        {t(`list.empty.${scope}.text`)}
      </EmptyState>
    );
  return (
    <EmptyState
      variant="search"
      title={t("list.nobody-found")}
      action={<Button href="?">{t("list.clear-all")}</Button>}
    >
      {t("list.nobody-found-text")}
    </EmptyState>
  );
}

/** Columns left out of a table; this browser remembers them under the name of the list. */
function useHiddenColumns(
  list: string,
  initially: readonly string[],
): [readonly string[], (hidden: readonly string[]) => void] {
  const key = `cairn.hidden-columns.${list}`;
  const [hidden, setHidden] = useState(initially);
  useEffect(() => {
    const kept = localStorage.getItem(key);
    if (kept !== null) setHidden(kept.split(",").filter((id) => id !== ""));
  }, [key]);
  const keep = (next: readonly string[]) => {
    localStorage.setItem(key, next.join(","));
    setHidden(next);
  };
  return [hidden, keep];
}
