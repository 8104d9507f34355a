import type { ReactNode } from "react";

export interface NavigationEntry {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  badge?: string;
  /** Nested entries; opened when one of them is current. */
  children?: readonly NavigationEntry[];
}

export interface NavigationSection {
  id: string;
  label?: string;
  entries: readonly NavigationEntry[];
}

/** True when the entry or anything below it is the current one. */
export function holdsCurrent(entry: NavigationEntry, current: string | undefined): boolean {
  if (current === undefined) return false;
  return entry.id === current || (entry.children ?? []).some((child) => holdsCurrent(child, current));
}
