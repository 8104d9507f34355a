import type { Mentionable } from "#app/ui/mention-area/use-mentions.ts";
import { feedPlaces } from "../feed-places.ts";
import type { NameablePerson } from "../queries/feed-screen.ts";

/** Colleagues by a part of their name, for a text in which they are named. */
export async function searchPeople(text: string, signal: AbortSignal): Promise<Mentionable[]> {
  const address = `${feedPlaces.people}?${new URLSearchParams({ text })}`;
  const response = await fetch(address, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { people } = (await response.json()) as { people: NameablePerson[] };
  return people.map(({ id, name, role }) => ({ id, name, description: role }));
}
