import { ListPages } from "#app/shell/components/list-pages.tsx";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { accessPlaces } from "../../access-places.ts";
import type { WhoCan, WhoCanRow } from "../../queries/who-can.ts";
import classes from "../access.module.css";
import { useSearchForm } from "../use-search-form.ts";

/** Everybody who may do something with one record, each with the reason. */
export function WhoCanScreen({ input, about, name, rows, total, working, pageSize }: WhoCan & { pageSize: number }) {
  const { t } = useTranslation("access");
  const words = useWords("access", about.room);
  const form = useSearchForm();
  return (
    <div className={classes.root}>
      <PageHeader
        title={name ?? words(about.label, {}, about.room)}
        description={t("who-can.text")}
        breadcrumbs={[{ label: t("who-can.title"), href: accessPlaces.explain }]}
        breadcrumbsLabel={t("form.path")}
        meta={<span className={classes.soft}>{t("who-can.count", { count: total, working })}</span>}
      />
      <Form method="get" role="search" className={classes.tools} {...form}>
        <input type="hidden" name="about" value={input.about} />
        <input type="hidden" name="record" value={input.record} />
        <Toolbar label={t("list.tools")}>
          <SearchField
            name="search"
            label={t("explain.who-choose")}
            defaultValue={input.search}
            className={classes.search}
          />
          <SelectField
            name="action"
            label={t("explain.action")}
            hideLabel
            key={input.action}
            defaultValue={input.action}
            options={about.actions.map(({ key, label }) => ({ value: key, label: words(label, {}, about.room) }))}
          />
          <noscript>
            <Button type="submit">{t("list.apply")}</Button>
          </noscript>
        </Toolbar>
      </Form>
      <DataTable
        caption={t("who-can.title")}
        columns={useColumns(about.room)}
        rows={rows}
        rowKey={({ person }) => person.id}
        rowHref={({ person }) =>
          `${accessPlaces.explain}?${new URLSearchParams({ person: person.id, about: input.about, record: input.record, action: input.action })}`
        }
        empty={
          <EmptyState variant={input.search ? "search" : "people"} title={t("list.nobody")}>
            {t("who-can.nobody-text")}
          </EmptyState>
        }
      />
      <ListPages total={total} page={input.page} pageSize={pageSize} />
    </div>
  );
}

function useColumns(room: string): Column<WhoCanRow>[] {
  const { t } = useTranslation("access");
  const words = useWords("access", room);
  return [
    {
      id: "person",
      header: t("column.person"),
      render: ({ person }) => (
        <span className={classes.person}>
          <Avatar name={person.name} size="small" />
          <span className={classes.names}>
            <span className={classes.name}>{person.name}</span>
            <span className={classes.soft}>{person.role ?? person.email}</span>
          </span>
        </span>
      ),
    },
    {
      id: "reason",
      header: t("who-can.reason"),
      render: ({ reason }) => (
        <span className={classes.reason}>
          {reason.words.length > 0 ? (
            <span>{reason.words.map((key) => words(key, {}, reason.room)).join(": ")}</span>
          ) : null}
          <span className={reason.words.length > 0 ? classes.soft : undefined}>
            {words(reason.because, reason.params, reason.room)}
          </span>
        </span>
      ),
    },
  ];
}
