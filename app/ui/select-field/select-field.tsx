import { IconChevronDown } from "@tabler/icons-react";
import { forwardRef, type SelectHTMLAttributes } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import classes from "./select-field.module.css";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Options with the same group stand under its name. */
  group?: string;
}

export type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & {
    name: string;
    options: readonly SelectOption[];
    /** Text of an empty first choice. */
    placeholder?: string;
  };

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ));
}

function GroupedOptions({ options }: { options: readonly SelectOption[] }) {
  const groups = Map.groupBy(options, (option) => option.group);
  return [...groups].map(([group, members]) =>
    group === undefined ? (
      <Options key="" options={members} />
    ) : (
      <optgroup key={group} label={group}>
        <Options options={members} />
      </optgroup>
    ),
  );
}

/** One of a few known choices, on a native select. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { options, placeholder, className, ...props },
  ref,
) {
  const { field, control } = useField(props);
  return (
    <Field {...field} className={className}>
      <FieldFrame>
        <select ref={ref} {...control} className={joinClasses(controlClass, classes.select)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          <GroupedOptions options={options} />
        </select>
        <IconChevronDown className={classes.chevron} aria-hidden="true" />
      </FieldFrame>
    </Field>
  );
});
