import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { dateManners, numberManners } from "#app/platform/company/manners.ts";
import { logoRule } from "#app/platform/files/logo-picture.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { oneOf } from "#app/platform/http/one-of.ts";
import { jobTermKinds } from "../domain/job-terms.ts";
import { orgUnitKinds } from "../domain/org-units.ts";
import { jobTerms } from "../queries/job-terms.ts";
import { orgUnitTree } from "../queries/org-unit-tree.ts";
import { companySettings, keptSettings, recordsKept, type KeptRecords } from "../queries/company-settings.ts";
import { addJobTerm, addJobTermInput } from "../use-cases/add-job-term.ts";
import { addOrgUnit, addOrgUnitInput } from "../use-cases/add-org-unit.ts";
import { editCompanyInput } from "../use-cases/company-input.ts";
import { editCompany } from "../use-cases/edit-company.ts";
import { editJobTerm, editJobTermInput } from "../use-cases/edit-job-term.ts";
import { editOrgUnit, editOrgUnitInput } from "../use-cases/edit-org-unit.ts";
import { moveGrade, moveGradeInput } from "../use-cases/move-grade.ts";
import { removeJobTerm, removeJobTermInput } from "../use-cases/remove-job-term.ts";
import { removeCompanyLogo, setCompanyLogo } from "../use-cases/set-company-logo.ts";
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
  .pick({ name: true, language: true, timeZone: true, currency: true, fiscalYearStartMonth: true })
  .extend({
    dateFormat: z.enum(dateManners).nullable().describe("How dates are written; null is as the reader's language."),
    numberFormat: z
      .enum(numberManners)
      .nullable()
      .describe("How numbers are grouped; null is as the reader's language."),
    weekStart: z
      .number()
      .nullable()
      .describe("The first day of a week, 1 is Monday; null is as the reader's language."),
    workingDays: z.array(z.number()).describe("The days on which people work, 1 is Monday and 7 Sunday."),
    restrictSpecialCharacters: z.boolean().describe("Whether plain texts may not contain `<`, `>`, `\"` and `'`."),
    previewFeatures: z.boolean().describe("Whether people may try features that are in preview."),
    logo: z.string().nullable().describe("Where its logo is, to be read without a token; null where it has none."),
    id: z.string().describe("The id of the record, a UUID."),
    version: versionShape,
    followLanguage: z.number().describe("How many people have chosen no language and see the company's."),
    followTimeZone: z.number().describe("How many people have chosen no time zone and live in the company's."),
    people: z.number().describe("How many people there are."),
    specialNames: z.number().describe("How many people have special characters in their name."),
    kept: z
      .array(
        z.object({
          setting: z.enum(keptSettings).describe("The setting they have it from."),
          room: z.string().describe("Whose records they are."),
          count: z.number().describe("How many there are."),
        }),
      )
      .describe("Records that keep what the company said when they were made, whatever is changed."),
  })
  .meta({ id: "Company" });

function keptRows(kept: KeptRecords) {
  return keptSettings.flatMap((setting) =>
    kept[setting].map(({ room, params }) => ({ setting, room, count: Number(params["count"]) })),
  );
}

/** What the company says of itself, is made of and calls work: for platform admins. */
export const shapeEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/org-units",
      can,
      summary: "All org units, each before those below it, with who sits there today; or those right below one.",
      input: pagingInput.extend({
        parentId: z
          .union([z.uuid(), z.literal("top")])
          .optional()
          .describe("Only units right below this one; `top` for those below none."),
      }),
      output: listShape(unit),
      run: async (context, { parentId, ...paging }) => {
        const units = await orgUnitTree(context);
        const above = parentId === "top" ? null : parentId;
        return pageOfAll(above === undefined ? units : units.filter((one) => one.parentId === above), paging);
      },
    }),
    { summary: "Org units by when they changed, oldest first, and those that are gone: to follow them." },
  ),
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
    run: async (context, _, gatherings) => ({
      ...(await companySettings(context)),
      kept: keptRows(await recordsKept(context, gatherings)),
    }),
  }),
  endpoint({
    method: "PUT",
    path: "/company",
    can,
    summary:
      "Gives the company its name, language, time zone, currency, fiscal year, formats, week and rule for texts. " +
      "What is stored keeps what it was given.",
    input: editCompanyInput,
    output: z.object({ version: versionShape }),
    run: editCompany,
  }),
  endpoint({
    method: "PUT",
    path: "/company/logo",
    can,
    summary: "Gives the company a logo: PNG, JPEG or WebP, drawn anew as PNG. SVG is refused.",
    input: z.object({
      file: z
        .base64({ error: "platform.picture-type" })
        .describe("The bytes in base 64; files beyond 700 kB are sent as a text/plain body."),
    }),
    text: { type: "text/plain", field: "file", largest: Math.ceil((logoRule.largest * 4) / 3) },
    output: z.object({ key: z.string().describe("The key of the logo, which its address holds.") }),
    run: (context, { file }) =>
      setCompanyLogo(context, { logo: new File([Uint8Array.from(Buffer.from(file, "base64"))], "logo") }),
  }),
  endpoint({
    method: "DELETE",
    path: "/company/logo",
    can,
    summary: "Takes the company's logo away; its name is shown in its place.",
    input: z.object({}),
    output: z.object({ key: z.string().nullable().describe("The key of the logo there was.") }),
    run: removeCompanyLogo,
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
