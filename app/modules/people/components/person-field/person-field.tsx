import { useLateWords } from "#app/platform/i18n/use-words.ts";
import { useCallback } from "react";
import { ComboField, type ComboFieldProps } from "#app/ui/combo-field/combo-field.tsx";
import { findPeople, personOption, type FoundAmong, type OfferedPerson } from "./find-people.tsx";

export type PersonFieldProps = Omit<ComboFieldProps, "options" | "onSearch" | "emptyText" | "clearLabel"> & {
  /** The person chosen at first, or others to offer before anything is typed. */
  offered?: readonly OfferedPerson[];
  /** Whether the field may be emptied. */
  clearable?: boolean;
  /** Ids of people who would be refused, so that they are not offered. */
  without?: readonly string[];
  /** Among whom the list or record chooses; everybody where nothing is said. */
  among?: FoundAmong | undefined;
};

/** Finds one colleague by name, e-mail or role; the person's id travels under `name`. */
export function PersonField({ offered = [], clearable = false, without = [], among, ...field }: PersonFieldProps) {
  const t = useLateWords("people");
  const leftOut = without.join(" ");
  const search = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await findPeople(text, signal, among)).filter(({ value }) => !leftOut.split(" ").includes(value)),
    [leftOut, among],
  );
  return (
    <ComboField
      {...field}
      placeholder={field.placeholder ?? t("picker.placeholder")}
      options={offered.map(personOption)}
      onSearch={search}
      emptyText={t("picker.empty")}
      {...(clearable ? { clearLabel: t("picker.clear") } : {})}
    />
  );
}
