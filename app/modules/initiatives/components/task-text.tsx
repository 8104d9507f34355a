import { IconLock, IconRepeat } from "@tabler/icons-react";
import { useCallback, useState, type KeyboardEvent } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import type { ListedInitiative } from "../queries/initiative-row.ts";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";
import { taskAction, useTaskCommand } from "./use-task-command.ts";

/** Small signs beside the text: it comes back, not everybody may see it. */
export function TaskSigns({ task }: { task: ListedInitiative }) {
  const { t } = useTaskWords();
  return (
    <>
      {task.repeats ? <IconRepeat size={13} className={classes.lock} role="img" aria-label={t("repeats")} /> : null}
      {task.visibility === "GLOBAL" ? null : <IconLock size={13} className={classes.lock} role="img" aria-label={t("visibility.PRIVATE")} />}
    </>
  );
}

/**
 * The text of a task, changed where it stands: Enter or leaving saves, Escape or an empty text leaves it as it was. What
 * could not be saved stays in the field, with why. Before any script it leads to the task's page.
 */
export function TaskText({ task }: { task: ListedInitiative }) {
  const { t, refusal, fieldError } = useTaskWords();
  const [draft, setDraft] = useState<string | null>(null);
  const then = useCallback((answer: CommandResult) => { if (answer.done) setDraft(null); }, []);
  const { submit, busy, result, action } = useTaskCommand(taskAction(task.id), then);
  const save = () => {
    if (busy || draft === null) return;
    if (draft.trim() === "" || draft.trim() === task.text) return setDraft(null);
    submit({ intent: "rename-task", initiativeId: task.id, text: draft }, { method: "post", action: action! });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") save();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setDraft(null);
  };
  if (draft === null) {
    return <UiLink href={taskAction(task.id)} className={classes.text} data-done={task.completedOn !== null || undefined} onClick={(event) => {
      if (!task.mayEdit || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      setDraft(task.text);
    }}>{task.text}</UiLink>;
  }
  const problem = busy || !result || result.done ? undefined : result.error ? refusal(result.error.code, result.error.params) : fieldError(result.reply?.error?.["text"] ?? ["initiatives.failed"]);
  return (
    <span className={classes.editing}>
      <input
        className={classes.input} value={draft} maxLength={500} autoFocus aria-label={t("form.text")} aria-invalid={problem !== undefined}
        onChange={(event) => setDraft(event.target.value)} onKeyDown={press} onBlur={save}
      />
      {problem ? <span role="alert" className={classes.problem}>{problem}</span> : null}
    </span>
  );
}
