import { Combobox, useCombobox } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { ComboList, comboClasses } from "../combo-field/combo-list.tsx";
import type { ComboOption, SearchOptions } from "../combo-field/combo-options.ts";
import { useComboOptions } from "../combo-field/use-combo-options.ts";
import { FieldFrame } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import { useToldChoice } from "../field/use-told-choice.ts";
import { useTypedEarly } from "../field/use-typed-early.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "./multi-combo-field.module.css";

export interface MultiComboFieldProps extends FieldTexts {
  id?: string;
  name: string;
  form?: string;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  className?: string;
  options: readonly ComboOption[];
  onSearch?: SearchOptions;
  emptyText: string;
  /** Label of the button that takes one choice away. */
  removeLabel: (option: ComboOption) => string;
  /** The most that may be chosen. */
  maximum?: number;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (values: readonly string[], chosen: readonly ComboOption[]) => void;
}

function useChoices({ options, value, defaultValue, onChange }: MultiComboFieldProps, told: () => void) {
  const [inner, setInner] = useState<readonly string[]>(defaultValue ?? []);
  const seen = useRef(new Map<string, ComboOption>());
  for (const option of options) seen.current.set(option.value, option);
  const values = value ?? inner;
  const optionOf = (one: string) => seen.current.get(one) ?? { value: one, label: one };
  const set = (next: readonly string[]) => {
    setInner(next);
    onChange?.(next, next.map(optionOf));
    told();
  };
  const remember = (option: ComboOption | undefined) => option && seen.current.set(option.value, option);
  const chosen = values.map(optionOf);
  return { values, chosen, set, remember };
}

interface PillProps {
  option: ComboOption;
  label: string;
  onRemove: () => void;
}

function Pill({ option, label, onRemove }: PillProps) {
  return (
    <span className={classes.pill}>
      {option.start}
      {option.label}
      <button type="button" className={classes.remove} aria-label={label} onClick={onRemove}>
        <IconX aria-hidden="true" />
      </button>
    </span>
  );
}

/** What is chosen, what is typed, and the list that answers to it. */
function useMultiCombo(props: MultiComboFieldProps) {
  const { maximum = Infinity } = props;
  const shared = useField({
    label: props.label,
    hideLabel: props.hideLabel ?? false,
    description: props.description,
    error: props.error,
    id: props.id,
    required: props.required,
  });
  const target = useRef<HTMLInputElement>(null);
  const { values, chosen, set, remember } = useChoices(props, useToldChoice(target));
  const [query, setQuery] = useState("");
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const list = useComboOptions({ ...props, onSearch: props.onSearch, query, opened: combobox.dropdownOpened });
  const remove = (value: string) => set(values.filter((one) => one !== value));
  // The list closes with a choice: left open it covers what is pressed next, and one press more chooses somebody else.
  const toggle = (value: string) => {
    setQuery("");
    combobox.closeDropdown();
    if (values.includes(value)) return remove(value);
    remember(list.options.find((option) => option.value === value));
    if (values.length < maximum) set([...values, value]);
  };
  const removeLast = (event: KeyboardEvent) => {
    const last = values.at(-1);
    if (event.key === "Backspace" && query === "" && last !== undefined) remove(last);
  };
  const type = (text: string) => {
    setQuery(text);
    combobox.openDropdown();
  };
  useTypedEarly(target, "", type);
  return { ...shared, values, chosen, query, setQuery, type, target, combobox, list, remove, toggle, removeLast };
}

/** Several of many choices; each travels as one hidden input of the same name. */
export function MultiComboField(props: MultiComboFieldProps) {
  const { name, form, disabled, emptyText, removeLabel, className } = props;
  const combo = useMultiCombo(props);
  const { field, control, values, chosen, query, setQuery, type, target, combobox, list } = combo;
  const { remove, toggle, removeLast } = combo;
  return (
    <Field {...field} className={className}>
      <OverlayGround>
        <Combobox store={combobox} onOptionSubmit={toggle} classNames={comboClasses} offset={4}>
          <Combobox.DropdownTarget>
            <div>
              <FieldFrame end={list.loading ? <Spinner /> : null}>
                <div className={classes.frame}>
                  {chosen.map((option) => (
                    <Pill
                      key={option.value}
                      option={option}
                      label={removeLabel(option)}
                      onRemove={() => remove(option.value)}
                    />
                  ))}
                  <Combobox.EventsTarget withExpandedAttribute>
                    <input
                      {...control}
                      ref={target}
                      required={false}
                      aria-required={props.required}
                      type="text"
                      role="combobox"
                      autoComplete="off"
                      disabled={disabled}
                      placeholder={values.length === 0 ? props.placeholder : undefined}
                      className={classes.input}
                      value={query}
                      onChange={(event) => type(event.currentTarget.value)}
                      onClick={() => combobox.openDropdown()}
                      onKeyDown={removeLast}
                      onBlur={() => {
                        combobox.closeDropdown();
                        setQuery("");
                      }}
                    />
                  </Combobox.EventsTarget>
                </div>
              </FieldFrame>
            </div>
          </Combobox.DropdownTarget>
          <ComboList label={props.label} options={list.options} chosen={new Set(values)} emptyText={emptyText} />
        </Combobox>
      </OverlayGround>
      {values.map((value) => (
        <input key={value} type="hidden" name={name} form={form} value={value} disabled={disabled} />
      ))}
    </Field>
  );
}
