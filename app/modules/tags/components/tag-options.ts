import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { SelectOption } from "#app/ui/select-field/select-field.tsx";
import type { OfferedTag } from "../domain/tag.ts";

/** Choices of a tag; one below another stands a step in. Where there are several kinds, each stands under its name. */
export function useTagOptions(tags: readonly OfferedTag[]): SelectOption[] {
  const { t } = useTranslation("tags");
  const several = new Set(tags.map(({ kind }) => kind)).size > 1;
  return tags.map(({ id, kind, name, parent }) => ({
    value: id,
    label: parent === null ? name : `\u2003${name}`,
    ...(several && { group: t(`kind.${kind}`) }),
  }));
}
