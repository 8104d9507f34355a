import { forwardRef, useEffect, useRef, type InputHTMLAttributes, type ReactNode } from "react";
import { FieldError } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./checkbox.module.css";

export type CheckboxProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
    /** Neither all nor none. */
    indeterminate?: boolean;
    /** Shown instead of the label's text, which stays for screen readers. */
    children?: ReactNode;
  };

/** The dash of a half-ticked box can be set by script alone. */
function useIndeterminate(indeterminate: boolean) {
  const ref = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return ref;
}

/** Yes or no, on a native checkbox. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { indeterminate = false, children, className, ...props },
  ref,
) {
  const { field, control } = useField(props);
  const inner = useIndeterminate(indeterminate);
  return (
    <div className={className ?? classes.root}>
      <label className={classes.line}>
        <input
          {...control}
          type="checkbox"
          className={classes.box}
          ref={(element) => {
            inner.current = element;
            if (typeof ref === "function") ref(element);
            else if (ref) ref.current = element;
          }}
        />
        {children}
        {field.hideLabel || children ? <VisuallyHidden>{field.label}</VisuallyHidden> : <span>{field.label}</span>}
      </label>
      {field.description ? (
        <p id={field.ids.description} className={classes.description}>
          {field.description}
        </p>
      ) : null}
      <div className={classes.error}>
        <FieldError id={field.ids.error} error={field.error} />
      </div>
    </div>
  );
});
