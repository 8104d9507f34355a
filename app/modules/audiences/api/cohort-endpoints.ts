import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { recordId, versionShape } from "#app/platform/http/shapes.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import {
  listShape,
  pageOf,
  pageOfAll,
  pagingInput,
  sliceOf,
  sliceOfPage,
  totalShape,
} from "#app/platform/http/paging.ts";
import { aliasOf, baseCohorts, findBase } from "../domain/base-cohorts.ts";
import { cohortSources, peoplePageSize } from "../domain/cohort.ts";
import { filterChoices } from "../queries/cohort-form.ts";
import { cohortList, cohortListInput } from "../queries/cohort-list.ts";
import { peoplePageInput } from "../queries/cohort-people.ts";
import { cohortReference, cohortScreen, requirePeopleOf } from "../queries/cohort-screen.ts";
import { previewCohort } from "../queries/preview-cohort.ts";
import { cohortFilterInput, cohortInput, oneCohort } from "../use-cases/cohort-input.ts";
import { createCohort } from "../use-cases/create-cohort.ts";
import { deleteCohort } from "../use-cases/delete-cohort.ts";
import { editCohort, editCohortInput } from "../use-cases/edit-cohort.ts";
import { restoreCohort } from "../use-cases/restore-cohort.ts";

const can = signedIn;
const done = z.object({ cohortId: ids.cohort });
const person = z
  .object({
    id: recordId.describe("The id of the employee."),
    name: z.string().describe("The name as people see it."),
    email: z.string().describe("The work e-mail address."),
    role: z.string().nullable().describe("Their job role; null where they have none."),
    orgUnit: z.string().nullable().describe("The name of their org unit; null where they sit in none."),
    location: z.string().nullable().describe("Where they work; null where nothing is said."),
  })
  .meta({ id: "CohortPerson" });
const people = listShape(person, { total: totalShape });
const source = z
  .enum(cohortSources)
  .describe(
    "How people come into it: DYNAMIC by a filter, FROZEN by a filter as it was on a day, PICKED one by one, " +
      "FILE from a list, DIRECTORY by a group of the identity provider.",
  );
const listed = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    name: z.string().describe("The name as people see it."),
    description: z.string().describe("What it is for, in the words of whoever made it; may be empty."),
    source,
    shared: z.boolean().describe("Whether everybody of the company sees it."),
    mine: z.boolean().describe("Whether it is the caller's own."),
    ownerName: z.string().describe("Who made it."),
    people: z.number().describe("How many of its people the caller may know of."),
    unfinished: z
      .boolean()
      .describe("Whether its filter lacks something, such as a day: it finds nobody until it is finished."),
    frozenOn: z.string().nullable().describe("The day whose people it holds; null where it follows its filter."),
    fileName: z.string().nullable().describe("The name of the file its people come from; null where there is none."),
    updatedAt: z.string().describe("When it was last changed, in UTC."),
  })
  .meta({ id: "Cohort" });
const detail = z
  .object({
    id: recordId.nullable().describe("The id of the cohort; null for a base cohort."),
    name: z.string().nullable().describe("The cohort's name; null for a base cohort."),
    version: versionShape.nullable().describe("Counts its changes; the next must bring it. Null for a base cohort."),
    description: z.string().describe("What it is for, in the words of whoever made it; may be empty."),
    source,
    base: z.enum(baseCohorts).describe("The group that is filtered, as `GET /cohorts/base-cohorts` lists them."),
    shared: z.boolean().describe("Whether everybody of the company sees it."),
    mine: z.boolean().describe("Whether it is the caller's own."),
    unfinished: z
      .boolean()
      .describe("Whether its filter lacks something, such as a day: it finds nobody until it is finished."),
    frozenOn: z.string().nullable().describe("The day whose people it holds; null where it follows its filter."),
    fileName: z.string().nullable().describe("The name of the file its people come from; null where there is none."),
    query: z.record(z.string(), z.unknown()).describe("Its filter, as it is sent when a cohort is made."),
    partly: z.boolean().describe("Whether there are people in it the caller may not know of."),
    people: people.describe("The first people of the cohort; the others at its `employees`."),
  })
  .meta({ id: "CohortDetail" });
const choice = z
  .object({
    id: recordId.describe("The id it is named by in a filter."),
    name: z.string().describe("The name as people see it."),
  })
  .meta({ id: "FilterChoice" });
/** A file of people is sent as its lines; the screens read CSV and workbooks. */
const sent = cohortInput.omit({ file: true }).extend({
  lines: z
    .array(z.string().max(320))
    .max(20_000)
    .optional()
    .describe("Of a FILE: work e-mail addresses or employee numbers, at most 20,000."),
  fileName: z.string().max(255).default("lines.csv").describe("What the list of a FILE is called."),
});

