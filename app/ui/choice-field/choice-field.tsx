import { useEffect, useRef, useState } from "react";
import { ComboField } from "../combo-field/combo-field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { SelectField, type SelectOption } from "../select-field/select-field.tsx";
import { mostRead } from "./most-read.ts";

export type ChoiceFieldProps = FieldTexts & {
  name: string;
  id?: string;
  className?: string;
  options: readonly SelectOption[];
  /** What stands for no choice; without it one of the options is always chosen, the first to begin with. */
  placeholder?: string;
  defaultValue?: string;
  required?: boolean;
  /** Takes a choice back, where it is found by typing. */
  clearLabel: string;
  emptyText: string;
  onChoose?: (value: string) => void;
  /** As `onChoose`, where it is found by typing alone: of the browser's list its form hears by itself. */
  onFound?: (value: string) => void;
};

/** One of a company's own things: a few are the browser's list, more than that are found by typing. */
export function ChoiceField({ clearLabel, emptyText, onFound, ...props }: ChoiceFieldProps) {
  if (props.options.length <= mostRead) return <ListedChoice {...props} />;
  return <SearchedChoice {...props} {...{ clearLabel, emptyText, onFound }} />;
}

/** Follows an address that changes from elsewhere without being drawn anew, so that the focus stays. */
function ListedChoice({
  defaultValue,
  onChoose,
  ...props
}: Omit<SearchedChoiceProps, "clearLabel" | "emptyText" | "onFound">) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(defaultValue);
  useEffect(() => {
    if (shown.current === defaultValue || !select.current) return;
    shown.current = defaultValue;
    select.current.value = defaultValue ?? "";
  }, [defaultValue]);
  return (
    <SelectField
      {...props}
      ref={select}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onChoose && { onChange: ({ currentTarget }) => onChoose(currentTarget.value) })}
    />
  );
}

type SearchedChoiceProps = Omit<ChoiceFieldProps, "onFound"> & { onFound: ChoiceFieldProps["onFound"] };

function SearchedChoice({ defaultValue, clearLabel, onChoose, onFound, ...props }: SearchedChoiceProps) {
  const mayBeNone = props.placeholder !== undefined;
  const begin = defaultValue || (mayBeNone ? "" : (props.options[0]?.value ?? ""));
  const [value, setValue] = useState(begin);
  // Another address chooses another one, without a press and without losing the focus.
  useEffect(() => setValue(begin), [begin]);
  return (
    <ComboField
      {...props}
      {...(mayBeNone && !props.required && { clearLabel })}
      value={value}
      onChange={(chosen) => {
        setValue(chosen ?? "");
        onChoose?.(chosen ?? "");
        onFound?.(chosen ?? "");
      }}
    />
  );
}
