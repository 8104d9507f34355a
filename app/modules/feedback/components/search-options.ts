import { createElement } from "react";
import { photoAddress } from "#app/modules/people/ui.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";

type Person = { id: string; name: string; role?: string | null; photo?: string | null };

export function personOption({ id, name, role, photo }: Person): ComboOption {
  return {
    value: id,
    label: name,
    ...(role ? { description: role } : {}),
    start: createElement(Avatar, { name, src: photoAddress(photo), size: "small" }),
  };
}

/** People for a field of several, while a name is typed. */
export async function searchPeople(text: string, signal: AbortSignal): Promise<ComboOption[]> {
  const answer = await fetch(`/app/people/search?text=${encodeURIComponent(text)}`, { signal });
  if (!answer.ok) return [];
  return ((await answer.json()) as { people: Person[] }).people.map(personOption);
}

/** Goals of any kind, while a title is typed. */
export async function searchGoals(text: string, signal: AbortSignal): Promise<ComboOption[]> {
  const answer = await fetch(`/app/goal/find?text=${encodeURIComponent(text)}`, { signal });
  if (!answer.ok) return [];
  const { goals } = (await answer.json()) as { goals: { id: string; title: string; owner: string | null }[] };
  return goals.map(({ id, title, owner }) => ({ value: id, label: title, ...(owner ? { description: owner } : {}) }));
}
