import type { ReactNode } from "react";

/** One way to narrow a list, kept in the address under its name. */
export type ListFilter = {
  name: string;
  label: string;
  value: string | undefined;
  /** What the list shows where the address says nothing; empty where that is everything. */
  standard?: string;
} & (
  | { options: readonly { value: string; label: string; group?: string }[]; any?: string }
  /** A field of its own, named as the filter, and its value in words; `also` are other parameters it stands for. */
  | { field: ReactNode; said: string | undefined; also?: readonly string[] }
);

/** The filter's value in words; nothing where it does not narrow the list. */
export function saidOf(filter: ListFilter): string | undefined {
  if (!filter.value || filter.value === (filter.standard ?? "")) return undefined;
  return "field" in filter ? filter.said : filter.options.find(({ value }) => value === filter.value)?.label.trim();
}

/** The parameters of a form's fields that say something: neither empty nor what the list shows anyway. */
export function saidParameters(
  fields: readonly (readonly [string, string])[],
  standards: Readonly<Record<string, string>>,
): URLSearchParams {
  return new URLSearchParams(
    fields.filter(([name, value]) => value !== "" && value !== standards[name]).map(([name, value]) => [name, value]),
  );
}

/** The same address without these parameters; paging starts anew. */
export function without(search: string, names: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...names, "after", "before", "page"]) parameters.delete(name);
  return `?${parameters}`;
}

/** What an address says of a list without narrowing it. */
const notNarrowing: ReadonlySet<string> = new Set([
  "search",
  "sort",
  "direction",
  "after",
  "before",
  "page",
  "panelStack",
]);

/** The parameter with which a page asks for what its filters offer, to show them. */
export const showingFilters = { filters: "shown" } as const;

/**
 * Whether a page of this address shows what its filters offer: one of them is set, or they are asked for. Else the answer
 * leaves their options out, and the screen asks when somebody is about to open them. `late` names the filters that have no
 * words for what is set without their options, where others have.
 */
export function showsFilters({ searchParams }: URL, late?: readonly string[]): boolean {
  if (late) return [...late, ...Object.keys(showingFilters)].some((name) => (searchParams.get(name) ?? "") !== "");
  return [...searchParams].some(([name, value]) => value !== "" && !notNarrowing.has(name));
}
