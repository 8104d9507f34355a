import type { HTMLAttributes, ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import classes from "./stack.module.css";

export interface StackProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "aside" | "section" | "ul";
  gap?: "tight" | "small" | "medium";
  children: ReactNode;
}

/** Parts of a page or a column, one below the other. */
export function Stack({ as: Element = "div", gap = "medium", className, ...rest }: StackProps) {
  return <Element {...rest} className={joinClasses(classes.stack, className)} data-gap={gap} />;
}
