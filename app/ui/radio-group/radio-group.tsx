import { useId, type ReactNode } from "react";
import { FieldError } from "../field/field.tsx";
import { controlAria, fieldIds, type FieldTexts } from "../field/field-properties.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./radio-group.module.css";

export interface RadioOption {
  value: string;
  label: string;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  id?: string;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  form?: string;
  layout?: "column" | "row";
}

function RadioLine({ option, group }: { option: RadioOption; group: RadioGroupProps }) {
  const checked =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === option.value }
      : { checked: group.value === option.value };
  return (
    <label className={classes.option}>
      <input
        type="radio"
        className={classes.dot}
        name={group.name}
        form={group.form}
        value={option.value}
        required={group.required}
        disabled={option.disabled}
        {...checked}
        onChange={() => group.onChange?.(option.value)}
      />
      <span>
        {option.label}
        {option.description ? <span className={classes.optionDescription}>{option.description}</span> : null}
      </span>
    </label>
  );
}

/** One of a few choices, all in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const generated = useId();
  const ids = fieldIds(props.id ?? generated);
  const { id, "aria-describedby": describedBy } = controlAria(ids, props);
  return (
    <fieldset id={id} aria-describedby={describedBy} disabled={props.disabled} className={classes.root}>
      <legend className={classes.legend}>
        {props.hideLabel ? <VisuallyHidden>{props.label}</VisuallyHidden> : props.label}
        {props.required && !props.hideLabel ? (
          <span className={classes.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </legend>
      <div className={classes.options} data-layout={props.layout}>
        {props.options.map((option) => (
          <RadioLine key={option.value} option={option} group={props} />
        ))}
      </div>
      {props.description ? (
        <p id={ids.description} className={classes.description}>
          {props.description}
        </p>
      ) : null}
      <FieldError id={ids.error} error={props.error} />
    </fieldset>
  );
}
