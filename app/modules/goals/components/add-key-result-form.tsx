import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { lazy, Suspense, useState } from "react";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { measureTypes } from "../domain/measurement.ts";
import { objectiveProgressTypes } from "../domain/progress.ts";
import { isWeighted } from "../domain/weightless.ts";
import type { GoalDetail } from "../queries/goal-detail.ts";
import { FormButtons } from "./check-in-form.tsx";
import { FormParts, type FormPart } from "./form-parts.tsx";
import formClasses from "./form.module.css";
import classes from "./goal-body.module.css";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { MeasureOf, MetricField, newMeasureIn, type ChosenMetric } from "./metric-field.tsx";
import { keyResultForm } from "./objective-form.ts";
import { listOf, TagsField } from "./tags-field.tsx";
import { useGoalCommand } from "./use-goal-command.ts";

/** Only who writes a key result fetches what watches its wording. */
const KeyResultHints = lazy(async () => ({ default: (await import("./coach-hints.tsx")).KeyResultHints }));

/** One more key result; under a sum it is counted in the objective's own measure. */
export function AddKeyResultForm({
  detail: { goal, children, currency, offeredTags, settings },
}: {
  detail: GoalDetail;
}) {
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
  const error = (name: keyof typeof fields) => fieldError(words, fields[name]?.errors);
  const { keyResultProgress } = settings;
  const currencyField = metric ? null : (
    <div className={formClasses.currency} data-shown={measure === "CURRENCY" || undefined}>
      <TextField
        name="currency"
        label={t("form.currency")}
        defaultValue={goal.currency ?? currency}
        maxLength={3}
        error={error("currency")}
      />
    </div>
  );
  const parts: FormPart[] = [
    {
      name: "title",
      wide: true,
      node: (
        <TextField
          name="title"
          label={t("form.key-result")}
          required
          autoFocus
          maxLength={500}
          error={error("title")}
        />
      ),
    },
    {
      name: "metricId",
      wide: true,
      asked: keyResultProgress === "TRACKED",
      node: (
        <MetricField
          name="metricId"
          chosen={metric}
          onChoose={setMetric}
          newMeasure={() => newMeasureIn(form.id, "")}
          error={error("metricId")}
        />
      ),
    },
    {
      name: "measureType",
      node: metric ? (
        <MeasureOf metric={metric} names={{ measureType: "measureType", currency: "currency" }} />
      ) : (
        <>
          <SelectField
            name="measureType"
            label={t("form.measure")}
            defaultValue={measure}
            onChange={(event) => setMeasure(event.currentTarget.value)}
            options={measureTypes.map((type) => ({ value: type, label: t(`measure.${type}`) }))}
          />
          {currencyField}
        </>
      ),
    },
    {
      name: "start",
      node: <NumberField name="start" step="any" label={t("form.start")} defaultValue="0" error={error("start")} />,
    },
    {
      name: "target",
      node: (
        <NumberField name="target" step="any" label={t("form.target")} defaultValue="100" error={error("target")} />
      ),
    },
    ...(metric
      ? []
      : [
          {
            name: "progressType",
            node: (
              <SelectField
                name="progressType"
                label={t("detail.progress-type")}
                defaultValue={keyResultProgress === "TRACKED" ? "MANUAL" : keyResultProgress}
                error={error("progressType")}
                options={objectiveProgressTypes.map((type) => ({ value: type, label: t(`progress-type.${type}`) }))}
              />
            ),
          },
        ]),
    ...(settings.importance || isWeighted(children)
      ? [
          {
            name: "weightage",
            node: (
              <NumberField
                name="weightage"
                step="any"
                min={0}
                max={100}
                label={t("form.weightage")}
                description={t("form.weightage-help")}
                defaultValue="0"
                error={error("weightage")}
              />
            ),
          },
        ]
      : []),
    ...(offeredTags && offeredTags.length > 0
      ? [
          {
            name: "tagIds",
            wide: true,
            node: <TagsField tags={offeredTags} chosen={listOf(fields.tagIds?.initialValue)} error={error("tagIds")} />,
          },
        ]
      : []),
  ];
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className={classes.form}
      aria-label={t("create.add-key-result")}
    >
      <input type="hidden" name="intent" value="add-key-result" />
      <input type="hidden" name="parentId" value={goal.id} />
      <FormParts mode={settings.mode} parts={parts} errors={form.allErrors}>
        <Suspense fallback={null}>
          <KeyResultHints formId={form.id} />
        </Suspense>
      </FormParts>
      <FormButtons label={t("create.add-key-result")} busy={busy} />
    </Form>
  );
}
