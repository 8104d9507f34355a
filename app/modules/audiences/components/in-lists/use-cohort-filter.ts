import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import type { CohortChoices } from "../../queries/cohort-in-lists.ts";

/** Narrows a list to the people of a cohort, as `cohort` of the address; nothing where there is none to choose. */
export function useCohortFilter({ bases, cohorts }: CohortChoices, value: string | undefined): ListFilter[] {
  const { t } = useTranslation("audiences");
  const options = [
    ...cohorts.map(({ id, name }) => ({ value: id, label: name, group: t("navigation.cohorts") })),
    ...bases.map((base) => ({ value: base, label: t(`cohort.base.${base}`), group: t("cohort.from-me") })),
  ];
  const unknown =
    value !== undefined && !options.some((option) => option.value === value)
      ? [{ value, label: t("cohort.unknown") }]
      : [];
  if (options.length + unknown.length === 0) return [];
  return [
    { name: "cohort", label: t("cohort.one"), any: t("cohort.anybody"), value, options: [...unknown, ...options] },
  ];
}
