import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { TagKind } from "../domain/tag.ts";
import type { TagsPage } from "../queries/tags-page.ts";
import { tagSettings } from "../tag-places.ts";
import { DeleteTagPanel } from "./delete-tag-panel.tsx";
import { DeletedTags } from "./deleted-tags.tsx";
import { PageAnswer, useTagSaid } from "./tag-commands.ts";
import { TagPanel } from "./tag-panel.tsx";
import { TagRow } from "./tag-row.tsx";
import classes from "./tags.module.css";

export type TagsScreenProps = { page: TagsPage };

const acts = ["add-tag", "edit-tag", "archive-tag", "delete-tag", "restore-tag"] as const;

/** The tags of goals or of tasks: those in use, each with how often it is used, and the archived ones. */
export function TagsScreen({ page }: TagsScreenProps) {
  const { kind, kinds, text, tags, deleted, parents, adding, editing, deleting } = page;
  const { t } = useTranslation("tags");
  const edited = tags.find((one) => one.id === editing) ?? null;
  const add = (
    <Button href={hrefOf(kind, text, { add: "1" })} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("add")}
    </Button>
  );
  return (
    <ListScreen
      title={t("navigation.tags")}
      description={t("text")}
      act={tags.length > 0 || text ? add : null}
      search={tags.length > 0 || text ? { name: "text", label: t("search"), value: text } : undefined}
      kept={{ kind }}
      tools={
        tags.length > 0 ? <ExportLinks href={`${tagSettings}/export?${new URLSearchParams({ kind, text })}`} /> : null
      }
      states={
        kinds.length > 1 ? (
          <Tabs
            label={t("navigation.tags")}
            current={kind}
            tabs={kinds.map((one) => ({ id: one, label: t(`kind.${one}`), href: hrefOf(one, "") }))}
          />
        ) : null
      }
    >
      <PageAnswer intents={acts} said={useTagSaid()} />
      <TagLists page={page} add={add} />
      <DeletedTags tags={deleted} />
      {deleting ? (
        <DeleteTagPanel
          tag={deleting}
          closeHref={hrefOf(kind, text)}
          editHref={(id) => hrefOf(kind, text, { edit: id })}
        />
      ) : null}
      {adding || edited ? (
        <TagPanel key={edited?.id ?? "new"} kind={kind} tag={edited} parents={parents} closeHref={hrefOf(kind, text)} />
      ) : null}
    </ListScreen>
  );
}

/** Those in use, and below them the archived ones. */
function TagLists({ page: { kind, text, tags }, add }: Pick<TagsScreenProps, "page"> & { add: ReactNode }) {
  const { t } = useTranslation("tags");
  const [used, archived] = [tags.filter((one) => !one.archived), tags.filter((one) => one.archived)];
  return (
    <>
      {used.length > 0 ? (
        <ul className={classes.list}>
          {used.map((one) => (
            <TagRow
              key={one.id}
              tag={one}
              kind={kind}
              href={hrefOf(kind, text, { edit: one.id })}
              deleteHref={hrefOf(kind, text, { delete: one.id })}
            />
          ))}
        </ul>
      ) : null}
      {used.length === 0 && !text ? (
        <EmptyState title={t("none")} action={add}>
          {t(`none-text.${kind}`)}
        </EmptyState>
      ) : null}
      {tags.length === 0 && text ? (
        <EmptyState title={t("not-found")} action={<Button href={hrefOf(kind, "")}>{t("show-all")}</Button>}>
          {t("not-found-text", { text })}
        </EmptyState>
      ) : null}
      {archived.length > 0 ? (
        <Section title={t("archived")}>
          <ul className={classes.list}>
            {archived.map((one) => (
              <TagRow
                key={one.id}
                tag={one}
                kind={kind}
                href={null}
                deleteHref={hrefOf(kind, text, { delete: one.id })}
              />
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

/** The list of a kind as it is narrowed, with a form open beside it or without. */
function hrefOf(kind: TagKind, text: string, open: Readonly<Record<string, string>> = {}): string {
  return `${tagSettings}?${new URLSearchParams({ kind, ...(text ? { text } : {}), ...open })}`;
}
