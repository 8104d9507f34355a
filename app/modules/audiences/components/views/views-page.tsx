import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { RowList } from "#app/ui/row-list/row-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ViewsScreen } from "../../queries/views-screen.ts";
import { PageAnswer, usePageAnswer, useViewSaid } from "../view-commands.ts";
import { ViewForm } from "./view-form.tsx";
import { ViewRow } from "./view-row.tsx";
import { viewsAddress } from "../views-address.ts";
import classes from "./views.module.css";

type ViewsPageProps = { screen: ViewsScreen };

const acts = ["edit-view", "replace-view", "choose-default", "delete-view", "restore-view"] as const;

/** Saved views: keeping the filters a list has now, and what was kept before. */
export function ViewsPage({ screen }: ViewsPageProps) {
  const { t } = useTranslation("audiences");
  const { rows, of } = screen;
  const named = [...rows.flatMap(({ list, module }) => [list, ...(module ? [module] : [])]), ...(of ? [of.list] : [])];
  const rooms = [...new Set(named.map(({ room }) => room))];
  const words = useWords("audiences", ...rooms);
  const address = of?.address ?? null;
  const listName = of?.list.label ? words(of.list.label, {}, of.list.room) : null;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t("title")}
        description={t("text")}
        actions={
          of ? (
            <>
              <Button href={viewsAddress(null)}>{t("all-lists")}</Button>
              <Button href={of.address}>{t("back")}</Button>
            </>
          ) : undefined
        }
      />
      <PageAnswer intents={acts} said={useViewSaid()} />
      {of ? (
        <Section title={t("save.title")} description={t("save.text", { list: listName ?? of.address })}>
          <ViewForm intent="save-view" hidden={{ of: of.address }} mayShare={screen.mayShare} label={t("save.title")} />
        </Section>
      ) : null}
      <Editing screen={screen} />
      {rows.length === 0 ? (
        <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>
      ) : (
        <Section title={listName ? t("of-list", { list: listName }) : t("every-list")}>
          <RowList>
            {rows.map((row) => (
              <ViewRow key={row.id} row={row} of={address} words={words} />
            ))}
          </RowList>
        </Section>
      )}
    </div>
  );
}

function Editing({ screen: { editing, of } }: ViewsPageProps) {
  const { t } = useTranslation("audiences");
  const onPage = usePageAnswer("edit-view");
  if (!editing || onPage?.done) return null;
  const label = t("act.edit-named", { name: editing.name });
  return (
    <Section title={label}>
      <ViewForm
        key={editing.id}
        intent="edit-view"
        hidden={{ viewId: editing.id, version: String(editing.version) }}
        view={editing}
        mayShare={editing.mayShare || editing.shared}
        label={label}
        closeHref={viewsAddress(of?.address ?? null)}
      />
    </Section>
  );
}
