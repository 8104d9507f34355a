import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import type { ButtonHTMLAttributes } from "react";
import classes from "./done-button.module.css";

export interface DoneButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "name" | "value" | "disabled" | "title"
> {
  done: boolean;
  /** What is done by it, for screen readers. */
  label: string;
}

/** Sends its form: ticks one of many things off, or takes the tick away. */
export function DoneButton({ done, label, ...rest }: DoneButtonProps) {
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return (
    <button
      type="submit"
      {...rest}
      className={classes.button}
      data-done={done || undefined}
      aria-pressed={done}
      aria-label={label}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
