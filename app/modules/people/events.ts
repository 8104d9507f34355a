import { z } from "zod";
import { declareEvents, type EventNamed } from "#app/platform/events/catalogue.ts";
import { assignmentKinds } from "./domain/assignment.ts";

const employeeId = z.string();

const ofPerson = { record: "Employee", by: "employeeId" } as const;

/** What this room announces. */
export const peopleEvents = declareEvents({
  /** `value` is an id, or a status, or null for nobody. */
  "people.assignment-changed": {
    payload: z.object({ employeeId, kind: z.enum(assignmentKinds), from: z.string(), value: z.string().nullable() }),
    says: "Something dated about a person was changed.",
    leaves: true,
    concerns: ofPerson,
  },
  /** `from` is a local date; `quiet` where whoever planned it tells those concerned, on the day or once they may know. */
  "people.manager-changed": {
    payload: z.object({
      employeeId,
      managerId: z.string().nullable(),
      formerManagerId: z.string().nullable(),
      from: z.string(),
      quiet: z.boolean().optional(),
    }),
    says: "A person reports to somebody else, or to nobody, from a day on.",
    leaves: true,
    concerns: ofPerson,
  },
  /** `from` is a local date. */
  "people.line-told": {
    payload: z.object({ employeeId, managerId: z.string().nullable(), from: z.string() }),
    says: "Those concerned may know of a reporting line that was changed without a word.",
  },
  /** `quiet` where whoever planned it tells those concerned themselves. */
  "people.joined": {
    payload: z.object({
      employeeId,
      joinedOn: z.string(),
      managerId: z.string().nullable(),
      quiet: z.boolean().optional(),
    }),
    says: "Somebody joins on a day.",
    leaves: true,
    concerns: ofPerson,
  },
  /** `fields` names the facts, not what they say. */
  "people.facts-changed": {
    payload: z.object({ employeeId, fields: z.array(z.string()) }),
    says: "The register says something else of a person.",
    leaves: true,
    concerns: ofPerson,
  },
  "people.photo-changed": {
    payload: z.object({ employeeId, key: z.string().nullable() }),
    says: "A person is shown by another photo, or by none.",
    stays: true,
  },
  "people.imported": {
    payload: z.object({ importId: z.string(), counts: z.record(z.string(), z.number()) }),
    says: "A file of people was applied, whole.",
    stays: true,
  },
  "people.import-undone": {
    payload: z.object({ importId: z.string() }),
    says: "What an import did was taken back.",
  },
  /** `fields` names what, and `name` is how the company is called now. */
  "people.company-changed": {
    payload: z.object({
      name: z.string(),
      fields: z.array(z.string()).readonly(),
      /** All of what the register of companies keeps, as it is now. */
      settings: z.record(z.string(), z.unknown()),
    }),
    says: "The company says something else of itself.",
    stays: true,
  },
  "people.company-shape-changed": {
    payload: z.object({
      id: z.string(),
      what: z.enum(["ORG_UNIT", "FUNCTION", "ROLE", "GRADE"]),
      change: z.enum(["ADDED", "CHANGED", "REMOVED"]),
    }),
    says: "A unit, a function, a role or a grade was added, changed or removed.",
    leaves: true,
    concerns: { right: ["view", "Employee"] },
  },
  /** `employeeId` where it is about one member. */
  "people.team-changed": {
    payload: z.object({
      teamId: z.string(),
      change: z.enum(["CREATED", "EDITED", "MEMBER_SET", "MEMBER_REMOVED"]),
      employeeId: z.string().optional(),
    }),
    says: "A team was made or changed.",
    leaves: true,
    concerns: { right: ["view", "Employee"] },
  },
  /** `employeeIds` are those a tag came to or went from. */
  "people.tag-changed": {
    payload: z.object({
      tagId: z.string(),
      change: z.enum(["ADDED", "EDITED", "ARCHIVED", "BROUGHT_BACK", "GIVEN", "TAKEN"]),
      employeeIds: z.array(z.string()).optional(),
    }),
    says: "A tag of people is there, is another, or is with others.",
    stays: true,
  },
  "people.founder-registered": {
    payload: z.object({ employeeId }),
    says: "The first person of a company was registered.",
    stays: true,
  },
  "people.team-joined": {
    payload: z.object({ employeeId, teamId: z.string() }),
    says: "Somebody chose a team when they signed in first.",
    stays: true,
  },
});

export const companyChanged = "people.company-changed" satisfies keyof typeof peopleEvents;

type Named<Name extends keyof typeof peopleEvents> = EventNamed<typeof peopleEvents, Name>;
export type AssignmentChanged = Named<"people.assignment-changed">;
export type ManagerChanged = Named<"people.manager-changed">;
export type LineTold = Named<"people.line-told">;
export type EmployeeJoined = Named<"people.joined">;
export type PeopleImported = Named<"people.imported">;
export type ImportUndone = Named<"people.import-undone">;
export type CompanyChanged = Named<"people.company-changed">;
export type CompanyShapeChanged = Named<"people.company-shape-changed">;
export type TeamChanged = Named<"people.team-changed">;
export type TagChanged = Named<"people.tag-changed">;
