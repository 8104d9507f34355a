import type { ReactNode } from "react";
import { UiLink } from "../link/link.tsx";
import classes from "./card.module.css";

export interface CardProps {
  title?: ReactNode;
  actions?: ReactNode;
  /** Of its title: 2 where it stands right below the page's. */
  level?: 2 | 3;
  padding?: "none" | "small" | "medium";
  /** Makes the whole card one link; then nothing inside may be pressed on its own. */
  href?: string;
  children: ReactNode;
}

/** A surface that holds one subject. Use few; never a card inside a card. */
export function Card({ title, actions, level = 3, padding = "medium", href, children }: CardProps) {
  const Heading = `h${level}` as const;
  const content = (
    <>
      {title || actions ? (
        <header className={classes.header}>
          <Heading className={classes.title}>{title}</Heading>
          {actions ? <div className={classes.actions}>{actions}</div> : null}
        </header>
      ) : null}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <UiLink href={href} className={classes.root} data-padding={padding}>
        {content}
      </UiLink>
    );
  }
  return (
    <section className={classes.root} data-padding={padding}>
      {content}
    </section>
  );
}
