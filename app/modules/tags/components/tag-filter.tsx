import { useTranslation } from "react-i18next";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { OfferedTag } from "../domain/tag.ts";
import { useTagOptions } from "./tag-options.ts";

/** Narrows a list to one tag and those below it, as `tag` of the address; nothing where there are no tags. */
export function TagFilter({ tags, value }: { tags: readonly OfferedTag[]; value: string | undefined }) {
  const { t } = useTranslation("tags");
  const options = useTagOptions(tags);
  if (tags.length === 0) return null;
  return (
    <SelectField
      name="tag"
      label={t("tag")}
      hideLabel
      placeholder={t("any")}
      defaultValue={value ?? ""}
      key={`tag ${value}`}
      options={options}
    />
  );
}
