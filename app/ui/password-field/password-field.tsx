import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { forwardRef, useState, type InputHTMLAttributes } from "react";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./password-field.module.css";

export type PasswordFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & { name: string; showLabel: string; hideLabelText: string };

/** A password, with a button to see what was typed. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { showLabel, hideLabelText, className, ...props },
  ref,
) {
  const [visible, setVisible] = useState(false);
  const { field, control } = useField(props);
  return (
    <Field {...field} className={className}>
      <FieldFrame>
        <input ref={ref} {...control} type={visible ? "text" : "password"} className={controlClass} />
        <IconButton
          size="small"
          className={classes.toggle}
          label={visible ? hideLabelText : showLabel}
          icon={visible ? <IconEyeOff /> : <IconEye />}
          onClick={() => setVisible((shown) => !shown)}
        />
      </FieldFrame>
    </Field>
  );
});
