import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Disclosure } from "../disclosure/disclosure.tsx";
import classes from "./button-sheet.module.css";

export interface ButtonSheetProps {
  /** What the button says. */
  trigger: string;
  children: ReactNode;
}

/** A button that opens what it still has to ask, over the page: a reason, a choice, several acts at once. */
export function ButtonSheet({ trigger, children }: ButtonSheetProps) {
  return (
    <Disclosure
      className={classes.root}
      triggerClassName={classes.trigger}
      trigger={
        <>
          {trigger}
          <IconChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      <div className={classes.sheet}>{children}</div>
    </Disclosure>
  );
}
