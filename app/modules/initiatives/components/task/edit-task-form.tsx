import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { taskAction, useCommandForm } from "../task-commands.ts";
import { editTaskForm } from "../task-forms.ts";
import { useTaskWords } from "../task-words.ts";
import { staysOpen, useClosedForm } from "../task-address.ts";
import { TaskGoal, TaskParent, TaskPeople, TaskWording, WeightAndVisibility } from "./task-fields.tsx";

/** Changes all of a task. */
export function EditTaskForm({ detail }: { detail: InitiativeDetail }) {
  const { initiative: task, goal, goalHidden, choosesGoal, choosesParent } = detail;
  const { t } = useTaskWords();
  const closed = useClosedForm();
  const { version, told } = useVersionRead(task.version);
  const form = useCommandForm({
    intent: "update-task",
    id: `edit-${task.id}`,
    action: taskAction(task.id),
    fields: { initiativeId: task.id, version, ...(choosesParent ? {} : { keepsParent: "yes" }) },
    schema: editTaskForm,
    defaultValue: {
      text: task.text,
      description: task.description,
      startDate: task.startDate ?? "",
      dueDate: task.dueDate ?? "",
      weightage: String(task.weightage),
      visibility: task.visibility,
    } as never,
    said: t("done.saved"),
    then: told,
    leaveTo: closed,
  });
  const parent = task.parentId ? { id: task.parentId, text: task.parentText ?? "" } : null;
  return (
    <CommandForm form={form} guarded stays={staysOpen} layout="column" aria-label={t("edit")}>
      <TaskWording form={form} />
      <TaskPeople form={form} owners={task.owners} collaborators={task.collaborators} />
      <TaskGoal form={form} goal={goal} stays={goalHidden || !choosesGoal} />
      {choosesParent ? <TaskParent form={form} parent={parent} besides={task.id} /> : null}
      <WeightAndVisibility form={form} />
      <SubmitRow form={form} label={t("form.save")} cancelHref={closed} />
    </CommandForm>
  );
}
