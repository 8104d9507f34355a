export type FoundPerson = { id: string; name: string; role: string | null; email: string };

/** Colleagues by a part of their name, e-mail or role, while it is typed. */
export async function searchPeople(text: string, signal: AbortSignal): Promise<readonly FoundPerson[]> {
  const answer = await fetch(`/app/people/search?text=${encodeURIComponent(text)}`, { signal });
  if (!answer.ok) return [];
  return ((await answer.json()) as { people: FoundPerson[] }).people;
}
