import { record, useMay } from "#app/platform/ability/granting.tsx";
import type { PersonData } from "./person-screen.tsx";

/** What the viewer may do with these points. */
export function useMayOnPoints({ person }: Pick<PersonData, "person">): (act: string) => boolean {
  const may = useMay();
  return (act) => may(act, record("Points", person.id));
}
