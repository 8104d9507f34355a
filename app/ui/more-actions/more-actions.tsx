import { IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Disclosure } from "../disclosure/disclosure.tsx";
import classes from "./more-actions.module.css";

export interface MoreActionsProps {
  label: string;
  /** Buttons, links and small forms, one a row. */
  children: ReactNode;
}

/** Actions used less often, behind three dots. */
export function MoreActions({ label, children }: MoreActionsProps) {
  return (
    <Disclosure
      className={classes.root}
      triggerClassName={classes.trigger}
      label={label}
      trigger={<IconDots size={18} aria-hidden="true" />}
    >
      <div className={classes.list}>{children}</div>
    </Disclosure>
  );
}
