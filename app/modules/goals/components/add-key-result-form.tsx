import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { lazy, Suspense, useState } from "react";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { measureTypes } from "../domain/measurement.ts";
import type { GoalDetail } from "../queries/goal-detail.ts";
import { FormButtons } from "./check-in-form.tsx";
import formClasses from "./form.module.css";
import classes from "./goal-body.module.css";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { MeasureOf, MetricField, newMeasureIn, type ChosenMetric } from "./metric-field.tsx";
import { keyResultForm } from "./objective-form.ts";
import { useGoalCommand } from "./use-goal-command.ts";

/** Only who writes a key result fetches what watches its wording. */
const KeyResultHints = lazy(async () => ({ default: (await import("./coach-hints.tsx")).KeyResultHints }));

/** One more key result; under a sum it is counted in the objective's own measure. */
export function AddKeyResultForm({ detail: { goal, currency } }: { detail: GoalDetail }) {
  const words = useGoalWords();
  const { t } = words;
  const summed = goal.progressType === "DERIVED_SUM";
  const [measure, setMeasure] = useState<string>(summed ? goal.measureType : "PERCENTAGE");
  const [metric, setMetric] = useState<ChosenMetric | null>(null);
  const { Form, busy, result, action } = useGoalCommand(goal.id, { said: t("done.added") });
  const [form, fields] = useForm({
    id: `add-to-${goal.id}`,
    lastResult: (result?.reply ?? null) as SubmissionResult<string[]> | null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: keyResultForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" action={action} id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className={classes.form} aria-label={t("create.add-key-result")}>
      <input type="hidden" name="intent" value="add-key-result" />
      <input type="hidden" name="parentId" value={goal.id} />
      <TextField name="title" label={t("form.key-result")} required autoFocus maxLength={500} error={fieldError(words, fields.title?.errors)} />
      <MetricField name="metricId" chosen={metric} onChoose={setMetric} newMeasure={() => newMeasureIn(form.id, "")} error={fieldError(words, fields.metricId?.errors)} />
      <div className={formClasses.numbers}>
        {metric ? <MeasureOf metric={metric} names={{ measureType: "measureType", currency: "currency" }} /> : <SelectField name="measureType" label={t("form.measure")} defaultValue={measure} onChange={(event) => setMeasure(event.currentTarget.value)} options={measureTypes.map((type) => ({ value: type, label: t(`measure.${type}`) }))} />}
        <NumberField name="start" step="any" label={t("form.start")} defaultValue="0" error={fieldError(words, fields.start?.errors)} />
        <NumberField name="target" step="any" label={t("form.target")} defaultValue="100" error={fieldError(words, fields.target?.errors)} />
        {metric ? null : (
          <div className={formClasses.currency} data-shown={measure === "CURRENCY" || undefined}>
            <TextField name="currency" label={t("form.currency")} defaultValue={goal.currency ?? currency} maxLength={3} error={fieldError(words, fields.currency?.errors)} />
          </div>
        )}
      </div>
      <Suspense fallback={null}><KeyResultHints formId={form.id} /></Suspense>
      <FormButtons label={t("create.add-key-result")} busy={busy} />
    </Form>
  );
}
