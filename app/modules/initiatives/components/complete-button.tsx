import { ActForm } from "#app/platform/forms/act-form.tsx";
import { DoneButton } from "#app/ui/done-button/done-button.tsx";
import type { ListedInitiative } from "../queries/initiative-row.ts";
import { taskAction, useCommand } from "./task-commands.ts";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";

type CompletedTask = Pick<ListedInitiative, "id" | "text" | "completedOn" | "mayComplete">;

/** Whether the task is done, as it was just asked for: the answer is not waited for. */
export function CompleteButton({ task }: { task: CompletedTask }) {
  const { t } = useTaskWords();
  const undo = { intent: "reopen-task", fields: { initiativeId: task.id }, label: t("undo") };
  const command = useCommand({
    intent: ["complete-task", "reopen-task"],
    action: taskAction(task.id),
    key: `complete ${task.id}`,
    said: ({ intent }) =>
      intent === "complete-task" ? { text: t("done.completed", { title: task.text }), undo } : null,
  });
  const asked = command.sending?.get("intent");
  const done = asked ? asked === "complete-task" : task.completedOn !== null;
  return (
    <ActForm command={command} fields={{ initiativeId: task.id }} className={classes.completion}>
      <DoneButton
        name="intent"
        value={done ? "reopen-task" : "complete-task"}
        done={done}
        disabled={!task.mayComplete}
        label={t("complete", { title: task.text })}
      />
    </ActForm>
  );
}
