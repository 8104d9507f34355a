import type { ReactNode } from "react";
import classes from "./definition-list.module.css";

export interface DefinitionListProps {
  items: readonly { term: string; detail: ReactNode }[];
  layout?: "rows" | "stacked";
}

/** Facts about one thing. */
export function DefinitionList({ items, layout = "rows" }: DefinitionListProps) {
  return (
    <dl className={classes.root} data-layout={layout}>
      {items.map((item) => (
        <div key={item.term} className={classes.item}>
          <dt className={classes.term}>{item.term}</dt>
          <dd className={classes.detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
