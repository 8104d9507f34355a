import type { ReactNode } from "react";
import classes from "./chip.module.css";

/** A state, by how it alarms. */
export type StateTone = "neutral" | "green" | "orange" | "red" | "blue" | "grey";

/** Levels are steps of one ramp and never an alarm. */
export type Tone = StateTone | "step-1" | "step-2" | "step-3" | "step-4";

const tones: readonly Tone[] = [
  ...(["neutral", "green", "orange", "red", "blue", "grey"] as const),
  ...(["step-1", "step-2", "step-3", "step-4"] as const),
];

export interface ChipProps {
  tone?: Tone;
  /** Replaces the mark of the tone; null leaves it out. */
  icon?: ReactNode;
  title?: string;
  children: ReactNode;
}

/** Put together once, so that a row of a table pays nothing for it. */
const classOf = Object.fromEntries(tones.map((tone) => [tone, `${classes.root} ${classes[tone]}`])) as Record<
  Tone,
  string
>;

/** A short state. What people call things by is a `TagMark`. */
export function Chip({ tone = "neutral", icon, title, children }: ChipProps) {
  const looks = icon === undefined ? classOf[tone] : `${classOf[tone]} ${classes.unmarked}`;
  return (
    <span className={looks} title={title}>
      {icon}
      {children}
    </span>
  );
}
