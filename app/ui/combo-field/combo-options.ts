import type { ReactNode } from "react";
import { plainLetters } from "#app/platform/text/plain-letters.ts";

export interface ComboOption {
  value: string;
  label: string;
  description?: string;
  /** An avatar or an icon before the label. */
  start?: ReactNode;
  disabled?: boolean;
}

/** Finds options for what was typed; the signal is aborted when the answer is no longer wanted. */
export type SearchOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

/** Options whose label or description holds every word that was typed, accents and case apart. */
export function filterOptions(options: readonly ComboOption[], query: string): readonly ComboOption[] {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = plainLetters(`${option.label} ${option.description ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}
