import { useState } from "react";
import { FieldFrame } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import { DayInput, type DayInputProps } from "./day-input.tsx";

export type DateFieldProps = FieldTexts & Omit<DayInputProps, "onWrong">;

/** A date with its label: written in the person's format or chosen in a calendar, and sent as `2026-03-01`. */
export function DateField({ className, ...props }: DateFieldProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const { field, control } = useField({ ...props, error: wrong ?? props.error });
  return (
    <Field {...field} className={className}>
      <FieldFrame>
        <DayInput {...control} onWrong={setWrong} />
      </FieldFrame>
    </Field>
  );
}
