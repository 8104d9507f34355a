import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import classes from "./number-field.module.css";

export type NumberFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "prefix"> & { name: string; prefix?: ReactNode; suffix?: ReactNode };

/** A number on a native number input; it submits with a dot, whatever the reader's locale shows. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { prefix, suffix, className, ...props },
  ref,
) {
  const { field, control } = useField(props);
  return (
    <Field {...field} className={className}>
      <FieldFrame start={prefix} end={suffix}>
        <input
          ref={ref}
          inputMode="decimal"
          step="any"
          {...control}
          type="number"
          className={joinClasses(controlClass, classes.number)}
        />
      </FieldFrame>
    </Field>
  );
});
