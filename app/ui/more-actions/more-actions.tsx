import { IconDots } from "@tabler/icons-react";
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import classes from "./more-actions.module.css";

export interface MoreActionsProps {
  label: string;
  /** Buttons, links and small forms, one a row. */
  children: ReactNode;
}

/** Actions used less often, behind three dots. A native disclosure: it opens before any script has loaded. */
export function MoreActions({ label, children }: MoreActionsProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const pressOutside = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) root.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", pressOutside);
    return () => document.removeEventListener("pointerdown", pressOutside);
  }, []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) root.current?.removeAttribute("open");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !root.current?.open) return;
    event.stopPropagation();
    root.current.open = false;
    root.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={root} className={classes.root} onBlur={leave} onKeyDown={press}>
      <summary className={classes.trigger} aria-label={label} title={label}>
        <IconDots size={18} aria-hidden="true" />
      </summary>
      <div className={classes.list}>{children}</div>
    </details>
  );
}
