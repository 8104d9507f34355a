import { useLateWords } from "#app/platform/i18n/use-words.ts";
import { MultiComboField, type MultiComboFieldProps } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { findPeople, personOption, type OfferedPerson } from "./find-people.tsx";

export type PeopleFieldProps = Omit<MultiComboFieldProps, "options" | "onSearch" | "emptyText" | "removeLabel"> & {
  /** Those chosen at first. */
  chosen?: readonly OfferedPerson[];
};

/** Finds several colleagues by name, e-mail or role; their ids travel under `name`, one field each. */
export function PeopleField({ chosen = [], ...field }: PeopleFieldProps) {
  const t = useLateWords("people");
  return (
    <MultiComboField
      defaultValue={chosen.map(({ id }) => id)}
      {...field}
      placeholder={field.placeholder ?? t("picker.placeholder")}
      options={chosen.map(personOption)}
      onSearch={findPeople}
      emptyText={t("picker.empty")}
      removeLabel={({ label }) => t("picker.remove", { name: label })}
    />
  );
}
