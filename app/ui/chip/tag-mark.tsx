import type { Tone } from "./chip.tsx";
import classes from "./chip.module.css";

export interface TagMarkProps {
  tone?: Tone;
  title?: string;
  children: string;
}

/** What people call something by: an outline with a dot of its colour, never mistaken for a state. */
export function TagMark({ tone = "neutral", title, children }: TagMarkProps) {
  return (
    <span className={classes.tag} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
