import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { firstError, type FieldIds, type FieldTexts } from "./field-properties.ts";
import classes from "./field.module.css";

export interface FieldProps extends FieldTexts {
  ids: FieldIds;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The message below a control. */
export function FieldError({ id, error }: { id: string; error: FieldTexts["error"] }) {
  const message = firstError(error);
  if (message === null) return null;
  return (
    <p id={id} className={classes.error}>
      <IconAlertCircle aria-hidden="true" />
      <span>{message}</span>
    </p>
  );
}

/** Label above, help and error below one control. */
export function Field({ ids, label, hideLabel, description, error, required, className, children }: FieldProps) {
  return (
    <div className={joinClasses(classes.root, className)}>
      <label htmlFor={ids.control} className={classes.label} data-hidden={hideLabel || undefined}>
        {label}
        {required ? (
          <span className={classes.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children}
      {description ? (
        <p id={ids.description} className={classes.description}>
          {description}
        </p>
      ) : null}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
