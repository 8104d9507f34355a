import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import classes from "../reviews.module.css";

type TicksProps = {
  name: string;
  legend: string;
  chosen: readonly string[];
  options: readonly { value: string; label: string; description?: string }[];
  className?: string | undefined;
};

/** Several of a few; `none` goes along, so that nothing ticked says so. */
export function Ticks({ name, legend, chosen, options, className }: TicksProps) {
  return (
    <fieldset className={className}>
      <legend className={classes.legend}>{legend}</legend>
      <input type="hidden" name={name} value="none" />
      {options.map(({ value, label, description }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
          {...(description ? { description } : {})}
        />
      ))}
    </fieldset>
  );
}

type PickProps = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  none?: string;
};

/** One of a few, by what is set. */
export function Pick({ name, label, value, options, none }: PickProps) {
  return (
    <Choice
      name={name}
      label={label}
      defaultValue={value}
      options={options}
      {...(none === undefined ? {} : { placeholder: none })}
    />
  );
}
