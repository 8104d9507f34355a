import type { RightField, RoomRight } from "#app/platform/contributions/role-rules.ts";
import { identityFacts, type EmployeeFacts } from "./domain/employee-facts.ts";
import { privateFields, type PrivateField } from "./policy.ts";

const factLabels: Record<keyof EmployeeFacts, string> = {
  externalId: "fact.external-id",
  firstName: "fact.first-name",
  lastName: "fact.last-name",
  preferredFirstName: "fact.preferred-first-name",
  displayName: "fact.display-name",
  workEmail: "column.email",
  personalEmail: "private.personal-email",
  gender: "private.gender",
  dateOfBirth: "private.date-of-birth",
  ethnicity: "private.ethnicity",
  experienceBeforeJoiningMonths: "private.experience",
};

const privateLabels: Record<PrivateField, string> = {
  personalEmail: "private.personal-email",
  dateOfBirth: "private.date-of-birth",
  gender: "private.gender",
  ethnicity: "private.ethnicity",
  resignedOn: "private.resigned-on",
  experienceBeforeJoiningMonths: "private.experience",
  grade: "column.grade",
  dottedLine: "kind.DOTTED_LINE",
  statusHistory: "private.status-history",
  planned: "private.planned",
  probation: "private.probation",
};

const named = (labels: Record<string, string>): RightField[] =>
  Object.entries(labels).map(([name, label]) => ({ name, label }));

/** What the register says of a person, and what is told to few, field by field. */
export const factFields = named(factLabels);
export const privateFieldList = named(privateLabels);

const isIdentity = ({ name }: { name: string }) => (identityFacts as readonly string[]).includes(name);
export const identityFields = factFields.filter(isIdentity);
export const describingFields = factFields.filter((field) => !isIdentity(field));
const factNames = describingFields.map(({ name }) => name);
const readWithEdit = privateFields.filter((field) => factNames.includes(field));

/** What a custom role can give over people. Whoever puts a fact right also reads it. */
export const peopleRights: readonly RoomRight[] = [
  {
    key: "people.private",
    label: "role-right.private",
    verb: "VIEW",
    scopable: true,
    ownedBy: "id",
    fields: privateFieldList,
    grants: [{ action: "view", subject: "Employee", fields: privateFields }],
  },
  {
    key: "people.edit",
    label: "role-right.edit",
    verb: "EDIT",
    scopable: true,
    ownedBy: "id",
    fields: describingFields,
    grants: [
      { action: "edit", subject: "Employee", fields: factNames },
      { action: "view", subject: "Employee", fields: readWithEdit },
    ],
  },
  {
    // Sites, chats and calendars know people by these: who moves them says who somebody is.
    key: "people.identity",
    label: "role-right.identity",
    verb: "EDIT",
    scopable: true,
    ownedBy: "id",
    fields: identityFields,
    grants: [{ action: "edit", subject: "Employee", fields: [...identityFacts] }],
  },
  {
    key: "people.change",
    label: "role-right.change",
    verb: "EDIT",
    scopable: true,
    ownedBy: "id",
    grants: [{ action: "change-assignment", subject: "Employee" }],
  },
  {
    key: "people.register",
    label: "reach.register",
    verb: "VIEW",
    scopable: false,
    grants: [{ action: "browse", subject: "EmployeeRegister" }],
  },
];
