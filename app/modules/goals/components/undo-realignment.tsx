import { IconArrowBackUp } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { useGoalWords } from "./goal-words.ts";
import { useGoalCommand } from "./use-goal-command.ts";

/** Takes a move back from where the history tells of it. */
export function UndoRealignment({ goalId, realignmentId }: { goalId: string; realignmentId: string }) {
  const { t } = useGoalWords();
  const { Form, busy } = useGoalCommand(goalId, { said: t("done.undone"), key: `undo ${realignmentId}` });
  return (
    <Form method="post" action={`/app/goal/${goalId}/structure`}>
      <input type="hidden" name="realignmentId" value={realignmentId} />
      <Button
        type="submit"
        name="intent"
        value="undo-realign"
        size="small"
        icon={<IconArrowBackUp size={16} />}
        loading={busy}
      >
        {t("undo")}
      </Button>
    </Form>
  );
}
