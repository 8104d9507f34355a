import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ArchiveAct } from "#app/platform/forms/icon-act.tsx";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { kindFacts, type TagKind } from "../domain/tag.ts";
import type { KeptTag } from "../queries/kept-tags.ts";
import { tagAddress } from "../tag-places.ts";
import { useCommand } from "./tag-commands.ts";
import classes from "./tags.module.css";

export type TagRowProps = {
  tag: KeptTag;
  kind: TagKind;
  /** Where it is worded otherwise; null while it is out of use. */
  href: string | null;
  /** Where it is asked whether to delete it. */
  deleteHref: string;
};

/** A tag with what it is for, on how many records it stands, and the way out of use or back. */
export function TagRow({
  tag: { id, name, color, description, parent, version, archived, used },
  kind,
  href,
  deleteHref,
}: TagRowProps) {
  const { t } = useTranslation("tags");
  return (
    <li className={classes.row} data-below={parent !== null && !archived ? "" : undefined}>
      <span className={classes.words}>
        {href ? (
          <UiLink href={href} aria-label={t("edit", { name })}>
            <TagMark tone={color}>{name}</TagMark>
          </UiLink>
        ) : (
          <TagMark tone="grey">{name}</TagMark>
        )}
        {parent === null ? null : <span className={classes.soft}>{t("part-of", { name: parent })}</span>}
        {description ? <bdi className={classes.soft}>{description}</bdi> : null}
      </span>
      <span className={classes.used}>
        {archived ? (
          t(`used.${kindFacts[kind].on}`, { count: used })
        ) : (
          <UiLink href={tagAddress(id)}>{t(`used.${kindFacts[kind].on}`, { count: used })}</UiLink>
        )}
      </span>
      <ArchiveAct
        command={useCommand({ intent: "archive-tag" })}
        intent="archive-tag"
        fields={{ tagId: id, version: String(version) }}
        archived={archived}
        label={t(archived ? "bring-back" : "archive", { name })}
      />
      <IconButton
        href={deleteHref}
        size="small"
        label={t("delete", { name })}
        icon={<IconTrash aria-hidden="true" />}
      />
    </li>
  );
}
