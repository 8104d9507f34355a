import { useNavigate } from "@remix-run/react";
import { IconPlus } from "@tabler/icons-react";
import { useCallback, useRef, type FormEvent, type KeyboardEvent } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import classes from "./task.module.css";
import { useTaskWords } from "./task-words.ts";
import { useTaskCommand } from "./use-task-command.ts";

export type NewTaskProps = {
  action?: string;
  intent: "create-task" | "add-part";
  parentId?: string;
  goalId?: string;
  label: string;
  focused?: boolean;
  discardHref?: string;
  answer: CommandResult | null;
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
  answer,
}: NewTaskProps) {
  const { t, refusal, fieldError } = useTaskWords();
  const { form, input, Form, busy, result, send, press } = useTyping(action, discardHref);
  const last = result ?? (answer?.intent === intent ? answer : null);
  const problem =
    busy || !last || last.done
      ? undefined
      : last.error
        ? refusal(last.error.code, last.error.params)
        : fieldError(last.reply?.error?.["text"] ?? last.reply?.error?.["dueDate"] ?? ["initiatives.failed"]);
  return (
    <Form
      ref={form}
      method="post"
      {...(action ? { action } : {})}
      onSubmit={send}
      onKeyDown={press}
      className={classes.newTask}
      aria-label={label}
    >
      <input type="hidden" name="intent" value={intent} />
      {parentId ? <input type="hidden" name="parentId" value={parentId} /> : null}
      {goalId ? <input type="hidden" name="goalId" value={goalId} /> : null}
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
      <input name="dueDate" type="date" className={classes.date} aria-label={t("form.due")} />
      <Button type="submit" size="small" icon={<IconPlus size={16} />} loading={busy}>
        {t("form.add")}
      </Button>
      {problem ? (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      ) : null}
    </Form>
  );
}

/** The form and its keys: saved, it is empty and ready for the next task; discarded, it is left. */
function useTyping(action: string | undefined, discardHref: string | undefined) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const then = useCallback(({ done }: CommandResult) => {
    if (done) form.current?.reset();
    input.current?.focus();
  }, []);
  const { Form, busy, result } = useTaskCommand(action, then);
  const discard = () => {
    form.current?.reset();
    if (discardHref) navigate(discardHref, { preventScrollReset: true });
  };
  const send = (event: FormEvent) => {
    if (busy || input.current?.value.trim() === "") event.preventDefault();
    if (input.current?.value.trim() === "") discard();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    discard();
  };
  return { form, input, Form, busy, result, send, press };
}
