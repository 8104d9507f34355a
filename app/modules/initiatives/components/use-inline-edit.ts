import { useState, type ChangeEvent, type KeyboardEvent } from "react";
import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { taskAction, useCommand } from "./task-commands.ts";

export type InlineEdit = {
  taskId: string;
  intent: "rename-task" | "set-due-date";
  field: "text" | "dueDate";
  present: string;
  /** Saves nothing, as what was there does. */ keeps?: (draft: string) => boolean;
};

/**
 * One field of a task changed where it stands: Enter or leaving saves, Escape leaves it as it was. What could not be
 * saved stays, with why.
 */
export function useInlineEdit({ taskId, intent, field, present, keeps = () => false }: InlineEdit) {
  const refusalOf = useRefusalOf("initiatives");
  const [draft, setDraft] = useState<string | null>(null);
  const { send, awaited, answer } = useCommand({
    intent,
    action: taskAction(taskId),
    refusals: "shown",
    then: ({ done }) => {
      if (done) setDraft(null);
    },
  });
  const save = () => {
    if (awaited || draft === null) return;
    if (draft.trim() === present || keeps(draft)) return setDraft(null);
    send({ intent, initiativeId: taskId, [field]: draft });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") save();
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setDraft(null);
  };
  const problem = !awaited && answer && !answer.done ? refusalOf(answer) : undefined;
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
