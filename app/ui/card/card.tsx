import type { ReactNode } from "react";
import { UiLink } from "../link/link.tsx";
import classes from "./card.module.css";

export interface CardProps {
  /** What stands by itself, such as what somebody wrote, is an article. */
  as?: "section" | "article";
  id?: string;
  title?: ReactNode;
  actions?: ReactNode;
  /** Of its title: 2 where it stands right below the page's. */
  level?: 2 | 3;
  padding?: "none" | "small" | "medium";
  /** Its parts stand closer, one below the other, as where many cards do. */
  stacked?: boolean;
  /** Makes the whole card one link; then nothing inside may be pressed on its own. */
  href?: string;
  children: ReactNode;
}

/** A surface that holds one subject. Use few; never a card inside a card. */
export function Card(props: CardProps) {
  const { as: Element = "section", id, title, actions, level = 3, padding = "medium", stacked, href, children } = props;
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
  const look = { className: classes.root, "data-padding": padding, "data-stacked": stacked || undefined };
  if (href !== undefined) {
    return (
      <UiLink href={href} {...look}>
        {content}
      </UiLink>
    );
  }
  return (
    <Element id={id} {...look}>
      {content}
    </Element>
  );
}
