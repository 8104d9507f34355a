import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { AvatarLine } from "#app/ui/avatar-line/avatar-line.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { accessPlaces } from "../../access-places.ts";
import type { WhoCan, WhoCanRow } from "../../queries/who-can.ts";
import classes from "../access.module.css";

/** Everybody who may do something with one record, each with the reason. */
export function WhoCanScreen({ input, about, name, rows, total, working, pageSize }: WhoCan & { pageSize: number }) {
  const { t } = useTranslation("access");
  const words = useWords("access", about.room);
  return (
    <ListScreen
      title={name ?? words(about.label, {}, about.room)}
      meta={<span className={classes.soft}>{t("who-can.count", { count: total, working })}</span>}
      breadcrumbs={[{ label: t("who-can.title"), href: accessPlaces.explain }]}
      breadcrumbsLabel={t("form.path")}
      search={{ name: "search", label: t("explain.who-choose"), value: input.search }}
      filters={[
        {
          name: "action",
          label: t("audit.action"),
          value: input.action,
          options: about.actions.map(({ key, label }) => ({ value: key, label: words(label, {}, about.room) })),
        },
      ]}
      kept={{ about: input.about, record: input.record }}
    >
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
    </ListScreen>
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
        <AvatarLine name={person.name} src={photoAddress(person.photo)} below={person.role ?? person.email} />
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
