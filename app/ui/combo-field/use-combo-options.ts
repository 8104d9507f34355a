import { useEffect, useMemo, useState } from "react";
import { filterOptions, type ComboOption, type SearchOptions } from "./combo-options.ts";

export interface UseComboOptionsInput {
  options: readonly ComboOption[];
  onSearch: SearchOptions | undefined;
  query: string;
  opened: boolean;
}

interface Found {
  query: string;
  options: readonly ComboOption[];
}

const typingPause = 160;

/** Filters the given options, or asks for them once typing pauses; a late answer never replaces a newer one. */
export function useComboOptions({ options, onSearch, query, opened }: UseComboOptionsInput) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!onSearch || !opened) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const answer = await onSearch(query, controller.signal).catch(() => []);
      if (!controller.signal.aborted) setFound({ query, options: answer });
    };
    const timer = setTimeout(ask, typingPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [onSearch, opened, query]);
  const filtered = useMemo(() => filterOptions(options, query), [options, query]);
  if (!onSearch) return { options: filtered, loading: false };
  return { options: found?.options ?? filtered, loading: opened && found?.query !== query };
}
