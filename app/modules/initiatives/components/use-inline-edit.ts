import { useCallback, useState, type ChangeEvent, type KeyboardEvent } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useTaskWords } from "./task-words.ts";
import { taskAction, useTaskCommand } from "./use-task-command.ts";

export type InlineEdit = {
  taskId: string;
  intent: string;
  field: "text" | "dueDate";
  present: string;
  /** Saves nothing, as what was there does. */ keeps?: (draft: string) => boolean;
};

/** One field of a task changed where it stands: Enter or leaving saves, Escape leaves it as it was. What could not be saved stays, with why. */
export function useInlineEdit({ taskId, intent, field, present, keeps = () => false }: InlineEdit) {
  const { refusal, fieldError } = useTaskWords();
  const [draft, setDraft] = useState<string | null>(null);
  const then = useCallback((answer: CommandResult) => {
    if (answer.done) setDraft(null);
  }, []);
  const { submit, busy, result, action } = useTaskCommand(taskAction(taskId), then);
  const save = () => {
    if (busy || draft === null) return;
    if (draft.trim() === present || keeps(draft)) return setDraft(null);
    submit({ intent, initiativeId: taskId, [field]: draft }, { method: "post", action: action! });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") save();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setDraft(null);
  };
  const refused = !busy && result && !result.done ? result : null;
  const problem = refused?.error
    ? refusal(refused.error.code, refused.error.params)
    : refused
      ? fieldError(refused.reply?.error?.[field] ?? ["initiatives.failed"])
      : undefined;
  return {
    editing: draft !== null,
    begin: () => setDraft(present),
    problem,
    input: {
      value: draft ?? "",
      autoFocus: true,
      "aria-invalid": problem !== undefined,
      onKeyDown: press,
      onBlur: save,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    },
  };
}
