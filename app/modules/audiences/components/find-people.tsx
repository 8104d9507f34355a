import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import { photoAddress } from "./cohort-address.ts";

export type FoundPerson = { id: string; name: string; role: string | null; email: string; photo?: string | null };

/** Colleagues for a field, while a name is typed. */
export async function findPeople(text: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  const answer = await fetch(`/app/people/search?text=${encodeURIComponent(text)}`, { signal });
  if (!answer.ok) return [];
  return ((await answer.json()) as { people: FoundPerson[] }).people.map(personOption);
}

export function personOption({ id, name, role, email, photo }: FoundPerson): ComboOption {
  return {
    value: id,
    label: name,
    description: role ?? email,
    start: <Avatar name={name} src={photoAddress(photo)} size="small" />,
  };
}
