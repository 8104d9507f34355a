import type { z } from "zod";
import type { KindModels, Unchecked } from "#sdk/index.ts";

type Person = z.output<KindModels["hr"]["person"]>;

/** What is asked for of each person. */
export const fieldsRead = [
  "id",
  "employeeNumber",
  "firstName",
  "lastName",
  "preferredName",
  "workEmail",
  "status",
  "hireDate",
  "terminationDate",
  "supervisorEId",
  "department",
  "jobTitle",
  "location",
];

/** One person of BambooHR, who is known by the id there: managers are named by it. */
export function toPerson(source: Record<string, unknown>, changedAt: string): Unchecked<Person> {
  const said = (field: string) => {
    const value = source[field];
    return value === null || value === undefined || value === "" ? undefined : value;
  };
  // A day that is not known is written in noughts.
  const day = (field: string) => (said(field) === "0000-00-00" ? undefined : said(field));
  return {
    externalId: source["id"] === undefined ? undefined : String(source["id"]),
    changedAt,
    firstName: source["firstName"],
    lastName: said("lastName"),
    preferredName: said("preferredName"),
    workEmail: said("workEmail"),
    status: source["status"] === "Inactive" ? "left" : source["status"] === "Active" ? "active" : source["status"],
    hireDate: day("hireDate"),
    leaveDate: day("terminationDate"),
    managerRef: said("supervisorEId") === undefined ? undefined : String(source["supervisorEId"]),
    orgUnitRef: said("department"),
    jobTitle: said("jobTitle"),
    location: said("location"),
    extra: { ...(said("employeeNumber") !== undefined && { employeeNumber: String(source["employeeNumber"]) }) },
  };
}
