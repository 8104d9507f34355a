import { GoalField } from "#app/modules/goals/ui.ts";
import { PeopleField } from "#app/modules/people/ui.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { DateRangeField } from "#app/ui/date-field/date-range-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { InitiativePerson } from "../../queries/initiative-row.ts";
import { ParentField } from "../parent-field.tsx";
import { useTaskWords } from "../task-words.ts";

type FieldsProps = { form: AnyCommandForm };

/** What is to be done, and when. */
export function TaskWording({ form: { field } }: FieldsProps) {
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

/** Who does it, and who helps. */
export function TaskPeople({
  form,
  owners,
  collaborators,
}: FieldsProps & Readonly<Record<"owners" | "collaborators", readonly InitiativePerson[]>>) {
  const { t } = useTaskWords();
  const people = (name: "ownerIds" | "collaboratorIds", label: string, chosen: readonly InitiativePerson[]) => (
    <PeopleField name={name} label={label} chosen={chosen} error={form.wrong(name)} />
  );
  return (
    <>
      {people("ownerIds", t("form.owners"), owners)}
      {people("collaboratorIds", t("form.collaborators"), collaborators)}
    </>
  );
}

/** The goal it works on; one that is hidden from who edits the task stays. */
export function TaskGoal({
  form,
  goal,
  stays,
}: FieldsProps & { goal: { id: string; title: string } | null; stays: boolean }) {
  const { t } = useTaskWords();
  if (stays) return <input type="hidden" name="keepsGoal" value="yes" />;
  return <GoalField label={t("list.goal")} goal={goal} error={form.wrong("goalId")} />;
}

/** The task it is a part of. */
export function TaskParent({
  form,
  parent,
  besides,
}: FieldsProps & { parent: { id: string; text: string } | null; besides?: string }) {
  const { t } = useTaskWords();
  return (
    <ParentField
      label={t("parent.label")}
      description={t("parent.text")}
      parent={parent}
      may="edit"
      {...(besides ? { besides } : {})}
      error={form.wrong("parentId")}
    />
  );
}

export function WeightAndVisibility({ form: { field } }: FieldsProps) {
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
