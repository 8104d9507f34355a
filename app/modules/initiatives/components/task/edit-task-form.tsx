import { GoalField } from "#app/modules/goals/ui.ts";
import { PeopleField } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { DateRangeField } from "#app/ui/date-field/date-range-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { InitiativeDetail } from "../../queries/initiative-detail.ts";
import { taskAction, useCommandForm } from "../task-commands.ts";
import { editTaskForm } from "../task-forms.ts";
import { useTaskWords } from "../task-words.ts";
import { staysOpen, useClosedForm } from "../task-address.ts";

/** Changes all of a task. */
export function EditTaskForm({ detail }: { detail: InitiativeDetail }) {
  const { initiative: task } = detail;
  const { t } = useTaskWords();
  const closed = useClosedForm();
  const { version, told } = useVersionRead(task.version);
  const form = useCommandForm({
    intent: "update-task",
    id: `edit-${task.id}`,
    action: taskAction(task.id),
    fields: { initiativeId: task.id, version },
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
  return (
    <CommandForm form={form} guarded stays={staysOpen} layout="column" aria-label={t("edit")}>
      <TaskWording form={form} />
      <TaskPeople detail={detail} form={form} />
      <TaskGoal detail={detail} form={form} />
      <WeightAndVisibility form={form} />
      <SubmitRow form={form} label={t("form.save")} cancelHref={closed} />
    </CommandForm>
  );
}

type SectionProps = { detail: InitiativeDetail; form: AnyCommandForm };

/** What is to be done, and when. */
function TaskWording({ form: { field } }: Pick<SectionProps, "form">) {
  const { t } = useTaskWords();
  return (
    <>
      <TextField {...field("text")} label={t("form.text")} maxLength={500} required autoFocus />
      <TextArea {...field("description")} label={t("form.description")} rows={3} />
      <DateRangeField
        from={{ ...field("startDate"), label: t("form.start") }}
        to={{ ...field("dueDate"), label: t("form.due") }}
      />
    </>
  );
}

function TaskPeople({ detail: { initiative: task }, form }: SectionProps) {
  const { t } = useTaskWords();
  const people = (
    name: "ownerIds" | "collaboratorIds",
    label: string,
    chosen: readonly { id: string; name: string }[],
  ) => <PeopleField name={name} label={label} chosen={chosen} error={form.wrong(name)} />;
  return (
    <>
      {people("ownerIds", t("form.owners"), task.owners)}
      {people("collaboratorIds", t("form.collaborators"), task.collaborators)}
    </>
  );
}

/** The goal it serves; one that is hidden from who edits the task stays. */
function TaskGoal({ detail: { goal, goalHidden, choosesGoal }, form }: SectionProps) {
  const { t } = useTaskWords();
  if (goalHidden || !choosesGoal) return <input type="hidden" name="keepsGoal" value="yes" />;
  return <GoalField label={t("list.goal")} goal={goal} error={form.wrong("goalId")} />;
}

function WeightAndVisibility({ form: { field } }: Pick<SectionProps, "form">) {
  const { t } = useTaskWords();
  return (
    <FieldRow fields="short">
      <NumberField {...field("weightage")} step="any" min={0} max={100} label={t("form.weightage")} />
      <SelectField
        {...field("visibility")}
        label={t("form.visibility")}
        options={["PRIVATE", "GLOBAL"].map((value) => ({ value, label: t(`visibility.${value}`) }))}
      />
    </FieldRow>
  );
}
