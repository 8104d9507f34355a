import type { FetcherWithComponents } from "@remix-run/react";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { notYet, tagKinds, type OfferedTag, type TagMark } from "../domain/tag.ts";
import { tagAddress } from "../tag-places.ts";
import { TagChoice } from "./tag-choice.tsx";
import classes from "./tags.module.css";

export type RecordTagsProps = {
  tags: readonly TagMark[];
  /** The tags that can be given here; null where the reader may give none. */
  offered: readonly OfferedTag[] | null;
  /** How the record is told: its form, where that is sent, and the hidden fields that name the act and the record. */
  command: {
    Form: FetcherWithComponents<unknown>["Form"];
    action: string | undefined;
    busy: boolean;
    fields: Readonly<Record<string, string>>;
  };
};

/** The tags of one record; those who may give and take them here. */
export function RecordTags({ tags, offered, command }: RecordTagsProps) {
  const { t } = useTranslation("tags");
  const more = notYet(offered ?? [], tags);
  if (tags.length === 0 && more.length === 0) return null;
  const { Form, action, busy, fields } = command;
  const kinds = tagKinds.filter((kind) => tags.some((one) => one.kind === kind));
  const usual = kinds.includes("INITIATIVE") ? "INITIATIVE" : "GOAL";
  return (
    <Section title={t("tab")}>
      {kinds.map((kind) => (
        <div key={kind} className={classes.group}>
          {kinds.length > 1 || kind !== usual ? <h3 className={classes.kind}>{t(`kind.${kind}`)}</h3> : null}
          <ul className={classes.tags}>
            {tags
              .filter((one) => one.kind === kind)
              .map(({ id, name, color }) => (
                <li key={id}>
                  <UiLink href={tagAddress(id)} className={classes.tag}>
                    <Chip tone={color}>{name}</Chip>
                  </UiLink>
                  {offered ? (
                    <Form method="post" action={action} preventScrollReset>
                      <Hidden fields={{ ...fields, has: "false" }} />
                      <IconButton
                        type="submit"
                        name="tagId"
                        value={id}
                        size="small"
                        label={t("take", { name })}
                        icon={<IconX size={14} aria-hidden="true" />}
                      />
                    </Form>
                  ) : null}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {more.length > 0 ? (
        <Form method="post" action={action} preventScrollReset className={classes.giving} key={tags.length}>
          <Hidden fields={{ ...fields, has: "true" }} />
          <TagChoice tags={more} required />
          <Button type="submit" loading={busy}>
            {t("give")}
          </Button>
        </Form>
      ) : null}
    </Section>
  );
}

function Hidden({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
