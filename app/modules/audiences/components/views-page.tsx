import { Form } from "@remix-run/react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ViewsScreen } from "../queries/views-screen.ts";
import { ViewForm } from "./view-form.tsx";
import { ViewRow } from "./view-row.tsx";
import { viewsAddress } from "./views-address.ts";
import { useViewWords } from "./view-words.ts";
import classes from "./views.module.css";

type ViewsPageProps = { screen: ViewsScreen; result: CommandResult | null };

/** Saved views: keeping the filters a list has now, and what was kept before. */
export function ViewsPage({ screen, result }: ViewsPageProps) {
  const { t } = useViewWords();
  const { rows, of } = screen;
  const rooms = [...new Set([...rows.map(({ list }) => list.room), ...(of ? [of.list.room] : [])])];
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
      <Answer result={result} />
      {of ? (
        <Section title={t("save.title")} description={t("save.text", { list: listName ?? of.address })}>
          <ViewForm
            intent="save-view"
            hidden={{ of: of.address }}
            mayShare={screen.mayShare}
            result={result}
            label={t("save.title")}
          />
        </Section>
      ) : null}
      <Editing screen={screen} result={result} />
      {rows.length === 0 ? (
        <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>
      ) : (
        <Section title={listName ? t("of-list", { list: listName }) : t("every-list")}>
          <ul className={classes.list}>
            {rows.map((row) => (
              <ViewRow key={row.id} row={row} of={address} words={words} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Editing({ screen: { editing, of }, result }: ViewsPageProps) {
  const { t } = useViewWords();
  if (!editing || (result?.intent === "edit-view" && result.done)) return null;
  const label = t("act.edit-named", { name: editing.name });
  return (
    <Section title={label}>
      <ViewForm
        key={editing.id}
        intent="edit-view"
        hidden={{ viewId: editing.id }}
        view={editing}
        mayShare={editing.mayShare || editing.shared}
        result={result}
        label={label}
        closeHref={viewsAddress(of?.address ?? null)}
      />
    </Section>
  );
}

/** What came of what was asked last; a deletion can be taken back. */
function Answer({ result }: { result: CommandResult | null }) {
  const { t, general } = useViewWords();
  const refused = result?.intent === "save-view" || result?.intent === "edit-view" ? null : general(result);
  if (refused)
    return (
      <Callout tone="danger" announced>
        {refused}
      </Callout>
    );
  if (!result?.done) return null;
  if (result.intent !== "delete-view")
    return (
      <Callout tone="success" announced>
        {t("done.saved")}
      </Callout>
    );
  const { viewId, name } = result.value as { viewId: string; name: string };
  const undo = (
    <Form method="post">
      <input type="hidden" name="intent" value="restore-view" />
      <input type="hidden" name="viewId" value={viewId} />
      <Button type="submit" size="small">
        {t("act.undo")}
      </Button>
    </Form>
  );
  return (
    <Callout tone="info" announced action={undo}>
      {t("done.deleted", { name })}
    </Callout>
  );
}
