import type { ReactNode } from "react";
import { holdsWords } from "#app/platform/text/plain-letters.ts";

export interface Command {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  hint?: readonly string[];
  /** Further words it is found by. */
  keywords?: string;
  href?: string;
  onSelect?: () => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
}

const saidOf = ({ label, description = "", keywords = "" }: Command) => `${label} ${description} ${keywords}`;

/** The groups with the commands that hold every word; empty groups fall out. */
export function filterCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const holds = holdsWords(query);
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter((command) => holds(saidOf(command))) }))
    .filter((group) => group.commands.length > 0);
}

/** The next place in a list of `count`, going round at both ends; -1 when there is none. */
export function nextIndex(index: number, key: string, count: number): number {
  if (count === 0) return -1;
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index - 1 + count) % count;
  return index;
}
