import { IconPlus, IconX } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import type { Fields } from "#app/platform/forms/answers.ts";
import type { Command } from "#app/platform/forms/use-command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import { Disclosure } from "#app/ui/disclosure/disclosure.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { notYet, tagKinds, type OfferedTag, type TagMark as TagOnRecord } from "../domain/tag.ts";
import { tagAddress } from "../tag-places.ts";
import { TagChoice } from "./tag-choice.tsx";
import classes from "./tags.module.css";

export type RecordTagsProps = {
  tags: readonly TagOnRecord[];
  /** The tags that can be given here; null where the reader may give none. */
  offered: readonly OfferedTag[] | null;
  /** How the record is told, and what names the act and the record. */
  command: Omit<Command, "answer">;
  fields: Fields;
};

/** The tags of one record; those who may give and take them here. */
export function RecordTags({ tags, offered, command, fields }: RecordTagsProps) {
  const { t } = useTranslation("tags");
  const more = notYet(offered ?? [], tags);
  if (tags.length === 0 && more.length === 0) return null;
  const kinds = tagKinds.filter((kind) => tags.some((one) => one.kind === kind));
  const usual = kinds.includes("INITIATIVE") ? "INITIATIVE" : "GOAL";
  return (
    <Section
      title={t("navigation.tags")}
      actions={more.length > 0 ? <AddTag key={tags.length} tags={more} command={command} fields={fields} /> : null}
    >
      {kinds.map((kind) => (
        <div key={kind} className={classes.group}>
          {kinds.length > 1 || kind !== usual ? <h3 className={classes.kind}>{t(`kind.${kind}`)}</h3> : null}
          <ul className={classes.tags}>
            {tags
              .filter((one) => one.kind === kind)
              .map(({ id, name, color }) => (
                <li key={id}>
                  <UiLink href={tagAddress(id)} className={classes.tag}>
                    <TagMark tone={color}>{name}</TagMark>
                  </UiLink>
                  {offered ? (
                    <IconAct
                      command={command}
                      fields={{ tagId: id, ...fields, has: "false" }}
                      label={t("take", { name })}
                      icon={<IconX aria-hidden="true" />}
                    />
                  ) : null}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

type AddTagProps = Pick<RecordTagsProps, "command" | "fields"> & { tags: readonly OfferedTag[] };

function AddTag({ tags, command, fields }: AddTagProps) {
  const { t } = useTranslation("tags");
  return (
    <Disclosure
      className={classes.adding}
      triggerClassName={classes.add}
      trigger={
        <>
          <IconPlus size={16} aria-hidden="true" />
          {t("add")}
        </>
      }
    >
      <ActForm command={command} fields={{ ...fields, has: "true" }} className={classes.giving}>
        <TagChoice tags={tags} required />
        <Button type="submit" tone="primary" loading={command.busy}>
          {t("add")}
        </Button>
      </ActForm>
    </Disclosure>
  );
}
