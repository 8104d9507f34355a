import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { Stays } from "#app/platform/forms/open-by.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { goalAction, useClosedAct, useCommandForm } from "../goal-commands.ts";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { openLevels, type OpenLevel } from "../../domain/closure.ts";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import type { GoalRow } from "../../queries/goal-row.ts";
import { checkInForm } from "../goal-forms.ts";
import { useGoalWords } from "../goal-words.ts";
import { useLevelOfTyped } from "../level-of-typed.ts";
import { useAct } from "../use-act.ts";

export type CheckInFormProps = { goal: GoalRow; stays: Stays; suggested?: OpenLevel };

/**
 * A new value, how it stands, and a word about it. A computed goal takes the last two alone. The level follows what is
 * typed until somebody chooses one.
 */
export function CheckInForm({ goal, stays, suggested }: CheckInFormProps) {
  const { t } = useGoalWords();
  const { level, follows, choose, type } = useFollowingLevel(goal, suggested);
  const act = useAct();
  const form = useCommandForm({
    intent: "check-in",
    id: `check-in-${goal.id}`,
    action: goalAction(goal.id),
    fields: { goalId: goal.id, ...(goal.currency ? { currency: goal.currency } : {}) },
    schema: checkInForm,
    said: t("done.checked-in"),
    leaveTo: useClosedAct(),
  });
  return (
    <CommandForm
      form={form}
      guarded
      stays={stays}
      layout="inset"
      aria-label={t("check-in.title", { title: goal.title })}
    >
      {goal.progressType === "MANUAL" ? (
        <Value goal={goal} error={form.wrong("value")} onType={type} />
      ) : (
        <SmallText>{t(goal.progressType === "TRACKED" ? "metrics.gives-value" : "check-in.computed")}</SmallText>
      )}
      <RadioGroup
        name="level"
        label={t("column.status")}
        layout="row"
        value={level}
        onChange={choose}
        options={openLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        {...(follows ? { description: t("check-in.suggested", { level: t(`level.${follows}`) }) } : {})}
        error={form.wrong("level")}
      />
      <TextArea name="comment" label={t("check-in.comment")} rows={2} maxLength={5000} error={form.wrong("comment")} />
      <SubmitRow form={form} label={t("check-in.submit")} cancelHref={act.closed} />
    </CommandForm>
  );
}

/** The level shown, the one the numbers speak for, and what changes either. */
function useFollowingLevel(goal: GoalRow, suggested: OpenLevel | undefined) {
  const levelOfTyped = useLevelOfTyped();
  const [typed, type] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const follows = typed === null ? suggested : (levelOfTyped(goal, typed) ?? suggested);
  const stays = goal.progressLevel === "CLOSED" ? "ON_TRACK" : goal.progressLevel;
  return { level: chosen ?? follows ?? stays, follows, choose, type };
}

type ValueProps = { goal: GoalRow; error: string[] | undefined; onType: (typed: string) => void };

function Value({ goal, error, onType }: ValueProps) {
  const words = useGoalWords();
  const shown = (value: number) => fromMinorUnits(goal.currency, value);
  return (
    <NumberField
      name="value"
      step="any"
      required
      autoFocus
      onInput={(event) => onType(event.currentTarget.value)}
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
