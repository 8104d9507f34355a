import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCurrentInSight } from "../current-in-sight/use-current-in-sight.ts";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { UiLink } from "../link/link.tsx";
import { tabsInSight } from "./tabs-in-sight.ts";
import { joinClasses } from "../class-names/join-classes.ts";
import edges from "../scroll-edges/scroll-edges.module.css";
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
  /** Where there may be many: what opens those that find no room in the one line. */
  more?: string;
}

/** The sub-pages of a page; each is a link, so it has an address and works before any script. */
export function Tabs({ label, tabs, current, more }: TabsProps) {
  const root = useCurrentInSight<HTMLUListElement>(current);
  const { shown, rest } = more ? tabsInSight(tabs, current) : { shown: tabs, rest: [] };
  return (
    <nav className={classes.root} aria-label={label}>
      <ul ref={root} className={joinClasses(classes.list, edges.edges)}>
        {shown.map((tab) => (
          <li key={tab.id}>
            <TabLink tab={tab} className={classes.tab} current={current} />
          </li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        // Another page closes it: the tab that was chosen there stands in the line now.
        <Disclosure
          key={current}
          className={classes.more}
          triggerClassName={classes.tab}
          trigger={
            <>
              {more}
              <IconChevronDown size={16} aria-hidden="true" />
            </>
          }
        >
          <ul className={classes.rest}>
            {rest.map((tab) => (
              <li key={tab.id}>
                <TabLink tab={tab} className={classes.other} current={current} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </nav>
  );
}

function TabLink({
  tab,
  className,
  current,
}: {
  tab: Tab;
  className: string | undefined;
  current: string | undefined;
}) {
  return (
    <UiLink href={tab.href} className={className} aria-current={tab.id === current ? "page" : undefined}>
      {tab.icon}
      {tab.label}
      {tab.count === undefined ? null : <span className={classes.count}>{tab.count}</span>}
    </UiLink>
  );
}
