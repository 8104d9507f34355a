import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { oneOf } from "#app/platform/http/one-of.ts";
import { jobTermKinds } from "../domain/job-terms.ts";
import { orgUnitKinds } from "../domain/org-units.ts";
import { jobTerms } from "../queries/job-terms.ts";
import { orgUnitTree } from "../queries/org-unit-tree.ts";
import { companySettings } from "../queries/company-settings.ts";
import { addJobTerm, addJobTermInput } from "../use-cases/add-job-term.ts";
import { addOrgUnit, addOrgUnitInput } from "../use-cases/add-org-unit.ts";
import { editCompany, editCompanyInput } from "../use-cases/edit-company.ts";
import { editJobTerm, editJobTermInput } from "../use-cases/edit-job-term.ts";
import { editOrgUnit, editOrgUnitInput } from "../use-cases/edit-org-unit.ts";
import { moveGrade, moveGradeInput } from "../use-cases/move-grade.ts";
import { removeJobTerm, removeJobTermInput } from "../use-cases/remove-job-term.ts";
import { retireOrgUnit, retireOrgUnitInput } from "../use-cases/retire-org-unit.ts";

const can = mayEver("edit", "CompanyShape");
const term = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    name: z.string().describe("The name as people see it."),
    version: versionShape,
    people: z.number().describe("How many people it holds today."),
    used: z.boolean().describe("Whether anybody has, had or will have it, so that it cannot be removed."),
  })
  .meta({ id: "JobTerm" });
const unitId = z.object({ orgUnitId: ids.orgUnit });
const termId = z.object({ termId: ids.term });
const unit = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    parentId: ids.parent.nullable(),
    name: z.string().describe("The name as people see it."),
    kind: z.enum(orgUnitKinds).describe("What kind it is of."),
    version: versionShape,
    level: z.number().describe("How deep it lies, from 1 at the top."),
    people: z.number().describe("How many people it holds today."),
    peopleInAll: z.number().describe("How many people sit in it or below it today."),
  })
  .meta({ id: "OrgUnit" });

const company = editCompanyInput
  .omit({ version: true })
  .extend({
    id: z.string().describe("The id of the record, a UUID."),
    version: versionShape,
    followLanguage: z.number().describe("How many people have chosen no language and see the company's."),
    followTimeZone: z.number().describe("How many people have chosen no time zone and live in the company's."),
    people: z.number().describe("How many people there are."),
  })
  .meta({ id: "Company" });

/** What the company says of itself, is made of and calls work: for platform admins. */
export const shapeEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/org-units",
    can,
    summary: "All org units, each before those below it, with who sits there today.",
    input: pagingInput,
    output: listShape(unit),
    run: async (context, input) => pageOfAll(await orgUnitTree(context), input),
  }),
  endpoint({
    method: "GET",
    path: "/org-units/:orgUnitId",
    can,
    summary: "One org unit, with who sits there today.",
    input: z.object({ orgUnitId: ids.orgUnit }),
    output: unit,
    run: async (context, { orgUnitId }) => oneOf(await orgUnitTree(context), orgUnitId, "Org unit"),
  }),
  endpoint({
    method: "GET",
    path: "/company",
    can,
    summary: "The company's settings, with how many people follow them.",
    input: z.object({}),
    output: company,
    run: companySettings,
  }),
  endpoint({
    method: "PUT",
    path: "/company",
    can,
    summary:
      "Gives the company its name, language, time zone, currency and fiscal year. What is stored keeps what it was given.",
    input: editCompanyInput,
    output: z.object({ version: versionShape }),
    run: editCompany,
  }),
  endpoint({
    method: "POST",
    path: "/org-units",
    can,
    summary: "Adds an org unit, under another or at the top.",
    input: addOrgUnitInput,
    output: unitId,
    creates: "/org-units/:orgUnitId",
    run: addOrgUnit,
  }),
  endpoint({
    method: "PUT",
    path: "/org-units/:orgUnitId",
    can,
    summary: "Gives an org unit its name, kind and place.",
    input: editOrgUnitInput,
    output: unitId,
    run: editOrgUnit,
  }),
  endpoint({
    method: "POST",
    path: "/org-units/:orgUnitId/retirement",
    can,
    summary: "Retires an org unit; who and what is in it moves to another first.",
    input: retireOrgUnitInput,
    output: unitId.extend({ moved: z.number().describe("How many people and things were moved.") }),
    run: retireOrgUnit,
  }),
  endpoint({
    method: "GET",
    path: "/job-terms",
    can,
    summary: "Job functions with their roles, and grades from the lowest to the highest.",
    input: z.object({}),
    output: z.object({
      functions: z
        .array(
          term.extend({
            roles: z
              .array(
                term.extend({
                  functionId: z.string().describe("The job function a role belongs to; null for others."),
                }),
              )
              .describe("Job roles of the function."),
          }),
        )
        .describe("Job functions, each with its roles."),
      grades: z.array(term).describe("Grades, from the lowest to the highest."),
    }),
    run: jobTerms,
  }),
  endpoint({
    method: "GET",
    path: "/job-terms/:termId",
    can,
    summary: "One job function, role or grade.",
    input: z.object({ termId: ids.term }),
    output: term.extend({
      kind: z.enum(jobTermKinds).describe("What kind it is of."),
      functionId: z.string().nullable().describe("The job function a role belongs to; null for others."),
    }),
    run: async (context, { termId: id }) => {
      const { functions, grades } = await jobTerms(context);
      return oneOf(
        [
          ...functions.map((one) => ({ ...one, kind: "FUNCTION" as const, functionId: null })),
          ...functions.flatMap(({ roles }) => roles.map((one) => ({ ...one, kind: "ROLE" as const }))),
          ...grades.map((one) => ({ ...one, kind: "GRADE" as const, functionId: null })),
        ],
        id,
        "Job term",
      );
    },
  }),
  endpoint({
    method: "POST",
    path: "/job-terms",
    can,
    summary: `Adds one: ${jobTermKinds.join(", ")}.`,
    input: addJobTermInput,
    output: termId,
    creates: "/job-terms/:termId",
    run: addJobTerm,
  }),
  endpoint({
    method: "PUT",
    path: "/job-terms/:termId",
    can,
    summary: "Another name for a function, role or grade; a role may move to another function.",
    input: editJobTermInput,
    output: termId,
    run: editJobTerm,
  }),
  endpoint({
    method: "DELETE",
    path: "/job-terms/:termId",
    can,
    summary: "Removes a function without roles, or a role or grade nobody ever had.",
    input: removeJobTermInput,
    output: termId,
    run: removeJobTerm,
  }),
  endpoint({
    method: "POST",
    path: "/grades/:gradeId/place",
    can,
    summary: "A grade changes places with the next lower or higher one.",
    input: moveGradeInput,
    output: z.object({ gradeId: ids.grade }),
    run: moveGrade,
  }),
];
