import { useState } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { planCommands } from "../develop-commands.ts";
import { useDevelopWords } from "../develop-words.ts";
import type { PlanData } from "./plan-screen.tsx";

type ReopeningPlan = Pick<NonNullable<PlanData["plan"]>, "state" | "agreedBy" | "agreedAt">;

/** What a change does to a plan that was sent or agreed, in a sentence; null where it stays what it is. */
function useReopening(plan: ReopeningPlan | null): string | null {
  const { t, format } = useDevelopWords();
  if (plan?.state === "PROPOSED") return t("plan.reopens-PROPOSED");
  if (plan?.state !== "AGREED") return null;
  return t("plan.reopens-AGREED", {
    name: plan.agreedBy ?? "–",
    date: plan.agreedAt ? format.date(plan.agreedAt) : "–",
  });
}

/** Says on a form that saving it sends the plan back to draft. */
export function ReopensPlan({ plan }: { plan: ReopeningPlan | null }) {
  const { t } = useDevelopWords();
  const sentence = useReopening(plan);
  return sentence ? (
    <Callout tone="warning" title={t("plan.reopens-title")}>
      {sentence}
    </Callout>
  ) : null;
}

/** The word on the button that saves such a form. */
export function useSaveLabel(plan: ReopeningPlan | null): string {
  const { t } = useDevelopWords();
  return t(useReopening(plan) ? "plan.save-reopens" : "save");
}

/** Takes a goal off the plan; asks first where that sends the plan back to draft. */
export function RemoveGoal({ plan, goalId }: { plan: ReopeningPlan; goalId: string }) {
  const { t } = useDevelopWords();
  const [asks, setAsks] = useState(false);
  const command = planCommands.useCommand({
    intent: "remove-goal",
    key: `remove ${goalId}`,
    said: t("said.removed"),
  });
  const sentence = useReopening(plan);
  const send = () => {
    setAsks(false);
    command.send({ intent: "remove-goal", goalId });
  };
  return (
    <ActForm
      command={command}
      intent="remove-goal"
      fields={{ goalId }}
      onSubmit={(event) => {
        if (!sentence) return;
        event.preventDefault();
        setAsks(true);
      }}
    >
      <Button type="submit" size="small" tone="quiet" loading={command.busy}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={send}
        title={t("plan.reopens-title")}
        confirmLabel={t("plan.remove-reopens")}
        cancelLabel={t("cancel")}
        tone="danger"
      >
        {sentence}
      </ConfirmDialog>
    </ActForm>
  );
}
