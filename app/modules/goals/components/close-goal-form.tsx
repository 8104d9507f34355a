import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { closures } from "../domain/closure.ts";
import type { GoalDetail } from "../queries/goal-detail.ts";
import { FormButtons } from "./check-in-form.tsx";
import classes from "./goal-body.module.css";
import { useGoalWords } from "./goal-words.ts";
import { useGoalCommand } from "./use-goal-command.ts";

/** Closes a goal with its outcome. It stays, unseen, while the goal is closed already: it has yet to leave the address. */
export function CloseGoalForm({ detail: { goal } }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const { Form, busy, action } = useGoalCommand(goal.id, { said: t("done.closed") });
  if (goal.closure) return null;
  return (
    <Form method="post" action={action} className={classes.form} aria-label={t("action.close")}>
      <input type="hidden" name="intent" value="close-goal" />
      <input type="hidden" name="goalId" value={goal.id} />
      <RadioGroup
        name="closure"
        label={t("close.question")}
        defaultValue={(goal.percent ?? 0) >= 100 ? "ACHIEVED" : "NOT_ACHIEVED"}
        options={closures.map((closure) => ({
          value: closure,
          label: t(`closure.${closure}`),
          description: t(`close.${closure}`),
        }))}
      />
      <FormButtons label={t("action.close")} busy={busy} />
    </Form>
  );
}
