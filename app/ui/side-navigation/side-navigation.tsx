import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useCurrentInSight } from "../current-in-sight/use-current-in-sight.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { Choice, NarrowEntry, WideEntry } from "./navigation-entries.tsx";
import { narrowedTo, type NavigationSection } from "./side-navigation-types.ts";
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
  /** When given, a field above the entries narrows them by name. */
  search?: { label: string; noneText: string };
}

type SectionProps = { section: NavigationSection; current: string | undefined; collapsed: boolean };

function Section({ section, current, collapsed }: SectionProps) {
  const Entry = collapsed ? NarrowEntry : WideEntry;
  const { choice } = section;
  return (
    <div className={classes.section}>
      {choice && !collapsed ? <Choice choice={choice} /> : null}
      {section.label && !collapsed ? <p className={classes.heading}>{section.label}</p> : null}
      {choice && collapsed ? (
        <ul className={classes.narrowChoice}>
          {choice.entries.map((entry) => (
            <li key={entry.id}>
              <NarrowEntry entry={entry} current={choice.current} />
            </li>
          ))}
        </ul>
      ) : null}
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
  const { label, sections, current, collapsed = false, header, footer, onToggle, search } = props;
  const { tip, listeners } = useRailTip();
  const scroll = useCurrentInSight<HTMLDivElement>(current);
  const [text, setText] = useState("");
  const shown = search ? narrowedTo(text, sections) : sections;
  return (
    <nav className={classes.root} aria-label={label} data-collapsed={collapsed || undefined}>
      {header ? <div className={classes.header}>{header}</div> : null}
      {search ? (
        <div className={classes.search}>
          <SearchField
            name="navigation-search"
            label={search.label}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <div ref={scroll} className={classes.scroll} {...(collapsed ? listeners : {})}>
        {shown.map((section) => (
          <Section key={section.id} section={section} current={current} collapsed={collapsed} />
        ))}
        {search && shown.length === 0 ? <p className={classes.none}>{search.noneText}</p> : null}
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
