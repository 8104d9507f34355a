import { ArchiveAct } from "#app/platform/forms/icon-act.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { CountedTag } from "../../queries/people-tags.ts";
import { shapePlaces } from "../../shape-places.ts";
import { tagCommands } from "../people-commands.ts";
import { PeopleTagPanel } from "./people-tag-panel.tsx";
import classes from "../shape.module.css";

export type PeopleTagsScreenProps = {
  tags: readonly CountedTag[];
  adding: boolean;
  editing: string | null;
};

/** The tags in use, each with who has it, and the archived ones. */
export function PeopleTagsScreen({ tags, adding, editing }: PeopleTagsScreenProps) {
  const { t } = useTranslation("people");
  const [used, archived] = [tags.filter((one) => !one.archived), tags.filter((one) => one.archived)];
  const edited = tags.find((one) => one.id === editing) ?? null;
  const add = (
    <Button href={`${shapePlaces.peopleTags}?add=1`} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("tag.add")}
    </Button>
  );
  return (
    <ListScreen
      title={t("navigation.people-tags")}
      description={t("tag.description")}
      act={used.length > 0 ? add : null}
    >
      <tagCommands.PageAnswer intents={["archive-people-tag"]} />
      <Stack>
        {used.length === 0 ? (
          <EmptyState title={t("tag.none")} action={add}>
            {t("tag.none-text")}
          </EmptyState>
        ) : (
          <ul className={`${classes.terms} ${classes.list}`}>
            {used.map((one) => (
              <TagRow key={one.id} tag={one} />
            ))}
          </ul>
        )}
        {archived.length > 0 ? (
          <Section title={t("field.archived")}>
            <ul className={classes.terms}>
              {archived.map((one) => (
                <TagRow key={one.id} tag={one} />
              ))}
            </ul>
          </Section>
        ) : null}
      </Stack>
      {adding || edited ? <PeopleTagPanel key={edited?.id ?? "new"} tag={edited} /> : null}
    </ListScreen>
  );
}

function TagRow({ tag: { id, name, color, version, archived, people } }: { tag: CountedTag }) {
  const { t } = useTranslation("people");
  const command = tagCommands.useCommand({ intent: "archive-people-tag" });
  return (
    <li>
      <div className={`${classes.row} ${classes.term}`}>
        <span className={classes.words}>
          {archived ? (
            <TagMark tone="grey">{name}</TagMark>
          ) : (
            <UiLink href={`${shapePlaces.peopleTags}?edit=${id}`} className={classes.name}>
              <TagMark tone={color}>{name}</TagMark>
            </UiLink>
          )}
        </span>
        <span className={classes.count}>
          {archived ? (
            t("list.count", { count: people })
          ) : (
            <UiLink href={`/tag/${id}`}>{t("list.count", { count: people })}</UiLink>
          )}
        </span>
        <span className={classes.actions}>
          <ArchiveAct
            command={command}
            intent="archive-people-tag"
            fields={{ tagId: id, version: String(version) }}
            archived={archived}
            label={t(archived ? "field.bring-back" : "field.archive", { name })}
          />
        </span>
      </div>
    </li>
  );
}
