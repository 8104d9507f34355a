import { IconFilter } from "@tabler/icons-react";
import { Form, useLocation } from "@remix-run/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { withColumn } from "#app/ui/data-table/with-column.ts";
import { Disclosure } from "#app/ui/disclosure/disclosure.tsx";
import { FilterBar } from "#app/ui/filter-bar/filter-bar.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { PageHeader, type PageHeaderProps } from "#app/ui/page-header/page-header.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { mostRead } from "#app/ui/choice-field/most-read.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SkeletonLines } from "#app/ui/skeleton/skeleton.tsx";
import { saidOf, without, type ListFilter } from "#app/platform/lists/list-filter.ts";
import { joinClasses } from "#app/ui/class-names/join-classes.ts";
import edges from "#app/ui/scroll-edges/scroll-edges.module.css";
import classes from "./list-screen.module.css";
import { asksForFilters, withFilters } from "./use-late-choices.ts";
import { useLookAgain } from "./use-look-again.ts";
import { ListFormProvider, useListForm } from "./use-list-form.ts";

export type ListColumns = {
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  /** Ids of the columns left out. */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

export type ListScreenProps = {
  title: ReactNode;
  /** A small fact beside the title: how many there are. */
  meta?: ReactNode;
  breadcrumbs?: PageHeaderProps["breadcrumbs"];
  breadcrumbsLabel?: string | undefined;
  /** One line of sense below the title, where it is needed. */
  description?: string;
  /** The one primary act. */
  act?: ReactNode;
  search?: { name: string; label: string; value: string | undefined } | undefined;
  filters?: readonly ListFilter[];
  /** Given while the filters do not have their options yet: asks for them (`useLateChoices`). */
  askForFilters?: (() => void) | undefined;
  /** What the address says besides and goes on saying: the sorting, the way of looking. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** Stands in the form unseen. */
  hiddenFields?: ReactNode;
  /** Saved views and ways of looking. */
  views?: ReactNode;
  /** Export, import and what else is done rarely, one a row. */
  tools?: ReactNode;
  columns?: ListColumns | undefined;
  /** Counts by state, each a link. */
  states?: ReactNode;
  children: ReactNode;
};

/** A screen that lists records: title and act, search and filters, counts by state, then the rows. */
export function ListScreen(props: ListScreenProps) {
  const { title, meta, description, breadcrumbs, breadcrumbsLabel, act, states, children } = props;
  useLookAgain();
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <PageHeader
          title={title}
          meta={meta}
          description={description}
          actions={act}
          {...(breadcrumbs ? { breadcrumbs, breadcrumbsLabel: breadcrumbsLabel ?? "" } : {})}
        />
      </div>
      <Controls {...props} />
      <Chips filters={props.filters ?? []} />
      {states ? <div className={joinClasses(classes.states, edges.edges)}>{states}</div> : null}
      {children}
    </div>
  );
}

function Controls(props: ListScreenProps) {
  const { search, filters = [], askForFilters, kept = {}, hiddenFields, views, tools, columns } = props;
  const { t } = useTranslation("shell");
  // Columns are chosen by a script alone, and so are shown by one.
  const [near, setNear] = useState(false);
  const standards = filters.flatMap(({ name, standard }) => (standard ? [[name, standard]] : []));
  const { form, change, go, send } = useListForm(new URLSearchParams(standards).toString());
  if (!search && filters.length === 0 && !views && !tools && !columns) return null;
  return (
    <div role="group" aria-label={t("list.controls")} className={classes.controls} data-plain={views ? undefined : ""}>
      {search || filters.length > 0 ? (
        <Form method="get" role="search" ref={form} className={classes.form} onChange={change} onSubmit={send}>
          {Object.entries(kept).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
          {hiddenFields}
          {search ? (
            <SearchField
              name={search.name}
              label={search.label}
              defaultValue={search.value ?? ""}
              className={classes.search}
            />
          ) : null}
          {filters.length > 0 ? (
            <ListFormProvider value={go}>
              <Filters filters={filters} ask={askForFilters} />
            </ListFormProvider>
          ) : null}
          <noscript>
            <Button type="submit">{t("list.apply")}</Button>
          </noscript>
        </Form>
      ) : null}
      <div className={classes.end}>
        {views}
        {tools || columns ? (
          <MoreActions label={t("list.more")} onNear={() => setNear(true)}>
            {tools}
            {columns && near ? <Columns {...columns} /> : null}
          </MoreActions>
        ) : null}
      </div>
    </div>
  );
}

/** All filters behind one button; on a phone they are a sheet. They are asked for as soon as somebody comes near. */
function Filters({ filters, ask }: { filters: readonly ListFilter[]; ask: (() => void) | undefined }) {
  const { t } = useTranslation("shell");
  const set = filters.filter((filter) => saidOf(filter) !== undefined).length;
  return (
    <Disclosure
      className={classes.filters}
      triggerClassName={classes.filterButton}
      onNear={ask}
      opened={asksForFilters(useLocation().search)}
      trigger={
        <>
          <IconFilter size={16} aria-hidden="true" />
          <span>{t("list.filter")}</span>
          {set > 0 ? <span className={classes.count}>{set}</span> : null}
        </>
      }
    >
      <div className={classes.sheet}>
        {ask ? <FiltersToCome /> : filters.map((one) => <FilterField key={one.name} filter={one} />)}
      </div>
    </Disclosure>
  );
}

/** Until a script asks for them; without one they are a page away. */
function FiltersToCome() {
  const { t } = useTranslation("shell");
  const { search } = useLocation();
  return (
    <>
      <noscript>
        <a href={`?${withFilters(search)}`}>{t("list.show-filters")}</a>
      </noscript>
      <SkeletonLines label={t("loading")} />
    </>
  );
}

const SearchedFilter = lazyPart(async () => ({ default: (await import("../choice.tsx")).Choice }));

function FilterField({ filter }: { filter: ListFilter }) {
  if ("field" in filter) return <div>{filter.field}</div>;
  const field = {
    name: filter.name,
    label: filter.label,
    defaultValue: filter.value ?? filter.standard ?? "",
    options: filter.options,
    ...(filter.any === undefined ? {} : { placeholder: filter.any }),
  };
  const listed = <SelectField {...field} />;
  if (filter.options.length <= mostRead) return listed;
  return (
    <Suspense fallback={listed}>
      <SearchedFilter {...field} />
    </Suspense>
  );
}

/** What narrows the list, each to be taken away. */
function Chips({ filters }: { filters: readonly ListFilter[] }) {
  const { t } = useTranslation("shell");
  const { search } = useLocation();
  const parametersOf = (filter: ListFilter) => [filter.name, ...("also" in filter ? (filter.also ?? []) : [])];
  const set = filters.flatMap((filter) => {
    const value = saidOf(filter);
    return value === undefined
      ? []
      : [{ id: filter.name, name: filter.label, value, removeHref: without(search, parametersOf(filter)) }];
  });
  return (
    <FilterBar
      label={t("list.filters-set")}
      filters={set}
      removeLabel={t("list.remove-filter")}
      clearHref={without(search, filters.flatMap(parametersOf))}
      clearLabel={t("list.clear-filters")}
    />
  );
}

function Columns({ columns, hidden, onChange }: ListColumns) {
  const { t } = useTranslation("shell");
  return (
    <fieldset className={classes.columns}>
      <legend>{t("list.columns")}</legend>
      {columns
        .filter(({ hideable }) => hideable !== false)
        .map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.includes(id)}
            onChange={(event) => onChange(withColumn(hidden, id, event.currentTarget.checked))}
          />
        ))}
    </fieldset>
  );
}
