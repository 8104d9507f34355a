import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { lazy, Suspense, useState } from "react";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { objectiveLevels } from "../domain/hierarchy.ts";
import { fromMinorUnits } from "../domain/minor-units.ts";
import { objectiveProgressTypes } from "../domain/progress.ts";
import { visibilities } from "../domain/template.ts";
import type { GoalDetail } from "../queries/goal-detail.ts";
import { FormButtons } from "./check-in-form.tsx";
import { nowOf, readFrom, Refusal } from "./edit-refusal.tsx";
import { editGoalForm } from "./goal-forms.ts";
import classes from "./goal-body.module.css";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { MetricField, type ChosenMetric } from "./metric-field.tsx";
import { searchPeople } from "./search-options.ts";
import { useGoalCommand } from "./use-goal-command.ts";

/** Only who writes a goal fetches what watches its wording. */
const ObjectiveHints = lazy(async () => ({ default: (await import("./coach-hints.tsx")).ObjectiveHints }));
const KeyResultHints = lazy(async () => ({ default: (await import("./coach-hints.tsx")).KeyResultHints }));

/** Changes a goal's wording, dates, people and numbers. */
export function EditGoalForm({ detail: { goal, metric } }: { detail: GoalDetail }) {
  const words = useGoalWords();
  const { t } = words;
  const { Form, busy, result, action } = useGoalCommand(goal.id, { said: t("done.saved") });
  const [form, fields] = useForm({
    id: `edit-${goal.id}`,
    lastResult: (result?.reply ?? null) as SubmissionResult<string[]> | null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: editGoalForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const [followed, setFollowed] = useState<ChosenMetric | null>(metric);
  // What was read stays what the fields were filled from, even when fresher data arrives below them.
  const [filledFrom] = useState(() => readFrom(goal));
  const read = { ...filledFrom, ...nowOf(result?.error ?? null) };
  const error = (name: keyof typeof fields) => fieldError(words, fields[name].errors);
  return (
    <Form method="post" action={action} id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className={classes.form} aria-label={t("action.edit")}>
      <input type="hidden" name="intent" value="edit-goal" />
      <input type="hidden" name="goalId" value={goal.id} />
      <input type="hidden" name="read" value={JSON.stringify(read)} />
      {goal.currency ? <input type="hidden" name="currency" value={goal.currency} /> : null}
      {result?.error ? <Refusal error={result.error} goal={goal} /> : null}
      <TextField name="title" label={t("form.title")} defaultValue={goal.title} maxLength={500} required autoFocus error={error("title")} />
      <Suspense fallback={null}>{goal.kind === "OBJECTIVE" ? <ObjectiveHints formId={form.id} goalId={goal.id} /> : <KeyResultHints formId={form.id} measure={goal.measureType} />}</Suspense>
      <TextArea name="description" label={t("form.description")} defaultValue={goal.description} rows={3} error={error("description")} />
      <div className={classes.pair}>
        <DateField name="startDate" label={t("form.start-date")} defaultValue={goal.startDate} required error={error("startDate")} />
        <DateField name="dueDate" label={t("column.due")} defaultValue={goal.dueDate} required error={error("dueDate")} />
      </div>
      <TextField name="reason" label={t("form.reason")} description={t("form.reason-help")} maxLength={500} error={error("reason")} />
      <Kinds goal={goal} tracked={followed !== null} error={error} />
      <MultiComboField
        name="ownerIds" label={t("form.owners")} options={optionsOf(goal.owners)} defaultValue={goal.owners.map(({ id }) => id)}
        onSearch={searchPeople} emptyText={t("form.nobody-found")} removeLabel={({ label }) => t("form.remove-person", { name: label })} error={error("ownerIds")}
      />
      <MultiComboField
        name="collaboratorIds" label={t("detail.collaborators")} options={optionsOf(goal.collaborators)} defaultValue={goal.collaborators.map(({ id }) => id)}
        onSearch={searchPeople} emptyText={t("form.nobody-found")} removeLabel={({ label }) => t("form.remove-person", { name: label })} error={error("collaboratorIds")}
      />
      {goal.kind === "KEY_RESULT" ? (
        <>
          <input type="hidden" name="choosesMetric" value="true" />
          <MetricField name="metricId" chosen={followed} onChoose={setFollowed} measure={goal} newMeasure={() => goal} error={error("metricId")} />
        </>
      ) : null}
      {goal.progressType === "DERIVED_AVG" ? null : <Numbers goal={goal} error={error} />}
      <FormButtons label={t("save")} busy={busy} />
    </Form>
  );
}

type Goal = GoalDetail["goal"];
type ErrorOf<Name extends string> = (name: Name) => string | undefined;

function optionsOf(people: Goal["owners"]) {
  return people.map(({ id, name }) => ({ value: id, label: name }));
}

/** Who may see it, at what level it counts, and where its progress comes from. */
function Kinds({ goal, tracked, error }: { goal: Goal; tracked: boolean; error: ErrorOf<"visibility" | "level" | "progressType"> }) {
  const { t } = useGoalWords();
  return (
    <div className={classes.pair}>
      <SelectField
        name="visibility" label={t("form.visibility")} defaultValue={goal.visibility} error={error("visibility")}
        options={visibilities.map((visibility) => ({ value: visibility, label: t(`visibility.${visibility}`) }))}
      />
      {goal.kind === "OBJECTIVE" ? (
        <SelectField
          name="level" label={t("form.level")} defaultValue={goal.level} error={error("level")}
          options={objectiveLevels.map((level) => ({ value: level, label: t(`objective-level.${level}`) }))}
        />
      ) : null}
      {tracked || goal.progressType === "TRACKED" ? null : (
        <SelectField
          name="progressType" label={t("detail.progress-type")} defaultValue={goal.progressType} error={error("progressType")}
          options={objectiveProgressTypes.map((type) => ({ value: type, label: t(`progress-type.${type}`) }))}
        />
      )}
    </div>
  );
}

function Numbers({ goal, error }: { goal: Goal; error: ErrorOf<"start" | "target" | "weightage"> }) {
  const { t } = useGoalWords();
  const shown = (value: number) => String(goal.currency ? fromMinorUnits(goal.currency, value) : value);
  const suffix = goal.currency ?? (goal.measureType === "PERCENTAGE" ? "%" : undefined);
  return (
    <div className={classes.pair}>
      <NumberField name="start" step="any" label={t("form.start")} defaultValue={shown(goal.start)} suffix={suffix} error={error("start")} />
      <NumberField name="target" step="any" label={t("form.target")} defaultValue={shown(goal.target)} suffix={suffix} error={error("target")} />
      {goal.parentId ? (
        <NumberField name="weightage" step="any" min={0} max={100} label={t("form.weightage")} description={t("form.weightage-help")} defaultValue={String(goal.weightage)} error={error("weightage")} />
      ) : null}
    </div>
  );
}
