import { useTranslation } from "react-i18next";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import classes from "./saved-views.module.css";
import type { CohortChoices } from "../../queries/cohort-in-lists.ts";

export type CohortChoiceProps = { choices: CohortChoices; value: string | undefined };

/** Narrows a list to the people of a cohort, as `cohort` of the address; nothing where there is none to choose. */
export function CohortChoice({ choices: { bases, cohorts }, value }: CohortChoiceProps) {
  const { t } = useTranslation("audiences");
  const options = [
    ...cohorts.map(({ id, name }) => ({ value: id, label: name, group: t("cohort.tab") })),
    ...bases.map((base) => ({ value: base, label: t(`cohort.base.${base}`), group: t("cohort.from-me") })),
  ];
  const unknown =
    value !== undefined && !options.some((option) => option.value === value)
      ? [{ value, label: t("cohort.unknown") }]
      : [];
  if (options.length + unknown.length === 0) return null;
  return (
    <SelectField
      className={classes.choice}
      name="cohort"
      label={t("cohort.one")}
      hideLabel
      placeholder={t("cohort.anybody")}
      defaultValue={value ?? ""}
      key={`cohort ${value}`}
      options={[...unknown, ...options]}
    />
  );
}
