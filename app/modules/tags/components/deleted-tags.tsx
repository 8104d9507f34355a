import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { DeletedTag } from "../queries/deleted-tags.ts";
import { useCommand } from "./tag-commands.ts";
import classes from "./tags.module.css";

/** The tags that can still be restored, with who deleted them. */
export function DeletedTags({ tags }: { tags: readonly DeletedTag[] }) {
  const { t } = useTranslation("tags");
  const format = useFormat();
  const restore = useCommand({ intent: "restore-tag" });
  if (tags.length === 0) return null;
  return (
    <Section title={t("deleted")}>
      <ul className={classes.list}>
        {tags.map(({ id, name, deletedBy, until }) => (
          <li key={id} className={classes.row}>
            <span className={classes.words}>
              <TagMark tone="grey">{name}</TagMark>
              {deletedBy ? <span className={classes.soft}>{t("deleted-by", { name: deletedBy })}</span> : null}
              <span className={classes.soft}>{t("until", { date: format.date(until.slice(0, 10)) })}</span>
            </span>
            <IconAct
              command={restore}
              intent="restore-tag"
              fields={{ tagId: id }}
              label={t("restore", { name })}
              icon={<IconArrowBackUp aria-hidden="true" />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
