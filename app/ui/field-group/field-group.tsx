import type { ReactNode } from "react";
import { FieldError } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import classes from "./field-group.module.css";

export interface FieldGroupProps extends Pick<FieldTexts, "label" | "error"> {
  id: string;
  required: boolean;
  children: ReactNode;
}

/** One field that is asked for by several: its name above them, what is wrong with them all below. */
export function FieldGroup({ id, label, required, error, children }: FieldGroupProps) {
  return (
    <fieldset id={id} className={classes.group}>
      <legend className={classes.legend}>
        {label}
        {required ? (
          <span className={classes.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </legend>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
