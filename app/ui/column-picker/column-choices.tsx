import { Popover } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { OverlayGround } from "../theme/overlay-ground.tsx";
import classes from "./column-picker.module.css";
import { withColumn } from "./with-column.ts";

export interface ColumnChoicesProps {
  label: string;
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  /** Ids of the columns left out. */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** The button with the columns to choose from under it, open as soon as it is there. */
export function ColumnChoices({ label, columns, hidden, onChange }: ColumnChoicesProps) {
  const [opened, setOpened] = useState(true);
  const menu = { opened, onChange: setOpened, trapFocus: true, returnFocus: true };
  return (
    <OverlayGround>
      <Popover {...menu} position="bottom-end" offset={4} classNames={{ dropdown: classes.dropdown ?? "" }}>
        <Popover.Target>
          <Button icon={<IconColumns3 aria-hidden="true" />} onClick={() => setOpened((open) => !open)}>
            {label}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={label}>
          <p className={classes.title}>{label}</p>
          {columns
            .filter((column) => column.hideable !== false)
            .map((column) => (
              <Checkbox
                key={column.id}
                label={column.header}
                checked={!hidden.includes(column.id)}
                onChange={(event) => onChange(withColumn(hidden, column.id, event.currentTarget.checked))}
              />
            ))}
        </Popover.Dropdown>
      </Popover>
    </OverlayGround>
  );
}
