import { ActForm } from "#app/platform/forms/act-form.tsx";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { employeeCommands } from "../people-commands.ts";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import type { PeopleTag } from "../../domain/people-tags.ts";
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
  const command = employeeCommands.useCommand({ intent: "tag-people" });
  const more = (offered ?? []).filter(({ id }) => !tags.some((tag) => tag.id === id));
  if (tags.length === 0 && more.length === 0) return null;
  const fields = (has: boolean) => ({ employeeIds: personId, has: String(has) });
  return (
    <Section title={t("tag.tags")}>
      <ul className={classes.tags}>
        {tags.map(({ id, name, color }) => (
          <li key={id}>
            <UiLink href={`/tag/${id}`}>
              <Chip tone={color}>{name}</Chip>
            </UiLink>
            {offered ? (
              <IconAct
                command={command}
                intent="tag-people"
                fields={{ ...fields(false), tagId: id }}
                label={t("shape.term.remove", { name })}
                icon={<IconX aria-hidden="true" />}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <ActForm
          command={command}
          intent="tag-people"
          fields={fields(true)}
          className={classes.tagForm}
          key={tags.length}
        >
          <Choice
            name="tagId"
            label={t("tag.give")}
            hideLabel
            placeholder={t("tag.give")}
            options={more.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <Button type="submit" loading={command.busy}>
            {t("add.submit")}
          </Button>
        </ActForm>
      ) : null}
    </Section>
  );
}
