import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { useFeedbackWords } from "../feedback-words.ts";
import { searchGoals } from "../search-options.ts";

type GoalFieldProps = { form: AnyCommandForm; goal?: { id: string; title: string } | null };

/** The goal it is about, where it is about one. */
export function GoalField({ form, goal = null }: GoalFieldProps) {
  const { t } = useFeedbackWords();
  return (
    <ComboField
      name="goalId"
      label={t("give.goal")}
      placeholder={t("give.goal-placeholder")}
      options={goal ? [{ value: goal.id, label: goal.title }] : []}
      defaultValue={goal?.id ?? null}
      onSearch={searchGoals}
      emptyText={t("give.no-goal-found")}
      clearLabel={t("give.no-goal")}
      error={form.wrong("goalId")}
    />
  );
}
