import { useState } from "react";
import { MeasureField } from "#app/modules/metrics/ui.ts";
import { CurrencyField } from "#app/platform/forms/currency-field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { useGoalWords } from "../goal-words.ts";
import classes from "./form.module.css";

export type Unit = { measureType: string; currency: string };
type Named = "measureType" | "currency" | "start" | "target";

export type SumFieldsProps = {
  /** What it is counted in at first; `currency` is offered where it is to be money. */
  unit: Unit;
  /** The ends as people type them. */
  start: string;
  target: string;
  error: (name: Named) => string | string[] | undefined;
  onUnit?: (unit: Unit) => void;
};

/** What an objective that adds up its key results is counted in, and from where to where the sum is to move. */
export function SumFields({ unit, start, target, error, onUnit }: SumFieldsProps) {
  const { t } = useGoalWords();
  const [now, setNow] = useState(unit);
  const change = (changed: Partial<Unit>) => {
    const next = { ...now, ...changed };
    setNow(next);
    onUnit?.(next);
  };
  return (
    <div className={classes.sum}>
      <FieldRow>
        <MeasureField
          name="measureType"
          defaultValue={unit.measureType}
          description={t("form.sum-help")}
          onChange={(event) => change({ measureType: event.currentTarget.value })}
          error={error("measureType")}
        />
        {now.measureType === "CURRENCY" ? (
          <CurrencyField
            name="currency"
            defaultValue={now.currency}
            onChange={(code) => change({ currency: code })}
            error={error("currency")}
          />
        ) : null}
      </FieldRow>
      <FieldRow>
        <NumberField name="start" step="any" label={t("form.start")} defaultValue={start} error={error("start")} />
        <NumberField name="target" step="any" label={t("form.target")} defaultValue={target} error={error("target")} />
      </FieldRow>
    </div>
  );
}
