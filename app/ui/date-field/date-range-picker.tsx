import { useEffect, useState } from "react";
import { SelectField, type SelectOption } from "../select-field/select-field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { DateField } from "./date-field.tsx";
import { DateRangeField } from "./date-range-field.tsx";
import classes from "./date-field.module.css";

/** The choices beside which days are written or chosen; each asks for the ends it names. */
export const ownChoices = { BETWEEN: ["from", "to"], BEFORE: ["to"], AFTER: ["from"] } as const;

const isOwn = (kind: string): kind is keyof typeof ownChoices => Object.hasOwn(ownChoices, kind);

export type DateRangePickerProps = {
  label: string;
  /** Under which names the kind and the two days are sent. */
  names: { dates: string; from: string; to: string };
  /** The kind that is chosen, and its days as `2026-03-01`; empty texts where nothing is said. */
  chosen: { kind: string; from: string; to: string };
  /** Ranges by name, then those of `ownChoices`. */
  options: readonly SelectOption[];
  /** What stands for no range; left out, one must be chosen. */
  any?: string | undefined;
  /** Which days that is, said beneath. */
  description?: string | undefined;
  fromLabel: string;
  toLabel: string;
  /** What is wrong with the kind or with one of the days, said beside it. */
  errors?: Partial<Record<"dates" | "from" | "to", FieldTexts["error"]>>;
};

/**
 * A range of days: one by its name, or two days written or chosen in a calendar. All of it stands in native fields, so it
 * works by keyboard, by fingers and before any script.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, names, chosen, options, any, description, fromLabel, toLabel, errors = {} } = props;
  const [kind, setKind] = useState(chosen.kind);
  useEffect(() => setKind(chosen.kind), [chosen.kind]);
  const from = { name: names.from, label: fromLabel, defaultValue: chosen.from, error: errors.from };
  const to = { name: names.to, label: toLabel, defaultValue: chosen.to, error: errors.to };
  return (
    <div className={classes.picker}>
      <SelectField
        name={names.dates}
        label={label}
        options={options}
        value={kind}
        data-shows="days"
        error={errors.dates}
        description={isOwn(kind) ? undefined : description}
        onChange={(event) => setKind(event.currentTarget.value)}
        {...(any === undefined ? {} : { placeholder: any })}
      />
      {kind === "BETWEEN" ? <DateRangeField from={from} to={to} /> : null}
      {kind === "AFTER" ? <DateField key={kind} {...from} /> : null}
      {kind === "BEFORE" ? <DateField key={kind} {...to} /> : null}
    </div>
  );
}
