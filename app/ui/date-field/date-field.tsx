import { forwardRef, type InputHTMLAttributes } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import classes from "./date-field.module.css";

export type DateFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
    name: string;
    /** What is asked for; values are ISO: 2026-03-01, 2026-03, 14:30, 2026-03-01T14:30. */
    kind?: "date" | "month" | "time" | "datetime-local";
  };

/** A date on the platform's own picker: localised, works by keyboard, on a phone and before any script. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { kind = "date", className, ...props },
  ref,
) {
  const { field, control } = useField(props);
  return (
    <Field {...field} className={className}>
      <FieldFrame>
        <input ref={ref} {...control} type={kind} className={joinClasses(controlClass, classes.date)} />
      </FieldFrame>
    </Field>
  );
});
