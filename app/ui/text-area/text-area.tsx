import { forwardRef, type TextareaHTMLAttributes } from "react";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";

export type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement> & { name: string };

/** Several lines of text; grows with its content where the browser can. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea({ className, ...props }, ref) {
  const { field, control } = useField(props);
  return (
    <Field {...field} className={className}>
      <FieldFrame>
        <textarea ref={ref} rows={3} {...control} className={controlClass} />
      </FieldFrame>
    </Field>
  );
});
