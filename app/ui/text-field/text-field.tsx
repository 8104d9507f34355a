import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";

export type TextFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & {
    name: string;
    /** An icon or a unit before the text. */
    start?: ReactNode;
    /** An icon or a unit after the text. */
    end?: ReactNode;
  };

/** One line of text, on a native input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { start, end, className, ...props },
  ref,
) {
  const { field, control } = useField(props);
  return (
    <Field {...field} className={className}>
      <FieldFrame start={start} end={end}>
        <input ref={ref} type="text" {...control} className={controlClass} />
      </FieldFrame>
    </Field>
  );
});
