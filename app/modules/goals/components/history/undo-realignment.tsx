import { ActForm } from "#app/platform/forms/act-form.tsx";
import { goalStructure, useCommand } from "../goal-commands.ts";
import { IconArrowBackUp } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { useGoalWords } from "../goal-words.ts";

/** Takes a move back from where the history tells of it. */
export function UndoRealignment({ goalId, realignmentId }: { goalId: string; realignmentId: string }) {
  const { t } = useGoalWords();
  const command = useCommand({
    intent: "undo-realign",
    action: goalStructure(goalId),
    key: `undo ${realignmentId}`,
    said: t("done.undone"),
  });
  return (
    <ActForm command={command} intent="undo-realign" fields={{ realignmentId }}>
      <Button type="submit" size="small" icon={<IconArrowBackUp size={16} />} loading={command.busy}>
        {t("undo")}
      </Button>
    </ActForm>
  );
}
