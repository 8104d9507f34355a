import { useEffect, useState } from "react";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";
import type { FoundMetric } from "../../queries/find-metrics.ts";
import { searchMetrics } from "../search-metrics.ts";

const typingPause = 200;
const mostShown = 6;

/** Metrics whose name or key holds the word a formula ends with. */
export function useNamesFor(formula: string): FoundMetric[] {
  const word = /[a-z][a-z0-9_]*$/.exec(formula)?.[0] ?? "";
  const [found, setFound] = useState<{ word: string; metrics: FoundMetric[] }>({ word: "", metrics: [] });
  const ask = useDebouncedCallback((wanted: string, signal: AbortSignal) => {
    searchMetrics(wanted, undefined, signal).then(
      (metrics) => setFound({ word: wanted, metrics }),
      () => undefined,
    );
  }, typingPause);
  useEffect(() => {
    if (word === "") return undefined;
    const leaving = new AbortController();
    ask(word, leaving.signal);
    return () => {
      ask.cancel();
      leaving.abort();
    };
  }, [ask, word]);
  return word !== "" && found.word === word ? found.metrics.filter(({ key }) => key !== word).slice(0, mostShown) : [];
}
