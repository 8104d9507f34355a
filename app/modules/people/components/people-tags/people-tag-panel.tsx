import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { teamColours } from "../../domain/teams.ts";
import type { CountedTag } from "../../queries/people-tags.ts";
import { shapePlaces } from "../../shape-places.ts";

import { tagCommands } from "../people-commands.ts";

/** What a tag is called, and its colour. */
export function PeopleTagPanel({ tag }: { tag: CountedTag | null }) {
  const { t } = useTranslation("people");
  const form = tagCommands.useCommandForm({
    intent: tag ? "edit-people-tag" : "add-people-tag",
    fields: tag ? { tagId: tag.id, version: String(tag.version) } : {},
    defaultValue: { name: tag?.name ?? "", color: tag?.color ?? "blue" },
    said: t("shape.saved"),
    leaveTo: shapePlaces.peopleTags,
  });
  return (
    <FormPanel
      form={form}
      title={tag ? tag.name : t("tag.add")}
      closeHref={shapePlaces.peopleTags}
      submit={t(tag ? "shape.save" : "add.submit")}
    >
      <TextField {...form.field("name")} label={t("column.name")} maxLength={100} required />
      <SelectField
        {...form.field("color")}
        label={t("team.colour")}
        options={teamColours.map((value) => ({ value, label: t(`team.colours.${value}`) }))}
      />
    </FormPanel>
  );
}
