import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { InitiativeDetail } from "../queries/initiative-detail.ts";
import { searchGoals } from "./search-goals.ts";
import { searchPeople } from "./search-people.ts";
import classes from "./task.module.css";
import { editTaskForm } from "./task-forms.ts";
import { useTaskWords } from "./task-words.ts";
import { useActForm } from "./use-act-form.ts";

/** Changes all of a task. */
export function EditTaskForm({ detail, answer }: { detail: InitiativeDetail; answer: CommandResult | null }) {
  const { initiative: task } = detail;
  const { t, refusal, fieldError } = useTaskWords();
  const { Form, busy, result, action, closed } = useActForm(task.id, t("done.saved"));
  const last = result ?? answer;
  const [form, fields] = useForm({
    id: `edit-${task.id}`,
    lastResult: (last?.reply ?? null) as SubmissionResult<string[]> | null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: editTaskForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const error = (name: keyof typeof fields) => fieldError(fields[name].errors);
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className={classes.form}
      aria-label={t("edit")}
    >
      <input type="hidden" name="intent" value="update-task" />
      <input type="hidden" name="initiativeId" value={task.id} />
      <input type="hidden" name="version" value={task.version} />
      {last?.error && Object.keys(last.error.fields).length === 0 ? (
        <Callout tone="danger" announced title={refusal(last.error.code, last.error.params)} />
      ) : null}
      <TaskWording detail={detail} error={error} />
      <TaskPeople detail={detail} error={error} />
      <TaskGoal detail={detail} error={error} />
      <WeightAndVisibility detail={detail} error={error} />
      <div className={classes.tools}>
        <Button type="submit" tone="primary" loading={busy}>
          {t("form.save")}
        </Button>
        <Button tone="quiet" href={closed}>
          {t("form.cancel")}
        </Button>
      </div>
    </Form>
  );
}

type SectionProps = {
  detail: InitiativeDetail;
  error: (name: keyof z.input<typeof editTaskForm>) => string | undefined;
};

/** What is to be done, and when. */
function TaskWording({ detail: { initiative: task }, error }: SectionProps) {
  const { t } = useTaskWords();
  return (
    <>
      <TextField
        name="text"
        label={t("form.text")}
        defaultValue={task.text}
        maxLength={500}
        required
        autoFocus
        error={error("text")}
      />
      <TextArea
        name="description"
        label={t("form.description")}
        defaultValue={task.description}
        rows={3}
        error={error("description")}
      />
      <div className={classes.pair}>
        <DateField
          name="startDate"
          label={t("form.start")}
          defaultValue={task.startDate ?? ""}
          error={error("startDate")}
        />
        <DateField name="dueDate" label={t("form.due")} defaultValue={task.dueDate ?? ""} error={error("dueDate")} />
      </div>
    </>
  );
}

function TaskPeople({ detail: { initiative: task }, error }: SectionProps) {
  const { t } = useTaskWords();
  const people = (
    name: "ownerIds" | "collaboratorIds",
    label: string,
    chosen: readonly { id: string; name: string }[],
  ) => (
    <MultiComboField
      name={name}
      label={label}
      options={chosen.map(({ id, name: called }) => ({ value: id, label: called }))}
      defaultValue={chosen.map(({ id }) => id)}
      onSearch={searchPeople}
      emptyText={t("form.nobody-found")}
      removeLabel={(option) => t("form.remove-person", { name: option.label })}
      error={error(name)}
    />
  );
  return (
    <>
      {people("ownerIds", t("form.owners"), task.owners)}
      {people("collaboratorIds", t("form.collaborators"), task.collaborators)}
    </>
  );
}

/** The goal it serves; one that is hidden from who edits the task stays. */
function TaskGoal({ detail: { goal, goalHidden, choosesGoal }, error }: SectionProps) {
  const { t } = useTaskWords();
  if (goalHidden || !choosesGoal) return <input type="hidden" name="keepsGoal" value="yes" />;
  return (
    <ComboField
      name="goalId"
      label={t("form.goal")}
      options={goal ? [{ value: goal.id, label: goal.title }] : []}
      defaultValue={goal?.id ?? null}
      onSearch={searchGoals}
      emptyText={t("form.no-goal-found")}
      clearLabel={t("form.no-goal")}
      error={error("goalId")}
    />
  );
}

function WeightAndVisibility({ detail: { initiative: task }, error }: SectionProps) {
  const { t } = useTaskWords();
  return (
    <div className={classes.pair}>
      <NumberField
        name="weightage"
        step="any"
        min={0}
        max={100}
        label={t("form.weightage")}
        defaultValue={String(task.weightage)}
        error={error("weightage")}
      />
      <SelectField
        name="visibility"
        label={t("form.visibility")}
        defaultValue={task.visibility}
        error={error("visibility")}
        options={["PRIVATE", "GLOBAL"].map((value) => ({ value, label: t(`visibility.${value}`) }))}
      />
    </div>
  );
}
