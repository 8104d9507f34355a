import type { Tone } from "../chip/chip.tsx";
import { joinClasses } from "../class-names/join-classes.ts";
import classes from "./status-dot.module.css";

export interface StatusDotProps {
  tone: Tone;
  label: string;
}

/** A state in a line of text: a mark whose shape differs with its tone, and the word. */
export function StatusDot({ tone, label }: StatusDotProps) {
  return <span className={joinClasses(classes.root, classes[tone])}>{label}</span>;
}
