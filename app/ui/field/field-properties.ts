import type { ReactNode } from "react";

/** What every field takes besides the properties of its native control. */
export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  description?: ReactNode;
  /** One message, or Conform's list of them. */
  error?: ReactNode | readonly string[];
}

export interface FieldIds {
  control: string;
  description: string;
  error: string;
}

/** The ids follow Conform's names, so `getInputProps` and the field point at the same elements. */
export function fieldIds(id: string): FieldIds {
  return { control: id, description: `${id}-description`, error: `${id}-error` };
}

/** The first message to show, or null when there is none. */
export function firstError(error: FieldTexts["error"]): ReactNode | null {
  if (Array.isArray(error)) return error[0] ?? null;
  return error ? (error as ReactNode) : null;
}

/** What a native control needs so that its texts are announced with it. */
export function controlAria(ids: FieldIds, texts: FieldTexts) {
  const hasError = firstError(texts.error) !== null;
  const describedBy = [texts.description ? ids.description : null, hasError ? ids.error : null];
  return {
    id: ids.control,
    "aria-invalid": hasError || undefined,
    "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
  };
}
