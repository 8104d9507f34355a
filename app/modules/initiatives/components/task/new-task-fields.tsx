import { TagsField } from "#app/modules/tags/ui.ts";
import { RecurrenceField, typedRecurrence } from "#app/platform/forms/recurrence-field.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import type { NewTaskStart } from "../../queries/new-task.ts";
import { wholeTaskCommands } from "../task-commands.ts";
import { wholeTaskForm } from "../task-forms.ts";
import { TaskGoal, TaskParent, TaskPeople, TaskWording, WeightAndVisibility } from "./task-fields.tsx";

type Fields = Parameters<typeof wholeTaskCommands.useCommandForm>[0];

/** The form of a new task with all that can be said of it. */
export function useNewTaskForm(start: NewTaskStart, rest: Pick<Fields, "intent" | "leaveTo" | "said">) {
  return wholeTaskCommands.useCommandForm({
    id: "new-task",
    action: `/app/initiative/new?${new URLSearchParams({ from: start.from })}`,
    schema: wholeTaskForm,
    defaultValue: {
      text: start.text,
      description: start.description,
      startDate: start.startDate ?? "",
      dueDate: start.dueDate ?? "",
      weightage: String(start.weightage),
      visibility: start.visibility,
      tagIds: start.tagIds,
      ...typedRecurrence(start.recurrence, start.dueDate),
      frequency: start.recurrence?.frequency ?? "",
    } as never,
    ...rest,
  });
}

export function NewTaskFields({ form, start }: { form: AnyCommandForm; start: NewTaskStart }) {
  return (
    <>
      <TaskWording form={form} />
      <TaskPeople form={form} owners={start.owners} collaborators={start.collaborators} />
      <TaskGoal form={form} goal={start.goal} stays={!start.choosesGoal} />
      {start.choosesParent || start.parent ? <TaskParent form={form} parent={start.parent} /> : null}
      <RecurrenceField form={form} optional />
      {start.offeredTags.length > 0 ? (
        <TagsField tags={start.offeredTags} chosen={start.tagIds} error={form.wrong("tagIds")} />
      ) : null}
      <WeightAndVisibility form={form} />
    </>
  );
}
