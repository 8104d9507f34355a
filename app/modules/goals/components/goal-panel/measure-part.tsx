import { MeasureField } from "#app/modules/metrics/ui.ts";
import { measureOf, measureTypes, type MeasureType } from "#app/modules/metrics/domain.ts";
import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { mayBeRemeasured, numberIn, recordedValueChoices } from "../../domain/remeasure.ts";
import { objectiveProgressTypes } from "../../domain/progress.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import type { FormPart } from "../goal-form/form-parts.tsx";
import type { TypedEdit } from "../goal-forms.ts";
import type { GoalWords } from "../goal-words.ts";

/** What a goal is to be counted in; a currency is remembered while something else is chosen. */
export type Unit = { measureType: string; currency: string };

/** What the parts of the form are given that changes a goal. */
export type AskedOfEdit = {
  detail: GoalDetail;
  words: GoalWords;
  error: (name: keyof TypedEdit) => string | undefined;
  progressType: string;
  unit: Unit;
  setUnit: (unit: Unit) => void;
};

/** Whether the form asks in what a goal is counted whose value people give: what is added up asks it with its sum. */
export function asksForMeasure({ goal }: GoalDetail, progressType: string, tracked: boolean): boolean {
  const chosen = objectiveProgressTypes.find((type) => type === progressType);
  return !tracked && chosen === "MANUAL" && mayBeRemeasured({ kind: goal.kind, progressType: chosen });
}

/** What it is counted in. */
export function measurePart({ error, unit, setUnit }: AskedOfEdit): FormPart {
  return {
    name: "unit",
    wide: true,
    asked: error("measureType") !== undefined || error("currency") !== undefined,
    node: (
      <FieldRow>
        <MeasureField
          name="measureType"
          defaultValue={unit.measureType}
          onChange={(event) => setUnit({ ...unit, measureType: event.currentTarget.value })}
          error={error("measureType")}
        />
        {unit.measureType === "CURRENCY" ? (
          <CurrencyField
            name="currency"
            defaultValue={unit.currency}
            onChange={(code) => setUnit({ ...unit, currency: code })}
            error={error("currency")}
          />
        ) : null}
      </FieldRow>
    ),
  };
}

/** What another unit does to what was recorded, before it is saved; nothing while the unit stays. */
export function RemeasureNotice({ detail: { goal }, words, error, progressType, unit }: Omit<AskedOfEdit, "setUnit">) {
  const { t } = words;
  const measureType = measureTypes.find((type) => type === unit.measureType) ?? goal.measureType;
  const after = { measureType, currency: measureType === "CURRENCY" ? unit.currency : null };
  if (after.measureType === goal.measureType && after.currency === goal.currency) return null;
  const named = { before: unitName(words, goal), after: unitName(words, after) };
  const valued = progressType === "MANUAL" && goal.actual !== null;
  return (
    <Callout tone="warning" title={t("remeasure.title", named)} announced>
      <p>{t("remeasure.history", { count: goal.recordedValues, ...named })}</p>
      {progressType === "DERIVED_SUM" ? <p>{t("remeasure.sum", named)}</p> : null}
      {valued ? (
        <RadioGroup
          name="recordedValues"
          label={t("remeasure.value", { value: words.value(goal, goal.actual) })}
          required
          error={error("recordedValues")}
          options={recordedValueChoices.map((choice) => ({
            value: choice,
            label: t(`remeasure.${choice}`, { value: keptValue(words, goal, after) }),
          }))}
        />
      ) : null}
    </Callout>
  );
}

type Measured = { measureType: MeasureType; currency: string | null };

function keptValue(words: GoalWords, goal: GoalDetail["goal"], after: Measured): string {
  return words.value(after, numberIn(measureOf(goal), measureOf(after), goal.actual ?? 0));
}

function unitName({ t }: GoalWords, { measureType, currency }: Measured): string {
  return currency ?? t(`measure.${measureType}`);
}
