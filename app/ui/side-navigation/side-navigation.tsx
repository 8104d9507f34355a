import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCurrentInSight } from "../current-in-sight/use-current-in-sight.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { NarrowEntry, WideEntry } from "./navigation-entries.tsx";
import type { NavigationSection } from "./side-navigation-types.ts";
import { useRailTip } from "./use-rail-tip.ts";
import classes from "./side-navigation.module.css";

export type { NavigationSection } from "./side-navigation-types.ts";

export interface SideNavigationProps {
  label: string;
  sections: readonly NavigationSection[];
  /** Id of the entry in sight. */
  current?: string | undefined;
  /** 50 px of icons instead of 250 px of words. */
  collapsed?: boolean;
  /** When given, a button at the foot narrows and widens. */
  onToggle?: () => void;
  collapseLabel?: string;
  expandLabel?: string;
  header?: ReactNode;
  footer?: ReactNode;
}

function Section({ section, current, collapsed }: { section: NavigationSection } & SideNavigationParts) {
  const Entry = collapsed ? NarrowEntry : WideEntry;
  return (
    <div className={classes.section}>
      {section.label && !collapsed ? <p className={classes.heading}>{section.label}</p> : null}
      <ul>
        {section.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} current={current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type SideNavigationParts = { current: string | undefined; collapsed: boolean };

function Toggle({ collapsed, onToggle, collapseLabel, expandLabel }: SideNavigationProps) {
  if (!onToggle) return null;
  return (
    <IconButton
      size="small"
      className={classes.toggle}
      label={(collapsed ? expandLabel : collapseLabel) ?? ""}
      icon={collapsed ? <IconLayoutSidebarLeftExpand /> : <IconLayoutSidebarLeftCollapse />}
      aria-expanded={!collapsed}
      onClick={onToggle}
    />
  );
}

/** The way through the product, at the side; hidden under 800 px, where BottomNavigation takes over. */
export function SideNavigation(props: SideNavigationProps) {
  const { label, sections, current, collapsed = false, header, footer, onToggle } = props;
  const { tip, listeners } = useRailTip();
  const scroll = useCurrentInSight<HTMLDivElement>(current);
  return (
    <nav className={classes.root} aria-label={label} data-collapsed={collapsed || undefined}>
      {header ? <div className={classes.header}>{header}</div> : null}
      <div ref={scroll} className={classes.scroll} {...(collapsed ? listeners : {})}>
        {sections.map((section) => (
          <Section key={section.id} section={section} current={current} collapsed={collapsed} />
        ))}
      </div>
      {footer || onToggle ? (
        <div className={classes.footer}>
          <div className={classes.footerContent}>{footer}</div>
          <Toggle {...props} />
        </div>
      ) : null}
      {collapsed && tip ? (
        <span className={classes.tip} style={{ top: tip.top }} aria-hidden="true">
          {tip.label}
        </span>
      ) : null}
    </nav>
  );
}
