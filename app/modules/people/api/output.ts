import { z } from "zod";
import { versionShape } from "#app/platform/http/shapes.ts";
import { assignmentKinds } from "../domain/assignment.ts";
import { teamColours } from "../domain/teams.ts";
import { fieldKinds } from "../domain/employee-fields.ts";

const status = z.enum(["ACTIVE", "ON_LEAVE", "LEFT", "UPCOMING"]);
const text = z.string().nullable();
const person = { id: z.string(), name: z.string(), email: z.string(), role: text };

const tag = z.object({ id: z.string(), name: z.string(), color: z.enum(teamColours) });

// Objects drop what they do not list, so nothing leaves by accident.
export const employeeOutput = z.object({
  ...person,
  function: text,
  orgUnit: text,
  location: text,
  grade: text,
  managerId: text,
  managerName: text,
  status,
  joinedOn: z.string(),
  directReports: z.number(),
  fields: z.record(z.string(), z.string()),
  tags: z.array(tag),
});

export const reportOutput = z.object({ ...person, directReports: z.number() });

export const profileOutput = z.object({
  ...person,
  version: versionShape,
  day: z.string(),
  function: text,
  orgUnit: text,
  location: text,
  status,
  joinedOn: z.string(),
  privateFacts: z
    .object({
      personalEmail: text,
      dateOfBirth: text,
      gender: z.enum(["MALE", "FEMALE", "OTHER"]).nullable(),
      ethnicity: text,
      resignedOn: text,
      experienceBeforeJoiningMonths: z.number().nullable(),
      grade: text,
      dottedLine: text,
    })
    .partial(),
  tags: z.array(tag),
  fields: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(fieldKinds),
      value: text,
      shown: text,
      mayEdit: z.boolean(),
    }),
  ),
  chain: z.array(z.object(person)),
  reports: z.array(reportOutput),
  timeline: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(assignmentKinds),
      validFrom: z.string(),
      validTo: text,
      value: text,
      personId: text,
      period: z.enum(["past", "current", "planned"]),
      recordedAt: text,
      recordedBy: text,
      supersededAt: text,
    }),
  ),
});
