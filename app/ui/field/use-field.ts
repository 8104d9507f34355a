import { useId } from "react";
import { controlAria, fieldIds, type FieldTexts } from "./field-properties.ts";

export interface FieldInput extends FieldTexts {
  id?: string | undefined;
  required?: boolean | undefined;
}

/** Splits a field's properties into those of the frame and those of the native control. */
export function useField<Props extends FieldInput>(props: Props) {
  const generated = useId();
  const { label, hideLabel, description, error, ...control } = props;
  const ids = fieldIds(props.id ?? generated);
  const texts = { label, hideLabel, description, error };
  return {
    field: { ...texts, ids, required: props.required },
    control: { ...control, ...controlAria(ids, texts) },
  };
}
