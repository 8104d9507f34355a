import type { Holds, Told } from "../../domain/field.ts";
import type { NamedPerson } from "../person/field.ts";

export type PeopleField = Told & { kind: "PEOPLE" };

/** Several people of the company: sent as ids, read with the names; left empty it is none. Rules may test it by its name. */
export function people<const Say extends Told>(say: Say): Say & PeopleField & Holds<string[], NamedPerson[]> {
  return { ...say, kind: "PEOPLE" };
}
