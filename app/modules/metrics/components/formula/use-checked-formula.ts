import { useEffect, useState } from "react";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";
import type { CheckedFormula } from "../../queries/check-formula.ts";

const typingPause = 350;

export type FormulaQuestion = {
  formula: string;
  measureType: string;
  currency: string | null;
  metricId?: string | undefined;
  key?: string | undefined;
};

/** The answer to a formula once typing pauses; null while there is none to this one. */
export function useCheckedFormula({
  formula,
  measureType,
  currency,
  metricId,
  key,
}: FormulaQuestion): CheckedFormula | null {
  const [checked, setChecked] = useState<{ query: string; answer: CheckedFormula } | null>(null);
  const asked = Object.entries({ formula, measureType, currency, metricId, key }).filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
  );
  const query = String(new URLSearchParams(asked));
  const askLater = useDebouncedCallback((wanted: string, signal: AbortSignal) => {
    ask(wanted, signal).then(
      (answer) => setChecked({ query: wanted, answer }),
      () => undefined,
    );
  }, typingPause);
  useEffect(() => {
    if (formula.trim() === "") return undefined;
    const leaving = new AbortController();
    askLater(query, leaving.signal);
    return () => {
      askLater.cancel();
      leaving.abort();
    };
  }, [askLater, query, formula]);
  return formula.trim() !== "" && checked?.query === query ? checked.answer : null;
}

async function ask(query: string, signal: AbortSignal): Promise<CheckedFormula> {
  const response = await fetch(`/app/goal/metrics/check-formula?${query}`, {
    signal,
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  return (await response.json()) as CheckedFormula;
}
