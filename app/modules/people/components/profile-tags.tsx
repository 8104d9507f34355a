import { Form } from "@remix-run/react";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { PeopleTag } from "../domain/people-tags.ts";
import classes from "./profile.module.css";

export type ProfileTagsProps = {
  personId: string;
  tags: readonly PeopleTag[];
  /** The tags that can be given here; null where the reader may give none. */
  offered: readonly PeopleTag[] | null;
};

/** The tags of a person; those who may give and take them here. */
export function ProfileTags({ personId, tags, offered }: ProfileTagsProps) {
  const { t } = useTranslation("people");
  const more = (offered ?? []).filter(({ id }) => !tags.some((tag) => tag.id === id));
  if (tags.length === 0 && more.length === 0) return null;
  return (
    <Section title={t("tag.tags")}>
      <ul className={classes.tags}>
        {tags.map(({ id, name, color }) => (
          <li key={id}>
            <UiLink href={`/tag/${id}`}>
              <Chip tone={color}>{name}</Chip>
            </UiLink>
            {offered ? (
              <Form method="post" preventScrollReset>
                <TagInputs personId={personId} has={false} />
                <IconButton
                  type="submit"
                  name="tagId"
                  value={id}
                  size="small"
                  label={t("shape.term.remove", { name })}
                  icon={<IconX size={14} aria-hidden="true" />}
                />
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <Form method="post" preventScrollReset className={classes.tagForm} key={tags.length}>
          <TagInputs personId={personId} has />
          <SelectField
            name="tagId"
            label={t("tag.give")}
            hideLabel
            placeholder={t("tag.give")}
            options={more.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <Button type="submit">{t("add.submit")}</Button>
        </Form>
      ) : null}
    </Section>
  );
}

function TagInputs({ personId, has }: { personId: string; has: boolean }) {
  return (
    <>
      <input type="hidden" name="intent" value="tag-people" />
      <input type="hidden" name="employeeIds" value={personId} />
      <input type="hidden" name="has" value={String(has)} />
    </>
  );
}
