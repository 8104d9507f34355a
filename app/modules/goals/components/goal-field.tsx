import { useLateWords } from "#app/platform/i18n/use-words.ts";
import { ComboField, type ComboFieldProps } from "#app/ui/combo-field/combo-field.tsx";
import { findGoals } from "./search-options.ts";

export type GoalFieldProps = Pick<ComboFieldProps, "label" | "error" | "onChange"> & {
  /** The goal that is chosen at first. */
  goal?: { id: string; title: string } | null;
};

/** The choice of one goal of any kind by its title, or of none; its id travels as `goalId`. */
export function GoalField({ goal = null, ...field }: GoalFieldProps) {
  const t = useLateWords("goals");
  return (
    <ComboField
      {...field}
      name="goalId"
      placeholder={t("picker.placeholder")}
      options={goal ? [{ value: goal.id, label: goal.title }] : []}
      defaultValue={goal?.id ?? null}
      onSearch={findGoals}
      emptyText={t("picker.empty")}
      clearLabel={t("picker.clear")}
    />
  );
}
