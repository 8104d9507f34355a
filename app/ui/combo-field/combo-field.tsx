import { Combobox, useCombobox } from "@mantine/core";
import { IconChevronDown, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { FieldFrame, controlClass } from "../field/field-frame.tsx";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import { useToldChoice } from "../field/use-told-choice.ts";
import { useTypedEarly } from "../field/use-typed-early.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { ComboList, comboClasses } from "./combo-list.tsx";
import type { ComboOption, SearchOptions } from "./combo-options.ts";
import { useComboOptions } from "./use-combo-options.ts";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "./combo-field.module.css";

export interface ComboFieldProps extends FieldTexts {
  id?: string;
  name: string;
  form?: string;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  className?: string;
  /** All choices; with `onSearch`, those to offer first, the chosen one among them. */
  options: readonly ComboOption[];
  onSearch?: SearchOptions;
  emptyText: string;
  /** When given, a button empties the field. */
  clearLabel?: string;
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null, option: ComboOption | null) => void;
}

function useChoice({ options, value, defaultValue, onChange }: ComboFieldProps, told: () => void) {
  const [inner, setInner] = useState<string | null>(defaultValue ?? null);
  const seen = useRef(new Map<string, ComboOption>());
  for (const option of options) seen.current.set(option.value, option);
  // A form says by an empty text that nothing is chosen.
  const current = (value === undefined ? inner : value) || null;
  const choose = (option: ComboOption | null) => {
    if (option) seen.current.set(option.value, option);
    setInner(option?.value ?? null);
    onChange?.(option?.value ?? null, option);
    told();
  };
  return { current, choose, chosen: current === null ? null : (seen.current.get(current) ?? null) };
}

/** What is chosen, what is typed, and the list that answers to it. */
function useCombo(props: ComboFieldProps) {
  const shared = useField({
    label: props.label,
    hideLabel: props.hideLabel ?? false,
    description: props.description,
    error: props.error,
    id: props.id,
    required: props.required,
  });
  const target = useRef<HTMLInputElement>(null);
  const { current, choose, chosen } = useChoice(props, useToldChoice(target));
  const [typed, setTyped] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const query = typed ?? "";
  // A label is set in by its depth in the list, never in the field.
  const shown = chosen?.label.trimStart() ?? "";
  const list = useComboOptions({ ...props, onSearch: props.onSearch, query, opened: combobox.dropdownOpened });
  const close = () => {
    combobox.closeDropdown();
    setTyped(null);
  };
  const submit = (value: string) => {
    choose(list.options.find((option) => option.value === value) ?? null);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  useTypedEarly(target, shown, type);
  /** Written by whoever fills in the form, as into any field: the same choice as by hand. */
  const filled = (value: string) => {
    const option = props.options.find((one) => one.value === value) ?? null;
    if (value !== (current ?? "") && (option || value === "")) choose(option);
  };
  return { ...shared, current, choose, filled, chosen, shown, typed, type, target, combobox, list, close, submit };
}

interface EndProps {
  combo: ReturnType<typeof useCombo>;
  clearLabel: string | undefined;
}

function End({ combo: { list, choose }, clearLabel }: EndProps) {
  return (
    <>
      {clearLabel ? (
        <IconButton
          size="small"
          className={classes.clear}
          label={clearLabel}
          icon={<IconX />}
          onClick={() => choose(null)}
        />
      ) : null}
      {list.loading ? <Spinner /> : <IconChevronDown className={classes.chevron} aria-hidden="true" />}
    </>
  );
}

/** One of many choices, found by typing; the value travels in a hidden input of the same form. */
export function ComboField(props: ComboFieldProps) {
  const { name, form, disabled, placeholder, emptyText, clearLabel, className } = props;
  const combo = useCombo(props);
  const { field, control, current, filled, chosen, shown, typed, type, target, combobox, list, close, submit } = combo;
  const clearable = current !== null && !disabled;
  return (
    <Field {...field} className={className}>
      <OverlayGround>
        <Combobox store={combobox} onOptionSubmit={submit} classNames={comboClasses} offset={4}>
          <Combobox.DropdownTarget>
            <div>
              <FieldFrame
                start={typed === null ? chosen?.start : null}
                end={<End combo={combo} clearLabel={clearable ? clearLabel : undefined} />}
              >
                <Combobox.EventsTarget withExpandedAttribute>
                  <input
                    {...control}
                    ref={target}
                    type="text"
                    role="combobox"
                    autoComplete="off"
                    disabled={disabled}
                    placeholder={placeholder}
                    className={joinClasses(controlClass, classes.control)}
                    value={typed ?? shown}
                    onChange={(event) => type(event.currentTarget.value)}
                    onClick={({ currentTarget }) => {
                      // What is typed next takes the place of what was chosen.
                      if (typed === null) currentTarget.select();
                      combobox.openDropdown();
                    }}
                    onBlur={close}
                  />
                </Combobox.EventsTarget>
              </FieldFrame>
            </div>
          </Combobox.DropdownTarget>
          <ComboList
            label={props.label}
            options={list.options}
            chosen={new Set(current === null ? [] : [current])}
            emptyText={emptyText}
          />
        </Combobox>
      </OverlayGround>
      <input
        type="hidden"
        name={name}
        form={form}
        value={current ?? ""}
        disabled={disabled}
        onInput={(event) => filled(event.currentTarget.value)}
      />
    </Field>
  );
}
