import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { evenWeights, sumOfWeights, wholeWeight, type GoalWeights } from "../../domain/goal-weights.ts";
import type { FormPage } from "../../queries/form-page.ts";
import { formCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import own from "./form.module.css";

type GoalChoiceProps = { page: FormPage; choice: NonNullable<FormPage["goalChoice"]> };

/** Which goals of the period count, and how much; until somebody says so, all count the same. */
export function GoalChoice({ page, choice }: GoalChoiceProps) {
  const { t } = useReviewWords();
  const { goals, weights, version } = choice;
  return (
    <Fold
      title={weights ? t("goals.chosen", { count: Object.keys(weights).length, of: goals.length }) : t("goals.choose")}
      open={page.closed === null && weights === null}
    >
      {page.closed ? <Chosen page={page} choice={choice} /> : <Choosing key={version} page={page} choice={choice} />}
    </Fold>
  );
}

/** What counts, once the form is closed. */
function Chosen({ page, choice: { goals, weights } }: GoalChoiceProps) {
  const { t, format } = useReviewWords();
  const stands = useStands(page);
  if (!weights) return <p className={classes.soft}>{t("goals.all-count")}</p>;
  return (
    <ul className={classes.plain}>
      {goals
        .filter(({ id }) => id in weights)
        .map(({ id, name }) => (
          <li key={id}>
            <span dir="auto">{name}</span>
            {stands(id) ? <span className={classes.soft}> {stands(id)}</span> : null} · {format.percent(weights[id]!)}
          </li>
        ))}
    </ul>
  );
}

function Choosing({ page, choice: { goals, weights, version } }: GoalChoiceProps) {
  const { t } = useReviewWords();
  const stands = useStands(page);
  const [typed, setTyped] = useState(() => typedOf(weights ?? {}));
  const form = formCommands.useCommandForm({
    intent: "choose-goals",
    id: "goals-that-count",
    fields: { formId: page.id, version: String(version) },
    said: t("goals.saved"),
  });
  const sum = sumOfWeights(weightsOf(typed));
  const whole = sum === wholeWeight || sum === 0;
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <p className={classes.soft}>{t("goals.text")}</p>
      {goals.map(({ id, name }) => (
        <div key={id} className={own.goal}>
          <span id={`goal-${id}`} className={own.named} dir="auto">
            {name}
            {stands(id) ? <span className={classes.soft}>{stands(id)}</span> : null}
          </span>
          <NumberField
            name={`weights.${id}`}
            label={t("goals.weight", { name: [name, stands(id)].filter(Boolean).join(", ") })}
            hideLabel
            min={0}
            max={100}
            suffix="%"
            value={typed[id] ?? ""}
            onChange={(event) => setTyped({ ...typed, [id]: event.currentTarget.value })}
          />
        </div>
      ))}
      <div className={classes.buttons} role="status">
        <Chip tone={whole ? "green" : "red"}>{sum === 0 ? t("goals.all-count") : t("goals.sum", { sum })}</Chip>
        {whole ? null : <span className={classes.fault}>{t("errors.goal-weights", { sum })}</span>}
      </div>
      <div className={classes.buttons}>
        <Button type="submit" size="small" tone="primary" loading={form.busy}>
          {t("goals.save")}
        </Button>
        <Button
          size="small"
          onClick={() => {
            const chosen = goals.map(({ id }) => id).filter((id) => Number(typed[id] ?? 0) > 0);
            setTyped(typedOf(evenWeights(chosen.length > 0 ? chosen : goals.map(({ id }) => id))));
          }}
        >
          {t("goals.evenly")}
        </Button>
      </div>
    </CommandForm>
  );
}

/** How far a goal is and when it ends: goals of several quarters often have one name. */
function useStands({ goals }: FormPage) {
  const { t, format } = useReviewWords();
  return (id: string) => {
    const goal = goals.find((one) => one.id === id);
    return goal
      ? t("form.goal-progress", { percent: format.percent(goal.percent), due: format.date(goal.dueDate) })
      : null;
  };
}

type Typed = Readonly<Record<string, string>>;

const typedOf = (weights: GoalWeights): Typed =>
  Object.fromEntries(Object.entries(weights).map(([id, weight]) => [id, String(weight)]));

const weightsOf = (typed: Typed): GoalWeights =>
  Object.fromEntries(Object.entries(typed).map(([id, weight]) => [id, Number(weight) || 0]));
