import type { ReactNode } from "react";
import classes from "./questionnaires.module.css";

type Step = { value: string; label: string; mark?: ReactNode };
type StepsProps = {
  steps: readonly Step[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  label: string;
  name: string;
  disabled: boolean;
  error: string | undefined;
  /** Words share the width, marks stand close, and numbers stand in one line where there is room. */
  layout?: "words" | "marks" | "numbers";
};

/** Steps side by side, of which one is chosen. */
export function Steps({ steps, chosen, onChoose, label, name, disabled, error, layout = "words" }: StepsProps) {
  return (
    <div className={classes.steps} data-layout={layout} role="radiogroup" aria-label={label}>
      {steps.map(({ value, label: text, mark }) => (
        <label key={value} className={classes.step}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            onChange={() => onChoose(value)}
          />
          {mark}
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
