import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { goalAction, useClosedAct, useCommandForm } from "../goal-commands.ts";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { closures } from "../../domain/closure.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { useGoalWords } from "../goal-words.ts";
import { staysAtHead, useAct } from "../use-act.ts";

/** Closes a goal with its outcome. It stays, unseen, while the goal is closed already: it has yet to leave the address. */
export function CloseGoalForm({ detail: { goal } }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const act = useAct();
  const form = useCommandForm({
    intent: "close-goal",
    id: `close-${goal.id}`,
    action: goalAction(goal.id),
    fields: { goalId: goal.id },
    said: t("done.closed"),
    leaveTo: useClosedAct(),
  });
  if (goal.closure) return null;
  return (
    <CommandForm form={form} guarded stays={staysAtHead} layout="inset" aria-label={t("action.close")}>
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
      <SubmitRow form={form} label={t("action.close")} cancelHref={act.closed} />
    </CommandForm>
  );
}
