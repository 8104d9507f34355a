import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import type { GoalDetail } from "../queries/goal-detail.ts";
import { FormButtons } from "./check-in-form.tsx";
import { dateParts, kindParts, metricParts, numberParts, peopleParts, wordingParts } from "./edit-goal-parts.tsx";
import { nowOf, readFrom, Refusal } from "./edit-refusal.tsx";
import { FormParts, type FormPart } from "./form-parts.tsx";
import { editGoalForm } from "./goal-forms.ts";
import classes from "./goal-body.module.css";
import { fieldError, useGoalWords } from "./goal-words.ts";
import type { ChosenMetric } from "./metric-field.tsx";
import { useGoalCommand } from "./use-goal-command.ts";

/** Changes a goal's wording, dates, people and numbers. */
export function EditGoalForm({ detail }: { detail: GoalDetail }) {
  const { goal, metric, settings } = detail;
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
  const asked = { detail, words, error };
  const parts: FormPart[] = [
    ...wordingParts(asked, form.id),
    ...dateParts(asked),
    ...kindParts(asked, followed !== null),
    ...peopleParts(asked),
    ...metricParts(asked, followed, setFollowed),
    ...numberParts(asked),
  ];
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className={classes.form}
      aria-label={t("action.edit")}
    >
      <input type="hidden" name="intent" value="edit-goal" />
      <input type="hidden" name="goalId" value={goal.id} />
      <input type="hidden" name="read" value={JSON.stringify(read)} />
      {goal.currency ? <input type="hidden" name="currency" value={goal.currency} /> : null}
      {goal.kind === "KEY_RESULT" ? <input type="hidden" name="choosesMetric" value="true" /> : null}
      {result?.error ? <Refusal error={result.error} goal={goal} /> : null}
      <FormParts mode={settings.mode} parts={parts} errors={form.allErrors} />
      <FormButtons label={t("save")} busy={busy} />
    </Form>
  );
}
