import { useId, type ReactNode } from "react";
import classes from "./section.module.css";

export interface SectionProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, set apart by space rather than by a box. */
export function Section({ title, description, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <header className={classes.header}>
        <div>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {description ? <p className={classes.description}>{description}</p> : null}
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}
