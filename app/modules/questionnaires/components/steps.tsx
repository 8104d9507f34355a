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
  /** Numbers stand closer than words. */
  narrow?: boolean;
};

/** Steps side by side, of which one is chosen. */
export function Steps({ steps, chosen, onChoose, label, name, disabled, error, narrow = false }: StepsProps) {
  return (
    <div className={classes.steps} data-narrow={narrow || undefined} role="radiogroup" aria-label={label}>
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
