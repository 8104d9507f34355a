import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { MultiComboField, type MultiComboFieldProps } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import type { OfferedTag } from "../domain/tag.ts";

export type TagsFieldProps = Pick<MultiComboFieldProps, "error"> & {
  tags: readonly OfferedTag[];
  /** The ids of those chosen at first. */
  chosen: readonly string[];
};

/** The tags a record starts with; their ids travel as `tagIds`, one field each. */
export function TagsField({ tags, chosen, error }: TagsFieldProps) {
  const { t } = useTranslation("tags");
  return (
    <MultiComboField
      name="tagIds"
      label={t("navigation.tags")}
      options={tags.map(({ id, name, parent }) => ({
        value: id,
        label: name,
        ...(parent === null ? {} : { description: parent }),
      }))}
      defaultValue={chosen}
      emptyText={t("not-found")}
      removeLabel={({ label }) => t("take", { name: label })}
      maximum={20}
      error={error}
    />
  );
}
