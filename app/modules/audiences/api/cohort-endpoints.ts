import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
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
const done = z.object({ cohortId: recordId });
const person = z.object({
  id: recordId,
  name: z.string(),
  email: z.string(),
  role: z.string().nullable(),
  orgUnit: z.string().nullable(),
  location: z.string().nullable(),
});
const people = listShape(person, { total: totalShape });
const source = z.enum(cohortSources);
const listed = z.object({
  id: recordId,
  name: z.string(),
  description: z.string(),
  source,
  shared: z.boolean(),
  mine: z.boolean(),
  ownerName: z.string(),
  people: z.number(),
  frozenOn: z.string().nullable(),
  fileName: z.string().nullable(),
  updatedAt: z.string(),
});
const detail = z.object({
  id: recordId.nullable(),
  name: z.string().nullable(),
  description: z.string(),
  source,
  base: z.enum(baseCohorts),
  shared: z.boolean(),
  mine: z.boolean(),
  frozenOn: z.string().nullable(),
  fileName: z.string().nullable(),
  query: z.record(z.string(), z.unknown()),
  partly: z.boolean(),
  people,
});
const choice = z.object({ id: recordId, name: z.string() });
/** A file of people is sent as its lines; the screens read CSV and workbooks. */
const sent = cohortInput.omit({ file: true }).extend({
  lines: z.array(z.string().max(320)).max(20_000).optional(),
  fileName: z.string().max(255).default("lines.csv"),
});

/** Cohorts over `/api/v1`: the same use-cases as the screens. */
export const cohortEndpoints: readonly AnyEndpoint[] = [
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
  endpoint({
    method: "GET",
    path: "/cohorts/base-cohorts",
    can,
    summary: "Groups seen from the caller, by name, each with the number that also stands for it.",
    input: pagingInput,
    output: listShape(z.object({ name: z.enum(baseCohorts), id: z.number() })),
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
      orgUnits: z.array(choice),
      functions: z.array(choice),
      roles: z.array(choice),
      grades: z.array(choice),
      locations: z.array(choice),
      countries: z.array(z.string()),
      tags: z.array(choice),
      teams: z.array(choice),
      fields: z.array(choice.extend({ kind: z.enum(["CHOICE", "YES_NO"]), values: z.array(z.string()) })),
    }),
    run: filterChoices,
  }),
  endpoint({
    method: "POST",
    path: "/cohorts/preview",
    can,
    summary: "Whom a filter finds today: how many, and the first ten; nothing is kept.",
    input: cohortFilterInput,
    output: z.object({ count: z.number(), people: z.array(person) }),
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
    input: z.object({ cohortId: cohortReference }),
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
  endpoint({
    method: "GET",
    path: "/cohorts/:cohortId/employees",
    can,
    summary: "The people of a cohort that the caller may know of, by name.",
    input: peoplePageInput.omit({ page: true }).extend({ cohortId: cohortReference, ...pagingInput.shape }),
    output: people,
    run: async (context, { cohortId, search, ...paging }) => {
      const slice = sliceOf(paging);
      const { rows, total } = await requirePeopleOf(context, cohortId, { search, ...slice });
      return { ...pageOf(rows, total, slice), total };
    },
  }),
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
    input: oneCohort,
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
