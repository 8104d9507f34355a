import { useEffect, useMemo, useState } from "react";
import { useDebouncedCallback } from "../debounced-callback/use-debounced-callback.ts";
import { filterCommands, type CommandGroup } from "./command-groups.ts";

/** Finds further groups for what was typed; the signal is aborted when the answer is no longer wanted. */
export type SearchCommands = (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

const typingPause = 140;

/** Known commands at once, found ones once typing pauses; an old answer never stands under a new question. */
export function useCommandSearch(groups: readonly CommandGroup[], onSearch: SearchCommands | undefined, query: string) {
  const [found, setFound] = useState<{ query: string; groups: readonly CommandGroup[] }>({ query: "", groups: [] });
  const asked = query.trim();
  const ask = useDebouncedCallback(async (search: SearchCommands, wanted: string, signal: AbortSignal) => {
    const answer = await search(wanted, signal).catch(() => []);
    if (!signal.aborted) setFound({ query: wanted, groups: answer });
  }, typingPause);
  useEffect(() => {
    if (!onSearch || asked === "") return undefined;
    const controller = new AbortController();
    ask(onSearch, asked, controller.signal);
    return () => {
      ask.cancel();
      controller.abort();
    };
  }, [ask, asked, onSearch]);
  const known = useMemo(() => filterCommands(groups, query), [groups, query]);
  const current = found.query === asked ? found.groups : [];
  return { groups: [...known, ...current], loading: Boolean(onSearch) && asked !== "" && found.query !== asked };
}
