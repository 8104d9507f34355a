import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./field-checklist.module.css";

export interface FieldChecklistProps {
  id?: string;
  label: string;
  items: readonly { label: string; met: boolean }[];
  /** Said after a rule that is met, and after one that is not. */
  metText: string;
  unmetText: string;
}

/** Rules that a value must meet, ticked off while it is typed. */
export function FieldChecklist({ id, label, items, metText, unmetText }: FieldChecklistProps) {
  return (
    <ul id={id} className={classes.root} aria-label={label}>
      {items.map((item) => (
        <li key={item.label} className={classes.item} data-met={item.met || undefined}>
          {item.met ? <IconCircleCheckFilled aria-hidden="true" /> : <IconCircle aria-hidden="true" />}
          {item.label}
          <VisuallyHidden>{item.met ? metText : unmetText}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
