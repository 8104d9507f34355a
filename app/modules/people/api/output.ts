import { probationOutcomes } from "../domain/probation.ts";
import { z } from "zod";
import { versionShape } from "#app/platform/http/shapes.ts";
import { ids } from "../domain/ids.ts";
import { assignmentKinds } from "../domain/assignment.ts";
import { teamColours } from "../domain/teams.ts";
import { fieldKinds } from "../domain/employee-fields.ts";

const status = z.enum(["ACTIVE", "ON_LEAVE", "LEFT", "UPCOMING"]);
const text = z.string().nullable();
const person = {
  id: ids.employee,
  name: z.string().describe("The name as people see it."),
  email: z.string().describe("The work e-mail address."),
  role: text.describe("Their job role; null where they have none."),
};

const tag = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    name: z.string().describe("The name as people see it."),
    color: z.enum(teamColours).describe("The colour it is shown in."),
  })
  .meta({ id: "PersonTag" });

// Objects drop what they do not list, so nothing leaves by accident.
export const employeeOutput = z
  .object({
    ...person,
    function: text.describe("Their job function; null where they have none."),
    orgUnit: text.describe("The name of their org unit; null where they sit in none."),
    location: text.describe("Where they work; null where nothing is said."),
    grade: text.describe("Their grade; null where there is none, or the caller may not know it."),
    managerId: text.describe("The employee they report to."),
    managerName: text.describe("The name of their manager; null at the top."),
    status: status.describe("Whether they work, are on leave, have left, or are yet to come."),
    joinedOn: z.string().describe("Their first day with the company."),
    directReports: z.number().describe("How many people report to them directly."),
    fields: z
      .record(z.string(), z.string())
      .describe("The company's own fields the caller sees: what each says, by its id."),
    tags: z.array(tag).describe("Their tags."),
  })
  .meta({ id: "Employee" });

export const reportOutput = z
  .object({
    ...person,
    directReports: z.number().describe("How many people report to them directly."),
  })
  .meta({ id: "Report" });

export const profileOutput = z
  .object({
    ...person,
    version: versionShape,
    day: z.string().describe("The day this shows, as `2026-11-16`."),
    function: text.describe("Their job function; null where they have none."),
    orgUnit: text.describe("The name of their org unit; null where they sit in none."),
    location: text.describe("Where they work; null where nothing is said."),
    status: status.describe("Whether they work, are on leave, have left, or are yet to come."),
    joinedOn: z.string().describe("Their first day with the company."),
    privateFacts: z
      .object({
        personalEmail: text.describe("A private e-mail address."),
        dateOfBirth: text.describe("Their day of birth."),
        gender: z.enum(["MALE", "FEMALE", "OTHER"]).nullable().describe("Their gender, as they or the company say."),
        ethnicity: text.describe("Their ethnicity, as they say."),
        resignedOn: text.describe("The last day with the company; null where they stay."),
        experienceBeforeJoiningMonths: z.number().nullable().describe("Months of work before they joined."),
        grade: text.describe("Their grade; null where there is none, or the caller may not know it."),
        dottedLine: text.describe("The name of a second manager; null where there is none."),
        probation: z
          .object({
            decision: z.enum(probationOutcomes).describe("They stay, the probation goes on, or they leave."),
            on: z.string().describe("The day it was decided."),
          })
          .nullable()
          .describe("How the probation ended; null where nothing was decided. Not told to the person here."),
      })
      .partial()
      .describe(
        "Facts for the person, those above them and platform admins; missing where the caller may not know them.",
      ),
    tags: z.array(tag).describe("Their tags."),
    fields: z
      .array(
        z.object({
          id: z.string().describe("The id of the record, a UUID."),
          name: z.string().describe("The name as people see it."),
          kind: z.enum(fieldKinds).describe("What kind it is of."),
          value: text.describe("What it says; null where nothing."),
          shown: text.describe("The same as people read it."),
          mayEdit: z.boolean().describe("Whether the caller may change it."),
        }),
      )
      .describe("The company's own fields as the caller sees them."),
    chain: z.array(z.object(person)).describe("The managers above, the nearest first."),
    reports: z.array(reportOutput).describe("Who reports to them directly."),
    timeline: z
      .array(
        z.object({
          id: z.string().describe("The id of the record, a UUID."),
          kind: z.enum(assignmentKinds).describe("What kind it is of."),
          validFrom: z.string().describe("The first day it held, as `2026-11-16`."),
          validTo: text.describe("The day from which it held no more; null where it goes on."),
          value: text.describe("What it says; null where nothing."),
          personId: text.describe("The employee it names; null where it names none."),
          period: z.enum(["past", "current", "planned"]).describe("Whether it is past, current or planned."),
          recordedAt: text.describe("When it was recorded, in UTC; null where the caller may not know."),
          recordedBy: text.describe("Who recorded it, by name."),
          supersededAt: text.describe("When it was corrected or withdrawn, in UTC; null where it stands."),
        }),
      )
      .describe("What was, is and will be, the newest first."),
  })
  .meta({ id: "EmployeeProfile" });
