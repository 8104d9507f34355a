import { useNavigate } from "@remix-run/react";
import { IconPlus } from "@tabler/icons-react";
import { useRef, type FormEvent, type KeyboardEvent } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useNewTaskPanel } from "./task-address.ts";
import { newTaskCommands } from "./task-commands.ts";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";

export type NewTaskProps = {
  action?: string;
  intent: "create-task" | "add-part";
  parentId?: string;
  goalId?: string;
  label: string;
  focused?: boolean;
  discardHref?: string;
};

/** A new task in editing: Enter saves it and starts the next, Escape or an empty text discards it; a refusal keeps what was typed. */
export function NewTask({
  action,
  intent,
  parentId,
  goalId,
  label,
  focused = intent === "create-task",
  discardHref,
}: NewTaskProps) {
  const { t } = useTaskWords();
  const refusalOf = useRefusalOf("initiatives");
  const { form, input, command, send, press } = useTyping(action, discardHref);
  const onPage = newTaskCommands.usePageAnswer(intent);
  const newTaskPanel = useNewTaskPanel();
  const from = parentId ? `part-${parentId}` : goalId ? `goal-${goalId}` : "mine";
  const last = command.answer ?? onPage;
  const problem = command.awaited || !last || last.done ? undefined : refusalOf(last);
  return (
    <ActForm
      ref={form}
      command={command}
      intent={intent}
      fields={{ ...(parentId ? { parentId } : {}), ...(goalId ? { goalId } : {}) }}
      onSubmit={send}
      onKeyDown={press}
      className={classes.newTask}
      aria-label={label}
    >
      <input
        ref={input}
        name="text"
        className={classes.input}
        maxLength={500}
        autoFocus={focused}
        placeholder={t("form.placeholder")}
        autoComplete="off"
        aria-label={t("form.text")}
        aria-invalid={problem !== undefined}
        defaultValue={String(last?.reply?.initialValue?.["text"] ?? "")}
      />
      <DateField name="dueDate" label={t("form.due")} hideLabel className={classes.date} />
      <Button type="submit" size="small" icon={<IconPlus />} loading={command.awaited}>
        {t("form.add")}
      </Button>
      <Button size="small" tone="quiet" href={newTaskPanel(from)}>
        {t("form.details")}
      </Button>
      {problem ? (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      ) : null}
    </ActForm>
  );
}

/** The form and its keys: saved, it is empty and ready for the next task; discarded, it is left. */
function useTyping(action: string | undefined, discardHref: string | undefined) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const command = newTaskCommands.useCommand({
    intent: ["create-task", "add-part"],
    action,
    refusals: "shown",
    then: ({ done }) => {
      if (done) form.current?.reset();
      input.current?.focus();
    },
  });
  const discard = () => {
    form.current?.reset();
    if (discardHref) navigate(discardHref, { preventScrollReset: true });
  };
  const send = (event: FormEvent) => {
    if (command.awaited || input.current?.value.trim() === "") event.preventDefault();
    if (input.current?.value.trim() === "") discard();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    discard();
  };
  return { form, input, command, send, press };
}
