import type { ReactNode } from "react";
import { UiLink } from "../link/link.tsx";
import classes from "./facet-links.module.css";

export interface CountedLink {
  id: string;
  href: string;
  content: ReactNode;
  /** How many there are, as it is written. */
  count: string;
  current: boolean;
}

export interface FacetLinksProps {
  label: string;
  links: readonly CountedLink[];
}

/** Parts of a list with how many stand in each; each leads to those alone. */
export function FacetLinks({ label, links }: FacetLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {links.map(({ id, href, content, count, current }) => (
          <li key={id}>
            <UiLink href={href} className={classes.link} aria-current={current ? "true" : undefined}>
              {content}
              <span className={classes.count}>{count}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
