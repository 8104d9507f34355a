import type { HTMLAttributes, ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import classes from "./small-text.module.css";

export interface SmallTextProps extends HTMLAttributes<HTMLElement> {
  as?: "span" | "p" | "div" | "footer";
  /** Several parts side by side, set apart. */
  parts?: boolean;
  children: ReactNode;
}

/** What is said by the way: a date, a count, that there is nothing yet. */
export function SmallText({ as: Element = "span", parts, className, ...rest }: SmallTextProps) {
  return <Element {...rest} className={joinClasses(classes.text, className)} data-parts={parts || undefined} />;
}
