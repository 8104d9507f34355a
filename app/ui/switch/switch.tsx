import { forwardRef, type InputHTMLAttributes } from "react";
import { FieldError } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./switch.module.css";

export type SwitchProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

/** On or off; a checkbox underneath, so it submits like one. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch({ className, ...props }, ref) {
  const { field, control } = useField(props);
  return (
    <div className={className ?? classes.root}>
      <label className={classes.line}>
        <input ref={ref} {...control} type="checkbox" role="switch" className={classes.track} />
        {field.hideLabel ? <VisuallyHidden>{field.label}</VisuallyHidden> : <span>{field.label}</span>}
      </label>
      {field.description ? (
        <p id={field.ids.description} className={classes.description}>
          {field.description}
        </p>
      ) : null}
      <FieldError id={field.ids.error} error={field.error} />
    </div>
  );
});
