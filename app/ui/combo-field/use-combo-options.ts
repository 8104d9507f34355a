import { useEffect, useMemo, useState } from "react";
import { useDebouncedCallback } from "../debounced-callback/use-debounced-callback.ts";
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
  const ask = useDebouncedCallback(async (search: SearchOptions, wanted: string, signal: AbortSignal) => {
    const answer = await search(wanted, signal).catch(() => []);
    if (!signal.aborted) setFound({ query: wanted, options: answer });
  }, typingPause);
  useEffect(() => {
    if (!onSearch || !opened) return undefined;
    const controller = new AbortController();
    ask(onSearch, query, controller.signal);
    return () => {
      ask.cancel();
      controller.abort();
    };
  }, [ask, onSearch, opened, query]);
  const filtered = useMemo(() => filterOptions(options, query), [options, query]);
  if (!onSearch) return { options: filtered, loading: false };
  return { options: found?.options ?? filtered, loading: opened && found?.query !== query };
}
