import type { ImportColumn } from "#app/platform/contributions/importable.ts";
import { guessColumns, type ColumnNames } from "#app/platform/import/guess-columns.ts";

/** What a column of a file can mean. */
export const importFields = [
  "externalId",
  "firstName",
  "lastName",
  "preferredFirstName",
  "displayName",
  "workEmail",
  "personalEmail",
  "gender",
  "dateOfBirth",
  "ethnicity",
  "experienceBeforeJoiningMonths",
  "joinedOn",
  "manager",
  "orgUnit",
  "jobRole",
  "grade",
  "location",
] as const;
export type ImportField = (typeof importFields)[number];

/** The column (counted from 0) of each field the file has. */
export type ColumnMapping = Partial<Record<ImportField, number>>;

const names: ColumnNames<ImportField> = {
  externalId: [
    "employeenumber",
    "employeeid",
    "empid",
    "externalid",
    "externalemployeeid",
    "personnelnumber",
    "personalnummer",
    "id",
    "numerodeempleado",
  ],
  firstName: ["firstname", "givenname", "vorname", "nombre", "forename"],
  lastName: ["lastname", "surname", "familyname", "nachname", "apellidos", "apellido"],
  preferredFirstName: ["preferredfirstname", "preferredname", "nickname", "rufname"],
  displayName: ["displayname", "fullname", "name", "anzeigename"],
  workEmail: ["workemail", "email", "emailaddress", "mail", "companyemail", "correo", "dienstlicheemail"],
  personalEmail: ["personalemail", "privateemail", "homeemail"],
  gender: ["gender", "sex", "geschlecht", "genero"],
  dateOfBirth: ["dateofbirth", "birthdate", "birthday", "dob", "geburtsdatum", "fechadenacimiento"],
  ethnicity: ["ethnicity"],
  experienceBeforeJoiningMonths: [
    "monthsofexperiencebeforejoining",
    "experiencebeforejoiningmonths",
    "experiencebeforejoining",
    "experience",
  ],
  joinedOn: [
    "firstday",
    "joinedon",
    "joiningdate",
    "joindate",
    "dateofjoining",
    "hiredate",
    "startdate",
    "hired",
    "joined",
    "eintrittsdatum",
    "fechadeingreso",
  ],
  manager: ["manager", "manageremail", "managerid", "reportsto", "supervisor", "linemanager", "vorgesetzter"],
  orgUnit: ["orgunit", "department", "unit", "team", "division", "abteilung", "departamento"],
  jobRole: ["role", "jobrole", "jobtitle", "designation", "position", "title", "rolle"],
  grade: ["grade", "level", "band", "stufe", "jobgrade"],
  location: ["location", "office", "site", "city", "standort", "ubicacion"],
};

/** Which column each field most likely is, by the words of its header; a column serves one field. */
export function guessImportColumns(headers: readonly string[]): ColumnMapping {
  return guessColumns(importFields, names, headers);
}

type Shown = { label: string; head: string; examples?: readonly string[]; words?: string };

/** What each is called, in the strings of this room and at the head of the sample file, and what stands there. */
const shown: Readonly<Record<ImportField, Shown>> = {
  externalId: { label: "fact.external-id", head: "Employee number", examples: ["E1001", "E1002"] },
  firstName: { label: "fact.first-name", head: "First name", examples: ["Amina", "Jonas"] },
  lastName: { label: "fact.last-name", head: "Last name", examples: ["Diallo", "Weber"] },
  preferredFirstName: { label: "fact.preferred-first-name", head: "Preferred first name" },
  displayName: { label: "fact.display-name", head: "Display name" },
  workEmail: { label: "column.email", head: "Work email", examples: ["amina@example.com", "jonas@example.com"] },
  personalEmail: { label: "private.personal-email", head: "Personal email" },
  gender: { label: "private.gender", head: "Gender", examples: ["Female", "Male"], words: "gender" },
  dateOfBirth: { label: "private.date-of-birth", head: "Date of birth", examples: ["1988-05-14", ""] },
  ethnicity: { label: "private.ethnicity", head: "Ethnicity" },
  experienceBeforeJoiningMonths: {
    label: "fact.experience-months",
    head: "Months of experience before joining",
    examples: ["36", ""],
  },
  joinedOn: { label: "fact.joined-on", head: "First day", examples: ["2027-01-04", "2027-01-04"] },
  manager: { label: "column.manager", head: "Manager", examples: ["", "amina@example.com"] },
  orgUnit: { label: "column.org-unit", head: "Org unit" },
  jobRole: { label: "column.role", head: "Role" },
  grade: { label: "column.grade", head: "Grade" },
  location: { label: "column.location", head: "Location" },
};

/** The columns of facts as a screen and a sample file show them. */
export const importColumns: readonly ImportColumn[] = importFields.map((name) => {
  const { label, head, examples = [], words } = shown[name];
  return { name, label, heads: [head, ...names[name]], examples, ...(words && { words }) };
});
