import type { z } from "zod";
import type { KindModels, Unchecked } from "#sdk/index.ts";

export type Person = z.output<KindModels["hr"]["person"]>;
type Field =
  | "externalId"
  | "firstName"
  | "lastName"
  | "preferredName"
  | "workEmail"
  | "hireDate"
  | "leaveDate"
  | "managerRef"
  | "orgUnitRef"
  | "jobTitle"
  | "grade"
  | "location";

/** What columns are usually called; others are chosen by the administrator, of `extra`. */
const heads: Record<Field, readonly string[]> = {
  externalId: ["employeenumber", "employeeid", "personnelnumber", "personalnummer", "id", "number"],
  firstName: ["firstname", "givenname", "vorname", "nombre"],
  lastName: ["lastname", "surname", "familyname", "nachname", "apellidos"],
  preferredName: ["preferredname", "preferredfirstname", "rufname", "nickname"],
  workEmail: ["workemail", "email", "mail", "emailaddress"],
  hireDate: ["firstday", "hiredate", "startdate", "joiningdate", "eintrittsdatum", "fechadeingreso"],
  leaveDate: ["lastday", "leavedate", "enddate", "terminationdate", "austrittsdatum"],
  managerRef: ["manager", "managernumber", "managerid", "manageremail", "reportsto", "vorgesetzter"],
  orgUnitRef: ["department", "orgunit", "unit", "abteilung", "departamento"],
  jobTitle: ["jobtitle", "role", "title", "position"],
  grade: ["grade", "level", "band"],
  location: ["location", "office", "site", "standort"],
};

/** One line of the file; all its columns stand in `extra` too, for those that are called otherwise. */
export function toPerson(row: Record<string, string>, modifiedAt: string): Unchecked<Person> {
  const byHead = new Map(Object.entries(row).map(([name, value]) => [bare(name), value]));
  const said = (field: Field) => heads[field].map((head) => byHead.get(head)).find((value) => value) ?? undefined;
  const fields = Object.fromEntries((Object.keys(heads) as Field[]).map((field) => [field, said(field)]));
  return {
    ...fields,
    externalId: said("externalId"),
    changedAt: modifiedAt,
    firstName: said("firstName"),
    status: statusOf(byHead.get("status") ?? ""),
    extra: Object.fromEntries(Object.entries(row).filter(([, value]) => value !== "")),
  };
}

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

function statusOf(text: string): string {
  const word = bare(text);
  if (["left", "terminated", "inactive", "ausgeschieden", "baja"].includes(word)) return "left";
  if (["onleave", "leave", "parentalleave"].includes(word)) return "on-leave";
  return word === "" || ["active", "aktiv", "activo", "employed"].includes(word) ? "active" : text;
}
