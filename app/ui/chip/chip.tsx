import type { ReactNode } from "react";
import classes from "./chip.module.css";

export type Tone = "neutral" | "green" | "orange" | "red" | "blue" | "grey";

export interface ChipProps {
  tone?: Tone;
  /** Replaces the mark of the tone; null leaves it out. */
  icon?: ReactNode;
  title?: string;
  children: ReactNode;
}

/** Put together once, so that a row of a table pays nothing for it. */
const classOf = Object.fromEntries(
  (["neutral", "green", "orange", "red", "blue", "grey"] as const).map((tone) => [
    tone,
    `${classes.root} ${classes[tone]}`,
  ]),
) as Record<Tone, string>;

/** A short state. What people call things by is a `TagMark`. */
export function Chip({ tone = "neutral", icon, title, children }: ChipProps) {
  const marked = icon === undefined && tone !== "neutral" ? ` ${classes.marked}` : "";
  return (
    <span className={classOf[tone] + marked} title={title}>
      {icon}
      {children}
    </span>
  );
}
