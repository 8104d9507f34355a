import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { lazy, Suspense, useState } from "react";
import type { GoalDetail } from "../queries/goal-detail.ts";
import {
  measurePart,
  metricPart,
  progressTypePart,
  rangeParts,
  tagParts,
  titlePart,
  weightageParts,
} from "./add-key-result-parts.tsx";
import { FormButtons } from "./check-in-form.tsx";
import { FormParts, type FormPart } from "./form-parts.tsx";
import classes from "./goal-body.module.css";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { newMeasureIn, type ChosenMetric } from "./metric-field.tsx";
import { keyResultForm } from "./objective-form.ts";
import { listOf } from "./tags-field.tsx";
import { useGoalCommand } from "./use-goal-command.ts";

/** Only who writes a key result fetches what watches its wording. */
const KeyResultHints = lazy(async () => ({ default: (await import("./coach-hints.tsx")).KeyResultHints }));

/** One more key result; under a sum it is counted in the objective's own measure. */
export function AddKeyResultForm({ detail }: { detail: GoalDetail }) {
  const { goal, settings } = detail;
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
  const asked = { detail, words, error };
  const parts: FormPart[] = [
    titlePart(asked),
    metricPart(asked, { metric, setMetric, newMeasure: () => newMeasureIn(form.id, "") }),
    measurePart(asked, { metric, measure, setMeasure }),
    ...rangeParts(asked),
    ...(metric ? [] : [progressTypePart(asked)]),
    ...weightageParts(asked),
    ...tagParts(asked, listOf(fields.tagIds?.initialValue)),
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
