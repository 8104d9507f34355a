import { ComboField } from "../combo-field/combo-field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { SelectField, type SelectOption } from "../select-field/select-field.tsx";

/** Beyond so many nobody reads a list. */
const mostRead = 20;

export type ChoiceFieldProps = FieldTexts & {
  name: string;
  id?: string;
  options: readonly SelectOption[];
  /** What stands for no choice. */
  placeholder: string;
  defaultValue?: string;
  /** Takes a choice back, where it is found by typing. */
  clearLabel: string;
  emptyText: string;
};

/** One of a company's own things, or none: a few are the browser's list, more than that are found by typing. */
export function ChoiceField({ options, clearLabel, emptyText, ...props }: ChoiceFieldProps) {
  if (options.length <= mostRead) return <SelectField {...props} options={options} />;
  return (
    <ComboField
      {...props}
      clearLabel={clearLabel}
      emptyText={emptyText}
      options={options.map(({ group, ...option }) => ({ ...option, ...(group && { description: group }) }))}
    />
  );
}
