import type { Filled, Holds, Told } from "../../domain/field.ts";

/** A person as answers name one. */
export type NamedPerson = { id: string; name: string; photo?: string | null };

export type PersonField = Told & { kind: "PERSON" };

/** Somebody of the company: sent as an id, read with the name; left empty it is null. Rules may test it by its name. */
export function person<const Say extends Told>(
  say: Say,
): Say & PersonField & Holds<Filled<Say, string>, Filled<Say, NamedPerson>> {
  return { ...say, kind: "PERSON" };
}
