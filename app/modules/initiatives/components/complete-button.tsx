import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
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
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return (
    <ActForm command={command} fields={{ initiativeId: task.id }} className={classes.completion}>
      <button
        type="submit"
        name="intent"
        value={done ? "reopen-task" : "complete-task"}
        className={classes.complete}
        data-done={done || undefined}
        aria-pressed={done}
        disabled={!task.mayComplete}
        aria-label={t("complete", { title: task.text })}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    </ActForm>
  );
}
