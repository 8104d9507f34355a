import { useState } from "react";
import { measureOf } from "#app/modules/metrics/domain.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { openLevels, type OpenLevel } from "../../domain/closure.ts";
import { progressPercent } from "../../domain/measurement.ts";
import { rollUp } from "../../domain/progress.ts";
import { suggestLevel } from "../../domain/status.ts";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import type { ListedGoal } from "../../queries/goal-list.ts";
import type { CheckInRowsResult, RefusedRow } from "../check-in/check-in-rows-form.ts";
import { goalAction, useClosedAct, useCommandForm } from "../goal-commands.ts";
import { StartToTarget } from "../goal-marks.tsx";
import { useGoalWords } from "../goal-words.ts";
import { LevelField } from "../level-field.tsx";
import { useLevelOfTyped, valueTyped } from "../level-of-typed.ts";
import { staysAtHead, useAct } from "../use-act.ts";
import classes from "./goal-body.module.css";

/** The open key results of an objective whose values people give. */
export function partsToCheckIn({ goal, children }: GoalDetail): ListedGoal[] {
  if (goal.kind !== "OBJECTIVE" || goal.progressType === "MANUAL") return [];
  return children.filter(
    ({ kind, closure, progressType, fedWeight }) =>
      kind === "KEY_RESULT" && closure === null && progressType === "MANUAL" && (fedWeight ?? null) === null,
  );
}

/** The check-in on an objective: the values of all its key results, how it stands, and a comment, saved together. */
export function CheckInParts({ detail }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const { goal } = detail;
  const [typed, setTyped] = useState<Typed>({});
  const [chosen, choose] = useState<string | null>(null);
  const follows = levelAsTyped(detail, typed);
  const parts = partsToCheckIn(detail);
  const act = useAct();
  const form = usePartsForm(goal.id);
  const answer: CheckInRowsResult | null = form.answer?.done ? form.answer.value : null;
  const refused = new Map(answer?.refused.map((one) => [one.row.goalId, one]));
  const whole = refused.get(goal.id);
  const name = (field: string) => `rows[${parts.length}].${field}`;
  return (
    <CommandForm
      form={form}
      guarded
      stays={staysAtHead}
      showsRefusal
      layout="inset"
      aria-label={t("check-in.title", { title: goal.title })}
    >
      <div className={classes.measures}>
        {parts.map((part, index) => (
          <PartFields
            key={part.id}
            part={part}
            index={index}
            refused={refused.get(part.id)}
            onType={(value) => setTyped((before) => ({ ...before, [part.id]: value }))}
          />
        ))}
      </div>
      <input type="hidden" name={name("goalId")} value={goal.id} />
      <input type="hidden" name={name("title")} value={goal.title} />
      <RadioGroup
        name={name("level")}
        label={t("check-in.overall")}
        layout="row"
        value={chosen ?? whole?.row.level ?? follows}
        onChange={choose}
        options={openLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        description={t("check-in.suggested", { level: t(`level.${follows}`) })}
      />
      <TextArea
        name={name("comment")}
        label={t("check-in.comment")}
        rows={2}
        maxLength={5000}
        defaultValue={whole?.row.comment ?? ""}
        error={useReason(whole)}
      />
      <SubmitRow form={form} label={t("check-in.submit")} cancelHref={act.closed} />
    </CommandForm>
  );
}

/** Stays open while some of it was refused. */
function usePartsForm(goalId: string) {
  const { t } = useGoalWords();
  const closed = useClosedAct();
  return useCommandForm({
    intent: "check-in-many",
    id: `check-in-${goalId}`,
    action: goalAction(goalId),
    said: ({ value }) => (value.saved > 0 ? t("done.checked-in") : null),
    leaveTo: ({ value }) => (value.refused.length > 0 ? null : closed),
  });
}

/** What is typed, by the goal it is typed for. */
type Typed = Readonly<Record<string, string>>;

/** The level an objective comes to with the values typed for its parts. */
function levelAsTyped({ goal, children, expected }: GoalDetail, typed: Typed): OpenLevel {
  const parts = children.map((child) => ({
    ...withValueTyped(child, typed[child.id] ?? ""),
    weightage: child.fedWeight ?? child.weightage,
    measure: measureOf(child),
  }));
  return suggestLevel(rollUp({ ...goal, measure: measureOf(goal) }, parts).percent, expected);
}

function withValueTyped(part: ListedGoal, typed: string): ListedGoal {
  const actual = valueTyped(part, typed);
  return actual === null ? part : { ...part, actual, percent: progressPercent({ ...part, actual }) };
}

function useReason(refused: RefusedRow | undefined): string | undefined {
  const { refusal } = useGoalWords();
  return refused ? refusal(refused.code, refused.params) : undefined;
}

type PartFieldsProps = {
  part: ListedGoal;
  index: number;
  refused: RefusedRow | undefined;
  onType: (typed: string) => void;
};

/** The new value of a key result and how it stands, which follows the value; what is left as it is stays. */
function PartFields({ part, index, refused, onType }: PartFieldsProps) {
  const { t } = useGoalWords();
  const [typed, type] = useState(refused?.row.value ?? "");
  const follows = useLevelOfTyped()(part, typed);
  const name = (field: string) => `rows[${index}].${field}`;
  const now = part.actual === null ? "" : String(fromMinorUnits(part.currency, part.actual));
  return (
    <fieldset className={classes.measure}>
      <legend>{part.title}</legend>
      <span className={classes.numbers}>
        <StartToTarget goal={part} />
      </span>
      <input type="hidden" name={name("goalId")} value={part.id} />
      <input type="hidden" name={name("title")} value={part.title} />
      {part.currency ? <input type="hidden" name={name("currency")} value={part.currency} /> : null}
      <NumberField
        name={name("value")}
        step="any"
        autoFocus={index === 0}
        label={t("check-in-many.value-of", { title: part.title })}
        hideLabel
        placeholder={now}
        defaultValue={refused?.row.value ?? ""}
        onInput={({ currentTarget: { value } }) => {
          type(value);
          onType(value);
        }}
        suffix={part.currency ?? (part.measureType === "PERCENTAGE" ? "%" : undefined)}
        autoComplete="off"
        error={useReason(refused)}
      />
      <LevelField
        name={name("level")}
        label={t("check-in-many.level-of", { title: part.title })}
        defaultValue={refused?.row.level ?? ""}
        present={part.progressLevel}
        follows={follows}
      />
    </fieldset>
  );
}
