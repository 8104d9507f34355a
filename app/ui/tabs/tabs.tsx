import type { ReactNode } from "react";
import { useCurrentInSight } from "../current-in-sight/use-current-in-sight.ts";
import { UiLink } from "../link/link.tsx";
import classes from "./tabs.module.css";

export interface Tab {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  /** Shown as it is given, so format it first. */
  count?: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Id of the tab in sight. */
  current?: string | undefined;
  /** Many of them: they stand in as many lines as it takes where there is room, so that none is out of sight. */
  many?: boolean;
}

/** The sub-pages of a page; each is a link, so it has an address and works before any script. */
export function Tabs({ label, tabs, current, many }: TabsProps) {
  const root = useCurrentInSight<HTMLElement>(current);
  return (
    <nav ref={root} className={classes.root} aria-label={label}>
      <ul className={classes.list} data-many={many}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <UiLink href={tab.href} className={classes.tab} aria-current={tab.id === current ? "page" : undefined}>
              {tab.icon}
              {tab.label}
              {tab.count === undefined ? null : <span className={classes.count}>{tab.count}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
