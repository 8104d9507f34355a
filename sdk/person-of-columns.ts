import type { z } from "zod";
import type { Unchecked } from "./contract.ts";
import type { KindModels } from "./kinds/kinds.ts";

type Person = z.output<KindModels["hr"]["person"]>;

/** What columns are usually called; others are chosen by the administrator, of `extra`. */
const heads = {
  externalId: ["employeenumber", "employeeid", "workerid", "personnelnumber", "personalnummer", "id", "number"],
  firstName: ["firstname", "legalfirstname", "givenname", "vorname", "nombre"],
  lastName: ["lastname", "legallastname", "surname", "familyname", "nachname", "apellidos"],
  preferredName: ["preferredname", "preferredfirstname", "rufname", "nickname"],
  workEmail: ["workemail", "email", "mail", "emailaddress", "primaryworkemail"],
  hireDate: ["firstday", "hiredate", "startdate", "joiningdate", "eintrittsdatum", "fechadeingreso"],
  leaveDate: ["lastday", "leavedate", "enddate", "terminationdate", "austrittsdatum"],
  managerRef: ["manager", "managernumber", "managerid", "managerworkerid", "manageremail", "reportsto", "vorgesetzter"],
  orgUnitRef: ["department", "orgunit", "unit", "supervisoryorganization", "abteilung", "departamento"],
  jobTitle: ["jobtitle", "businesstitle", "role", "title", "position"],
  grade: ["grade", "level", "band", "managementlevel"],
  location: ["location", "office", "site", "standort"],
} as const satisfies Partial<Record<keyof Person, readonly string[]>>;

/** A person of a table whose columns carry a customer's own names; all columns stand in `extra` too. */
export function personOfColumns(row: Record<string, string>, changedAt: string): Unchecked<Person> {
  const byHead = new Map(Object.entries(row).map(([name, value]) => [bare(name), value]));
  const said = (names: readonly string[]) => names.map((name) => byHead.get(name)).find((value) => value);
  const fields = Object.fromEntries(Object.entries(heads).map(([field, names]) => [field, said(names)]));
  const status = ["status", "workerstatus", "employmentstatus"].map((name) => byHead.get(name)).find(Boolean) ?? "";
  return {
    ...fields,
    externalId: fields["externalId"],
    changedAt,
    firstName: fields["firstName"],
    status: statusOf(status),
    extra: Object.fromEntries(Object.entries(row).filter(([, value]) => value !== "")),
  };
}

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const left = ["left", "terminated", "inactive", "0", "false", "ausgeschieden", "baja"];
const active = ["", "active", "1", "true", "aktiv", "activo", "employed"];

/** What nobody knows stays as it is, and is refused by name. */
function statusOf(text: string): string {
  const word = bare(text);
  if (left.includes(word)) return "left";
  if (["onleave", "leave", "parentalleave"].includes(word)) return "on-leave";
  return active.includes(word) ? "active" : text;
}
