import type { ReactNode } from "react";
import { plainLetters } from "#app/platform/text/plain-letters.ts";

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

function matches(command: Command, words: readonly string[]): boolean {
  const text = plainLetters(`${command.label} ${command.description ?? ""} ${command.keywords ?? ""}`);
  return words.every((word) => text.includes(word));
}

/** The groups with the commands that hold every word; empty groups fall out. */
export function filterCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({ ...group, commands: group.commands.filter((command) => matches(command, words)) }))
    .filter((group) => group.commands.length > 0);
}

/** The next place in a list of `count`, going round at both ends; -1 when there is none. */
export function nextIndex(index: number, key: string, count: number): number {
  if (count === 0) return -1;
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index - 1 + count) % count;
  return index;
}
