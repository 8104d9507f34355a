import { useCallback, useState, type KeyboardEvent } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import type { ListedInitiative } from "../queries/initiative-row.ts";
import { DueDate } from "./task-marks.tsx";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";
import { taskAction, useTaskCommand } from "./use-task-command.ts";

/** The due date, changed where it stands: Enter or leaving saves, Escape leaves it as it was. What could not be saved stays in the field, with why. */
export function TaskDue({ task }: { task: ListedInitiative }) {
  const { t, refusal, fieldError } = useTaskWords();
  const [draft, setDraft] = useState<string | null>(null);
  const then = useCallback((answer: CommandResult) => { if (answer.done) setDraft(null); }, []);
  const { submit, busy, result, action } = useTaskCommand(taskAction(task.id), then);
  if (!task.mayEdit || task.completedOn !== null) return <DueDate task={task} />;
  if (draft === null) {
    return <button type="button" className={classes.dueButton} aria-label={t("due.change", { title: task.text })} onClick={() => setDraft(task.dueDate ?? "")}><DueDate task={task} /></button>;
  }
  const save = () => {
    if (busy) return;
    if (draft === (task.dueDate ?? "")) return setDraft(null);
    submit({ intent: "set-due-date", initiativeId: task.id, dueDate: draft }, { method: "post", action: action! });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") save();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setDraft(null);
  };
  const problem = busy || !result || result.done ? undefined : result.error ? refusal(result.error.code, result.error.params) : fieldError(result.reply?.error?.["dueDate"] ?? ["initiatives.failed"]);
  return (
    <span className={classes.editing}>
      <input
        type="date" className={classes.date} value={draft} autoFocus aria-label={t("form.due")} aria-invalid={problem !== undefined}
        onChange={(event) => setDraft(event.target.value)} onKeyDown={press} onBlur={save}
      />
      {problem ? <span role="alert" className={classes.problem}>{problem}</span> : null}
    </span>
  );
}
