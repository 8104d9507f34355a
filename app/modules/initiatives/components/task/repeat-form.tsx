import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { RecurrenceField, typedRecurrence } from "#app/platform/forms/recurrence-field.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { staysOpen, useClosedForm } from "../task-address.ts";
import { taskAction, useCommandForm } from "../task-commands.ts";
import { repeatTaskForm } from "../task-forms.ts";
import { useTaskWords } from "../task-words.ts";

/** How a task comes back: each week on some days, or each month on one. */
export function RepeatForm({ detail: { initiative: task, recurrence } }: { detail: InitiativeDetail }) {
  const { t } = useTaskWords();
  const closed = useClosedForm();
  const form = useCommandForm({
    intent: "repeat-task",
    id: `repeat-${task.id}`,
    action: taskAction(task.id),
    fields: { initiativeId: task.id },
    schema: repeatTaskForm,
    defaultValue: typedRecurrence(recurrence, task.dueDate) as never,
    said: t("repeat.done"),
    leaveTo: closed,
  });
  return (
    <CommandForm form={form} guarded stays={staysOpen} layout="column" aria-label={t("repeat.title")}>
      <RecurrenceField form={form} />
      <SmallText as="p" parts>
        {t("repeat.text")}
      </SmallText>
      <SubmitRow form={form} label={t("form.save")} cancelHref={closed} />
    </CommandForm>
  );
}
