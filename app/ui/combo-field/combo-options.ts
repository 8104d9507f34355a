import type { ReactNode } from "react";
import { holdsWords } from "#app/platform/text/plain-letters.ts";

export interface ComboOption {
  value: string;
  label: string;
  description?: string;
  /** Options of one group stand below its name; those of a group follow each other. */
  group?: string;
  /** An avatar or an icon before the label. */
  start?: ReactNode;
  disabled?: boolean;
}

/** Finds options for what was typed; the signal is aborted when the answer is no longer wanted. */
export type SearchOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

/** Options whose label, description or group holds every word that was typed, accents and case apart. */
export function filterOptions(options: readonly ComboOption[], query: string): readonly ComboOption[] {
  if (query.trim() === "") return options;
  const holds = holdsWords(query);
  return options.filter((option) => holds(`${option.label} ${option.description ?? ""} ${option.group ?? ""}`));
}
