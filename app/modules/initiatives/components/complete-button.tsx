import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useSubmit } from "@remix-run/react";
import { useCallback } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import type { ListedInitiative } from "../queries/initiative-row.ts";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";
import { taskAction, useTaskCommand } from "./use-task-command.ts";

/** Whether the task is done, as it was just asked for: the answer is not waited for. */
export function CompleteButton({ task }: { task: ListedInitiative }) {
  const { t, refusal } = useTaskWords();
  const snackbar = useSnackbar();
  const submit = useSubmit();
  const then = useCallback(
    (answer: CommandResult) => {
      if (answer.error) snackbar.show({ tone: "error", text: refusal(answer.error.code, answer.error.params) });
      if (!answer.done || answer.intent !== "complete-task") return;
      const undo = () =>
        submit(
          { intent: "reopen-task", initiativeId: task.id },
          { method: "post", action: taskAction(task.id), navigate: false, fetcherKey: `reopen ${task.id}` },
        );
      snackbar.show({
        tone: "success",
        text: t("done.completed", { title: task.text }),
        action: { label: t("undo"), onSelect: undo },
      });
    },
    [refusal, snackbar, submit, t, task.id, task.text],
  );
  const { Form, formData, action } = useTaskCommand(taskAction(task.id), then, `complete ${task.id}`);
  const asked = formData?.get("intent");
  const done = asked ? asked === "complete-task" : task.completedOn !== null;
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return (
    <Form method="post" action={action} className={classes.completion}>
      <input type="hidden" name="initiativeId" value={task.id} />
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
    </Form>
  );
}
