import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";

/** People for a combo field, while a name is typed. */
export async function searchPeople(text: string, signal: AbortSignal): Promise<ComboOption[]> {
  const response = await fetch(`/app/people/search?text=${encodeURIComponent(text)}`, {
    signal,
    headers: { accept: "application/json" },
  });
  if (!response.ok) throw new Error(`The search for people answered ${response.status}`);
  const { people } = (await response.json()) as { people: { id: string; name: string; role: string | null }[] };
  return people.map(({ id, name, role }) => ({ value: id, label: name, ...(role ? { description: role } : {}) }));
}
