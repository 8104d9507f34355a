import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import { askJson } from "#app/platform/http/ask-json.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";

/** A person as fields offer them: what tells two of one name apart is shown below the name. */
export type OfferedPerson = {
  id: string;
  name: string;
  role?: string | null;
  email?: string | null;
  photo?: string | null;
};

/** Among whom one is found: those who report to who asks, those below them at any depth, or everybody. */
export type FoundAmong = "direct-reports" | "all-reports" | "company";

/** Colleagues whose name, e-mail or role holds every word of a text. */
export async function findPeople(
  text: string,
  signal: AbortSignal,
  among: FoundAmong = "company",
): Promise<readonly ComboOption[]> {
  const address = `/app/people/search?${new URLSearchParams({ text, ...(among === "company" ? {} : { of: among }) })}`;
  const { people } = await askJson<{ people: OfferedPerson[] }>(address, signal);
  return people.map(personOption);
}

export function personOption({ id, name, role, email, photo }: OfferedPerson): ComboOption {
  const description = role ?? email;
  return {
    value: id,
    label: name,
    ...(description ? { description } : {}),
    start: <Avatar name={name} src={photoAddress(photo)} size="small" />,
  };
}
