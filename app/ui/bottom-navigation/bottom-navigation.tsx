import type { ReactNode } from "react";
import { UiLink } from "../link/link.tsx";
import classes from "./bottom-navigation.module.css";

export interface BottomNavigationEntry {
  id: string;
  label: string;
  icon: ReactNode;
  /** A link when given, else a button. */
  href?: string;
  onSelect?: () => void;
  badge?: string | undefined;
}

export interface BottomNavigationProps {
  label: string;
  /** Five at most. */
  entries: readonly BottomNavigationEntry[];
  current?: string | undefined;
}

function Face({ entry }: { entry: BottomNavigationEntry }) {
  return (
    <>
      <span>
        {entry.icon}
        {entry.badge ? <span className={classes.badge}>{entry.badge}</span> : null}
      </span>
      <span>{entry.label}</span>
    </>
  );
}

/** The main places, at the thumb; only under 800 px. */
export function BottomNavigation({ label, entries, current }: BottomNavigationProps) {
  return (
    <nav className={classes.root} aria-label={label}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.href === undefined ? (
              <button type="button" onClick={entry.onSelect}>
                <Face entry={entry} />
              </button>
            ) : (
              <UiLink href={entry.href} aria-current={entry.id === current ? "page" : undefined}>
                <Face entry={entry} />
              </UiLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
