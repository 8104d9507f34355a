import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "#app/ui/button/button.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { openLevels, type OpenLevel } from "../domain/closure.ts";
import { fromMinorUnits } from "../domain/minor-units.ts";
import type { GoalRow } from "../queries/goal-row.ts";
import { checkInForm } from "./goal-forms.ts";
import classes from "./goal-body.module.css";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { useAct } from "./use-act.ts";
import { useGoalCommand } from "./use-goal-command.ts";

export type CheckInFormProps = { goal: GoalRow; suggested?: OpenLevel };

/** A new value, how it stands, and a word about it. A computed goal takes the last two alone. */
export function CheckInForm({ goal, suggested }: CheckInFormProps) {
  const words = useGoalWords();
  const { t } = words;
  const { Form, busy, result, action } = useGoalCommand(goal.id, { said: t("done.checked-in") });
  const level = goal.progressLevel === "CLOSED" ? "ON_TRACK" : goal.progressLevel;
  const [form, fields] = useForm({
    id: `check-in-${goal.id}`,
    lastResult: (result?.reply ?? null) as SubmissionResult<string[]> | null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: checkInForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className={classes.form}
      aria-label={t("check-in.title", { title: goal.title })}
    >
      <input type="hidden" name="intent" value="check-in" />
      <input type="hidden" name="goalId" value={goal.id} />
      {goal.currency ? <input type="hidden" name="currency" value={goal.currency} /> : null}
      {goal.progressType === "MANUAL" ? (
        <Value goal={goal} error={fieldError(words, fields.value.errors)} />
      ) : (
        <span className={classes.soft}>
          {t(goal.progressType === "TRACKED" ? "metrics.gives-value" : "check-in.computed")}
        </span>
      )}
      <RadioGroup
        name="level"
        label={t("column.status")}
        layout="row"
        defaultValue={suggested ?? level}
        options={openLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        {...(suggested ? { description: t("check-in.suggested", { level: t(`level.${suggested}`) }) } : {})}
        error={fieldError(words, fields.level.errors)}
      />
      <TextArea
        name="comment"
        label={t("check-in.comment")}
        rows={2}
        maxLength={5000}
        error={fieldError(words, fields.comment.errors)}
      />
      <FormButtons label={t("check-in.submit")} busy={busy} />
    </Form>
  );
}

function Value({ goal, error }: { goal: GoalRow; error: string | undefined }) {
  const words = useGoalWords();
  const shown = (value: number) => (goal.currency ? fromMinorUnits(goal.currency, value) : value);
  return (
    <NumberField
      name="value"
      step="any"
      required
      autoFocus
      label={words.t("check-in.value")}
      error={error}
      defaultValue={goal.actual === null ? "" : String(shown(goal.actual))}
      suffix={goal.currency ?? (goal.measureType === "PERCENTAGE" ? "%" : undefined)}
      description={words.t("check-in.range", {
        start: words.value(goal, goal.start),
        target: words.value(goal, goal.target),
      })}
    />
  );
}

/** Send, or leave without sending. */
export function FormButtons({ label, busy }: { label: string; busy: boolean }) {
  const { t } = useGoalWords();
  const act = useAct();
  return (
    <div className={classes.formActions}>
      <Button type="submit" tone="primary" loading={busy}>
        {label}
      </Button>
      <Button tone="quiet" href={act.closed}>
        {t("cancel")}
      </Button>
    </div>
  );
}
