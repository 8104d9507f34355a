import type { ReactNode } from "react";

export interface NavigationEntry {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  badge?: NavigationBadge | undefined;
}

export interface NavigationBadge {
  text: string;
  /** What the number says, for screen readers. */
  label: string;
}

export interface NavigationSection {
  id: string;
  label?: string;
  /** A choice above the entries of which entries stand there; narrowed, it stands among them. */
  choice?: { label: string; entries: readonly NavigationEntry[]; current: string };
  entries: readonly NavigationEntry[];
}

/** The sections with the entries whose name holds the text, or all entries of a section whose own name does. */
export function narrowedTo(text: string, sections: readonly NavigationSection[]): NavigationSection[] {
  const sought = text.trim().toLocaleLowerCase();
  const holds = (name = "") => name.toLocaleLowerCase().includes(sought);
  return sections
    .map((section) =>
      holds(section.label) ? section : { ...section, entries: section.entries.filter(({ label }) => holds(label)) },
    )
    .filter(({ entries }) => entries.length > 0);
}
