import { defineEntity } from "@mikro-orm/core";
import { Team, TeamMember } from "./team-entities.ts";

export const Organization = defineEntity({
  name: "Organization",
  tableName: "organization",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    currency: p.string().columnType("character(3)").defaultRaw("'INR'::bpchar"),
    timeZone: p.text().defaultRaw("'Asia/Kolkata'::text"),
    language: p.text().defaultRaw("'en'::text"),
    accent: p.text().nullable(),
    fiscalYearStartMonth: p.integer().defaultRaw("4"),
    enabledFeatures: p.array().columnType("text[]").defaultRaw("'{GOAL,FEED}'::text[]"),
    singleRow: p.boolean().defaultRaw("true"),
    logoKey: p.uuid().nullable(),
    dateFormat: p.text().nullable(),
    numberFormat: p.text().nullable(),
    weekStart: p.smallint().nullable(),
    workingDays: p
      .array((day) => Number(day))
      .columnType("smallint[]")
      .defaultRaw("'{1,2,3,4,5}'::smallint[]"),
    restrictSpecialCharacters: p.boolean().defaultRaw("false"),
    previewFeatures: p.boolean().fieldName("previews_allowed").defaultRaw("false"),
    importLeaverPercent: p.string().columnType("numeric(5,2)").defaultRaw("5"),
    version: p.integer().version(),
  }),
});

export const Employee = defineEntity({
  name: "Employee",
  tableName: "employee",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    externalEmployeeId: p.text().nullable(),
    firstName: p.text(),
    lastName: p.text().defaultRaw("''::text"),
    preferredFirstName: p.text().nullable(),
    displayName: p.text(),
    workEmail: p.string().columnType("citext"),
    personalEmail: p.string().columnType("citext").nullable(),
    gender: p.text().nullable(),
    dateOfBirth: p.date().nullable(),
    ethnicity: p.text().nullable(),
    joinedOn: p.date(),
    resignedOn: p.date().nullable(),
    experienceBeforeJoiningMonths: p.integer().nullable(),
    language: p.text().nullable(),
    timeZone: p.text().nullable(),
    accessEndsAt: p.time().columnType("time without time zone").nullable(),
    photoKey: p.text().nullable(),
    invited: p.boolean().defaultRaw("false"),
    signUpPending: p.boolean().defaultRaw("false"),
    canCreateSharedCohort: p.boolean().defaultRaw("false"),
    customFields: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    erasedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const Assignment = defineEntity({
  name: "Assignment",
  tableName: "assignment",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    kind: p.text(),
    managerId: p.uuid().nullable(),
    orgUnitId: p.uuid().nullable(),
    jobRoleId: p.uuid().nullable(),
    gradeId: p.uuid().nullable(),
    locationId: p.uuid().nullable(),
    status: p.text().nullable(),
    valid: p.string().columnType("daterange"),
    recordedAt: p.datetime().columnType("timestamptz"),
    recordedBy: p.uuid().nullable(),
    supersededAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const OrgUnit = defineEntity({
  name: "OrgUnit",
  tableName: "org_unit",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    parentId: p.uuid().nullable(),
    name: p.text(),
    kind: p.text().defaultRaw("'DEPARTMENT'::text"),
    retiredAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const JobFunction = defineEntity({
  name: "JobFunction",
  tableName: "job_function",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    version: p.integer().version(),
  }),
});

export const JobRole = defineEntity({
  name: "JobRole",
  tableName: "job_role",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    jobFunctionId: p.uuid(),
    name: p.text(),
    version: p.integer().version(),
  }),
});

export const Grade = defineEntity({
  name: "Grade",
  tableName: "grade",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    rank: p.integer(),
    version: p.integer().version(),
  }),
});

export const Location = defineEntity({
  name: "Location",
  tableName: "location",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    country: p.string().columnType("character(2)"),
    timeZone: p.text(),
  }),
});

export const EmployeeField = defineEntity({
  name: "EmployeeField",
  tableName: "employee_field",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    kind: p.text(),
    choices: p.json<unknown>().defaultRaw("'[]'::jsonb"),
    required: p.boolean().defaultRaw("false"),
    viewers: p.text(),
    editors: p.text(),
    position: p.integer(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const EmployeeFieldValue = defineEntity({
  name: "EmployeeFieldValue",
  tableName: "employee_field_value",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    fieldId: p.uuid(),
    value: p.text().nullable(),
    recordedAt: p.datetime().columnType("timestamptz"),
    recordedBy: p.uuid().nullable(),
    supersededAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const EmployeePhoto = defineEntity({
  name: "EmployeePhoto",
  tableName: "employee_photo",
  schema: "*",
  properties: (p) => ({
    key: p.text().primary(),
    employeeId: p.uuid(),
    small: p.blob(),
    large: p.blob(),
    createdAt: p.datetime().columnType("timestamptz"),
    removedAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

export const PeopleTag = defineEntity({
  name: "PeopleTag",
  tableName: "people_tag",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    color: p.text(),
    description: p.text().nullable(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const PeopleTagPerson = defineEntity({
  name: "PeopleTagPerson",
  tableName: "people_tag_person",
  schema: "*",
  properties: (p) => ({
    tagId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    attachedAt: p.datetime().columnType("timestamptz"),
    attachedBy: p.uuid().nullable(),
  }),
});

export const Holiday = defineEntity({
  name: "Holiday",
  tableName: "holiday",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    onDate: p.date(),
    name: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

/** How somebody's probation ended, by what it was decided in. */
export const ProbationDecision = defineEntity({
  name: "ProbationDecision",
  tableName: "probation_decision",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    decision: p.text(),
    decidedOn: p.date(),
    decidedBy: p.uuid(),
    decidedIn: p.uuid(),
    recordedAt: p.datetime().columnType("timestamptz"),
    supersededAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

/** Every table of this room. */
export const peopleEntities = [
  Organization,
  Employee,
  Assignment,
  OrgUnit,
  JobFunction,
  JobRole,
  Grade,
  Location,
  EmployeeField,
  EmployeeFieldValue,
  EmployeePhoto,
  ProbationDecision,
  PeopleTag,
  PeopleTagPerson,
  Holiday,
  Team,
  TeamMember,
] as const;