/** Cohorts over `/api/v1`: the same use-cases as the screens. */
export const cohortEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/cohorts",
      can,
      summary: "Cohorts the caller may see, each with how many of its people they may know of.",
      input: cohortListInput.omit({ page: true }).extend(pagingInput.shape),
      output: listShape(listed, { total: totalShape }),
      run: async (context, input) => {
        const slice = sliceOf(input);
        const { rows, total } = await cohortList(context, { ...input, page: 1 }, slice);
        return { ...pageOf(rows, total, slice), total };
      },
    }),
    { summary: "Cohorts by when they changed, oldest first, and those that are gone: to follow them." },
  ),
  endpoint({
    method: "GET",
    path: "/cohorts/base-cohorts",
    can,
    summary: "Groups seen from the caller, by name, each with the number that also stands for it.",
    input: pagingInput,
    output: listShape(
      z.object({
        name: z.enum(baseCohorts).describe("The group, seen from the caller."),
        id: z.number().describe("The number that also stands for it."),
      }),
    ),
    run: async (_context, input) =>
      pageOfAll(
        baseCohorts.map((name) => ({ name, id: aliasOf(name) })),
        input,
      ),
  }),
  endpoint({
    method: "GET",
    path: "/cohorts/values",
    can,
    summary: "What people can be filtered by.",
    input: z.object({}),
    output: z.object({
      orgUnits: z.array(choice).describe("The org units people can be filtered by."),
      functions: z.array(choice).describe("The job functions people can be filtered by."),
      roles: z.array(choice).describe("The job roles people can be filtered by."),
      grades: z.array(choice).describe("The grades people can be filtered by."),
      locations: z.array(choice).describe("The locations people can be filtered by."),
      countries: z.array(z.string()).describe("The countries people can be filtered by, by ISO 3166 code."),
      tags: z.array(choice).describe("The tags people can be filtered by."),
      teams: z.array(choice).describe("The teams people can be filtered by."),
      fields: z
        .array(
          choice.extend({
            kind: z.enum(["CHOICE", "YES_NO", "PERSON"]).describe("A choice, yes and no, or a person."),
            values: z.array(z.string()).describe("What the field may say; of a person, employees by id."),
            names: z.record(z.string(), z.string()).describe("Of a person, the employees' names by their id."),
          }),
        )
        .describe("The company's own fields people can be filtered by."),
      ethnicities: z.array(z.string()).describe("Ethnicities of people of whom the caller may know it."),
      data: z
        .array(
          z.object({
            key: z.string().describe("What a condition of `data` begins with."),
            name: z.string().describe("The name as people see it."),
            percent: z.boolean().describe("Whether its numbers are percent."),
          }),
        )
        .describe("Numbers the caller may find people by: those they may know of somebody."),
    }),
    run: filterChoices,
  }),
  endpoint({
    method: "POST",
    path: "/cohorts/preview",
    can,
    summary: "Whom a filter finds today: how many, and the first ten; nothing is kept.",
    input: cohortFilterInput,
    output: z.object({
      count: z.number().describe("How many people the filter finds today."),
      people: z.array(person).describe("The first ten of them, by name."),
    }),
    run: previewCohort,
  }),
  endpoint({
    method: "POST",
    path: "/cohorts",
    can,
    summary:
      "Makes a cohort. `lines` are the e-mail addresses or employee numbers of a FILE; one that is wrong refuses all.",
    input: sent,
    output: done,
    creates: "/cohorts/:cohortId",
    run: (context, input) => createCohort(context, { ...input, file: fileOf(input) }),
  }),
  endpoint({
    method: "GET",
    path: "/cohorts/:cohortId",
    can,
    summary:
      "One cohort and its first people, the others at its `employees`; `cohortId` may be the name or number of a base cohort.",
    input: z.object({ cohortId: cohortReference.describe("The id of the cohort.") }),
    output: detail,
    run: async (context, { cohortId }, { usesOf }) => {
      const asked = { cohortId: requireRef(cohortId), search: "", page: 1 };
      const { people: found, query, ...screen } = await cohortScreen(context, asked, usesOf);
      const slice = sliceOfPage(1, peoplePageSize);
      return {
        ...screen,
        query: { ...query },
        people: { ...pageOf(found.rows, found.total, slice), total: found.total },
      };
    },
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/cohorts/:cohortId/employees",
      can,
      summary: "The people of a cohort that the caller may know of, by name.",
      input: peoplePageInput
        .omit({ page: true })
        .extend({ cohortId: cohortReference.describe("The id of the cohort."), ...pagingInput.shape }),
      output: people,
      run: async (context, { cohortId, search, ...paging }) => {
        const slice = sliceOf(paging);
        const { rows, total } = await requirePeopleOf(context, cohortId, { search, ...slice });
        return { ...pageOf(rows, total, slice), total };
      },
    }),
  ),
  endpoint({
    method: "PUT",
    path: "/cohorts/:cohortId",
    can,
    summary: "Changes a cohort made on a version.",
    input: sent.extend({
      ...oneCohort.shape,
      version: editCohortInput.shape.version,
      refreeze: editCohortInput.shape.refreeze,
    }),
    output: done,
    run: (context, input, { usesOf }) => editCohort(context, { ...input, file: fileOf(input) }, usesOf),
  }),
  endpoint({
    method: "DELETE",
    path: "/cohorts/:cohortId",
    can,
    summary: "Deletes a cohort that nothing rests on; it can be restored.",
    input: oneCohort.extend({ version: versionRead }),
    output: done,
    run: (context, input, { usesOf }) => deleteCohort(context, input, usesOf),
  }),
  endpoint({
    method: "POST",
    path: "/cohorts/:cohortId/restore",
    can,
    summary: "Brings a deleted cohort back.",
    input: oneCohort,
    output: done,
    run: restoreCohort,
  }),
];

/** What is neither an id nor a base cohort is the name of nothing. */
function requireRef(cohortId: string): string {
  if (findBase(cohortId) === null && !recordId.safeParse(cohortId).success) throw notFound("Cohort");
  return cohortId;
}

function fileOf({ lines, fileName }: { lines?: string[] | undefined; fileName: string }): File | undefined {
  return lines && lines.length > 0
    ? new File([["email", ...lines.map((line) => `"${line.replaceAll('"', '""')}"`)].join("\n")], fileName)
    : undefined;
}
