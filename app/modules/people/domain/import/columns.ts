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
