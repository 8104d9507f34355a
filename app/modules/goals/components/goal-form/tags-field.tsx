import { useTranslation } from "react-i18next";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import type { GoalPage } from "../../queries/goal-page.ts";

/** The tags a goal starts with. */
export function TagsField({
  tags,
  chosen,
  error,
}: {
  tags: GoalPage["tags"];
  chosen: readonly string[];
  error: readonly string[] | string | undefined;
}) {
  const { t } = useTranslation("tags");
  return (
    <MultiComboField
      name="tagIds"
      label={t("tab")}
      options={tags.map(({ id, name, parent }) => ({
        value: id,
        label: name,
        ...(parent === null ? {} : { description: parent }),
      }))}
      defaultValue={chosen}
      emptyText={t("form.nothing-found", { ns: "goals" })}
      removeLabel={({ label }) => t("take", { name: label })}
      maximum={20}
      error={error}
    />
  );
}

/** What Conform gives back of a list: nothing, one value or several. */
export function listOf(value: unknown): string[] {
  return value === undefined || value === null || value === "" ? [] : [value].flat().map(String);
}
