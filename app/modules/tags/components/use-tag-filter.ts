import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import type { OfferedTag } from "../domain/tag.ts";
import { useTagOptions } from "./tag-options.ts";

/** Narrows a list to one tag and those below it, as `tag` of the address; nothing where there are no tags. */
export function useTagFilter(tags: readonly OfferedTag[], value: string | undefined): ListFilter[] {
  const { t } = useTranslation("tags");
  const options = useTagOptions(tags);
  return tags.length === 0 ? [] : [{ name: "tag", label: t("tag"), any: t("any"), value, options }];
}
