import { forwardRef, type InputHTMLAttributes } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { controlClass, FieldFrame } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import classes from "./file-field.module.css";

export type FileFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "defaultValue"> & { name: string };

/** A file on the platform's own picker; its form needs `encType="multipart/form-data"`. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField({ className, ...props }, ref) {
  const { field, control } = useField(props);
  return (
    <Field {...field} className={className}>
      <FieldFrame>
        <input ref={ref} {...control} type="file" className={joinClasses(controlClass, classes.file)} />
      </FieldFrame>
    </Field>
  );
});
