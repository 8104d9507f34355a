import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";

/** Goals of any kind for a combo field, while a title is typed. */
export async function searchGoals(text: string, signal: AbortSignal): Promise<ComboOption[]> {
  const response = await fetch(`/app/goal/find?text=${encodeURIComponent(text)}`, {
    signal,
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The search for goals answered ${response.status}`);
  const { goals } = (await response.json()) as { goals: { id: string; title: string; owner: string | null }[] };
  return goals.map(({ id, title, owner }) => ({ value: id, label: title, ...(owner ? { description: owner } : {}) }));
}
