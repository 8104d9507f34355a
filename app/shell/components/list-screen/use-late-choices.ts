import { useFetcher, useLocation } from "@remix-run/react";
import { showingFilters } from "#app/platform/lists/list-filter.ts";

export type LateChoices<Choices> = {
  /** What the filters offer; null until it has come. */
  choices: Choices | null;
  /** For the screen's `askForFilters`; undefined once they are there. */
  ask: (() => void) | undefined;
};

/**
 * What the filters of a list offer: with the page where one of them is set, else asked of the same address when needed.
 * `within` finds them in what its loader answers.
 */
export function useLateChoices<Choices, Answer extends object>(
  given: Choices | null,
  within: (answer: Answer) => Choices | null,
): LateChoices<Choices> {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<Answer>();
  const choices = given ?? (fetcher.data ? within(fetcher.data as Answer) : null);
  const ask = () => {
    if (fetcher.state === "idle") fetcher.load(`${pathname}?${withFilters(search)}`);
  };
  return { choices, ask: choices ? undefined : ask };
}

/** The same address, showing its filters. */
export function withFilters(search: string): string {
  return new URLSearchParams([...new URLSearchParams(search), ...Object.entries(showingFilters)]).toString();
}

/** Whether this address asks to show them, as a page without scripts does. */
export function asksForFilters(search: string): boolean {
  return Object.entries(showingFilters).every(([name, value]) => new URLSearchParams(search).get(name) === value);
}
