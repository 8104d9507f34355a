import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Choice } from "#app/shell/components/choice.tsx";
import type { OfferedTag } from "../domain/tag.ts";
import { useTagOptions } from "./tag-options.ts";

/** A choice of one tag, sent as `tagId`. */
export function TagChoice({ tags, required = false }: { tags: readonly OfferedTag[]; required?: boolean }) {
  const { t } = useTranslation("tags");
  const options = useTagOptions(tags);
  return (
    <Choice
      name="tagId"
      label={t("choose")}
      hideLabel
      placeholder={t("choose")}
      options={options}
      required={required}
    />
  );
}
