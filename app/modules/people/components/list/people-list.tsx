import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useLocation } from "@remix-run/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ListParts } from "#app/shell/components/list-parts.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { useHiddenColumns } from "#app/shell/components/list-screen/use-hidden-columns.ts";
import { useReadAlike } from "#app/shell/components/use-read-alike.ts";
import { useLateChoices } from "#app/shell/components/list-screen/use-late-choices.ts";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { DataTable, type DataTableProps } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { EmployeeRow } from "../../queries/employee-list.ts";
import { initiallyHidden } from "../../domain/initially-hidden.ts";
import type { PeopleScreen } from "../../queries/people-screen.ts";
import { withParameters } from "./list-address.ts";
import { usePeopleColumns } from "./people-columns.tsx";
import classes from "./people-list.module.css";
import { usePeopleFilters } from "./use-people-filters.tsx";

/** Most lists are only read: boxes and their form are fetched where people are tagged. */
const TaggableTable = lazyPart(async () => ({ default: (await import("./taggable-table.tsx")).TaggableTable }));

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
  const alike = useReadAlike();
  const columns = usePeopleColumns(screen.filters, page.fields, screen.signals);
  const initially = initiallyHidden(scope, page.fields);
  const { hidden, asked, onChange } = useHiddenColumns({ list: scope, initially, hidden: screen.hidden });
  const { filters, manager } = screen;
  const { choices, ask } = useLateChoices(screen.choices, (answer: PeopleScreen) => answer.choices);
  const table: DataTableProps<EmployeeRow> = {
    caption: t(`list.title.${scope}`),
    columns,
    hidden,
    rows: page.rows,
    rowKey: (row) => row.id,
    rowHref: (row) => `${profileAt[scope]}/${row.id}`,
    // What other rooms tell of one's reports is not in their rows.
    rowsBy: screen.signals.length === 0 ? () => `person ${alike()} ${JSON.stringify(page.fields)}` : undefined,
    empty: <Nobody searched={search !== "" && search !== "?"} scope={scope} />,
  };
  return (
    <ListScreen
      title={
        manager
          ? t("list.reports-of", { name: manager.name })
          : tagging
            ? t("list.title.register")
            : t(`list.title.${scope}`)
      }
      meta={<span className={classes.count}>{t("list.count", { count: page.total })}</span>}
      act={actions}
      search={{ name: "search", label: t("list.search"), value: filters.search }}
      filters={usePeopleFilters(screen, choices ?? noChoices)}
      askForFilters={ask}
      kept={{
        sort: filters.sort === "name" ? undefined : filters.sort,
        direction: filters.direction === "ascending" ? undefined : filters.direction,
      }}
      hiddenFields={<ListParts place="Hidden" data={screen.offers} />}
      views={<ListParts place="End" data={screen.offers} />}
      tools={<Exports file={`/app/people/export.csv${withParameters(search, { scope })}`} />}
      columns={{ columns, hidden: asked, onChange }}
    >
      {tagging && screen.mayTag && screen.choices && screen.choices.tags.length > 0 ? (
        <Suspense fallback={null}>
          <TaggableTable {...table} tags={screen.choices.tags} total={page.total} />
        </Suspense>
      ) : (
        <DataTable {...table} />
      )}
      <ListPages cursors={page} />
    </ListScreen>
  );
}

/** The list as a file, for programs and for people. */
function Exports({ file }: { file: string }) {
  const { t } = useTranslation("people");
  return <ExportLinks href={file} label={t("list.export")} />;
}

const noChoices = { orgUnits: [], functions: [], locations: [], grades: [], tags: [] };

function Nobody({ searched, scope }: { searched: boolean; scope: PeopleScreen["scope"] }) {
  const { t } = useTranslation("people");
  if (!searched)
    return (
      <EmptyState variant="people" title={t(`list.empty.${scope}.title`)}>
        {t(`list.empty.${scope}.text`)}
      </EmptyState>
    );
  return (
    <NothingFound
      title={t("list.nobody-found")}
      text={t("list.nobody-found-text")}
      href="?"
      clear={t("list.clear-all")}
    />
  );
}
