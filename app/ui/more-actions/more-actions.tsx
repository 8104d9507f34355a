import { useState, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { joinClasses } from "../class-names/join-classes.ts";
import classes from "./more-actions.module.css";

export interface MoreActionsProps {
  label: string;
  /** Without a border: in the rows of a list. */
  quiet?: boolean;
  /** Buttons, links and small forms, one a row. */
  children: ReactNode;
  /**
   * For one in each row of a list: the address of a page that offers the same. What it holds is drawn when somebody is about to
   * open it; without scripts it leads there.
   */
  elsewhere?: string | undefined;
  /** Told when somebody is about to open it. */
  onNear?: (() => void) | undefined;
}

/** Once something was chosen, nothing of it covers what comes of that; the focus is where it was opened from. */
function close({ currentTarget, target }: SyntheticEvent<HTMLElement>) {
  // A dialog that one of them opened lies in the page on its own, and says itself what comes of it.
  if (
    !currentTarget.contains(target as Node) ||
    (target as Element).closest("dialog, [role=dialog]") !== currentTarget.closest("dialog, [role=dialog]")
  )
    return;
  const details = currentTarget.closest("details");
  const focused = details?.contains(document.activeElement);
  details?.removeAttribute("open");
  if (focused) details?.querySelector("summary")?.focus();
}

function closeAfterLink(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest("a[href]:not([download])")) close(event);
}

/** Actions used less often, behind three dots. */
export function MoreActions({ label, quiet = false, children, elsewhere, onNear }: MoreActionsProps) {
  const [near, setNear] = useState(elsewhere === undefined);
  const come = () => {
    setNear(true);
    onNear?.();
  };
  return (
    <Disclosure
      className={classes.root}
      triggerClassName={quiet ? joinClasses(classes.trigger, classes.quiet) : classes.trigger}
      label={label}
      onNear={come}
    >
      <div className={classes.list} onSubmit={close} onClick={closeAfterLink}>
        {near ? (
          children
        ) : (
          <noscript>
            <a href={elsewhere}>{label}</a>
          </noscript>
        )}
      </div>
    </Disclosure>
  );
}
