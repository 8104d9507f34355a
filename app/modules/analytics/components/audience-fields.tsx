import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Choice } from "#app/shell/components/choice.tsx";
import type { AudienceOffered } from "../queries/audience-offered.ts";
import { useAnalyticsWords } from "./use-analytics-words.ts";

/** A choice that stands in the address. */
export type Field = {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string; group?: string }[];
  placeholder?: string;
};

export function Choices({ fields }: { fields: readonly Field[] }) {
  return fields.map(({ name, label, value, options, placeholder }) => (
    <Choice
      key={name}
      name={name}
      label={label}
      defaultValue={value}
      options={options}
      {...(placeholder && { placeholder })}
    />
  ));
}

/** Whose numbers: of an org unit with all below, and of a group of people. */
export function useAudienceFields(
  { orgUnit, cohort }: { orgUnit: string; cohort: string },
  { orgUnits, cohorts }: Pick<AudienceOffered, "orgUnits" | "cohorts">,
): Field[] {
  const { t } = useAnalyticsWords();
  const { t: people } = useTranslation("audiences");
  const groups = [
    ...cohorts.cohorts.map(({ id, name }) => ({ value: id, label: name })),
    ...cohorts.bases.map((base) => ({ value: base, label: people(`cohort.base.${base}`) })),
  ];
  return [
    {
      ...{ name: "orgUnit", label: t("dimension.unit"), value: orgUnit, placeholder: t("report.any-unit") },
      options: orgUnits.map(({ id, name, depth }) => ({ value: id, label: `${"\u2003".repeat(depth)}${name}` })),
    },
    ...(groups.length > 0
      ? [
          {
            ...{ name: "cohort", label: t("report.cohort"), value: cohort, placeholder: t("report.everybody") },
            options: groups,
          },
        ]
      : []),
  ];
}
