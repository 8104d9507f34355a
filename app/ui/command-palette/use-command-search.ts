import { useEffect, useMemo, useState } from "react";
import { filterCommands, type CommandGroup } from "./command-groups.ts";

/** Finds further groups for what was typed; the signal is aborted when the answer is no longer wanted. */
export type SearchCommands = (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

const typingPause = 140;

/** Known commands at once, found ones once typing pauses; an old answer never stands under a new question. */
export function useCommandSearch(groups: readonly CommandGroup[], onSearch: SearchCommands | undefined, query: string) {
  const [found, setFound] = useState<{ query: string; groups: readonly CommandGroup[] }>({ query: "", groups: [] });
  const asked = query.trim();
  useEffect(() => {
    if (!onSearch || asked === "") return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const answer = await onSearch(asked, controller.signal).catch(() => []);
      if (!controller.signal.aborted) setFound({ query: asked, groups: answer });
    };
    const timer = setTimeout(ask, typingPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, onSearch]);
  const known = useMemo(() => filterCommands(groups, query), [groups, query]);
  const current = found.query === asked ? found.groups : [];
  return { groups: [...known, ...current], loading: Boolean(onSearch) && asked !== "" && found.query !== asked };
}
