import { Combobox } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ComboOption } from "./combo-options.ts";
import classes from "./combo-field.module.css";

export interface ComboListProps {
  label: string;
  options: readonly ComboOption[];
  chosen: ReadonlySet<string>;
  emptyText: string;
}

function OptionLine({ option, chosen }: { option: ComboOption; chosen: boolean }) {
  return (
    <Combobox.Option value={option.value} disabled={option.disabled ?? false} active={chosen}>
      {option.start}
      <span className={classes.optionText}>
        <span>{option.label}</span>
        {option.description ? <span className={classes.optionDescription}>{option.description}</span> : null}
      </span>
      {chosen ? <IconCheck className={classes.check} aria-hidden="true" /> : null}
    </Combobox.Option>
  );
}

function Group({ name, lines }: { name: string; lines: ReactNode }) {
  return (
    <div role="group" aria-label={name}>
      <div className={classes.group} aria-hidden="true">
        {name}
      </div>
      {lines}
    </div>
  );
}

/** The list below a searchable field. */
export function ComboList({ label, options, chosen, emptyText }: ComboListProps) {
  return (
    <Combobox.Dropdown>
      <Combobox.Options aria-label={label}>
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
          const lines = members.map((option) => (
            <OptionLine key={option.value} option={option} chosen={chosen.has(option.value)} />
          ));
          return group === undefined ? lines : <Group key={group} name={group} lines={lines} />;
        })}
        {options.length === 0 ? <Combobox.Empty>{emptyText}</Combobox.Empty> : null}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

/** Class names of every searchable list. */
export const comboClasses = {
  dropdown: classes.dropdown ?? "",
  options: classes.options ?? "",
  option: classes.option ?? "",
  empty: classes.empty ?? "",
};
