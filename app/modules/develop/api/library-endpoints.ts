import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { ids } from "../domain/ids.ts";
import { libraryPage } from "../queries/library-page.ts";
import { readSettings } from "../queries/settings.ts";
import { addStarters, addStartersInput } from "../use-cases/add-starters.ts";
import {
  archiveCompetency,
  archiveCompetencyInput,
  saveCompetency,
  saveCompetencyInput,
} from "../use-cases/save-competency.ts";
import { archiveLevel, archiveLevelInput, saveLevel, saveLevelInput } from "../use-cases/save-level.ts";
import { saveSettings, saveSettingsInput } from "../use-cases/save-settings.ts";
import { setExpectation, setExpectationInput } from "../use-cases/set-expectation.ts";
import { competencyShape, doneCompetencyShape, settingsShape } from "./present.ts";

const can = feature("COMPETENCY_IDP");
const saved = doneCompetencyShape.extend({ number: z.number().int().describe("The version of the wording.") });

/** The competencies of a company and what jobs ask for, over `/api/v1`. */
export const libraryEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/competencies",
      can,
      summary: "The competencies of the company, for who keeps the library.",
      input: pagingInput.extend({
        archived: tickInput.default(false).describe("Whether those out of use are listed in place of those in use."),
      }),
      output: listShape(competencyShape),
      run: async (context, { archived, ...paging }) => {
        const page = await libraryPage(context, { text: "", shelf: archived ? "archived" : "use" });
        return pageOfAll(
          page.rows.map(({ jobs: _, ...row }) => row),
          paging,
        );
      },
    }),
    {
      summary: "Competencies by when they changed, oldest first, and those that are gone: to follow them.",
      parts: [{ archived: "false" }, { archived: "true" }],
    },
  ),
  endpoint({
    method: "POST",
    path: "/competencies",
    can,
    summary: "Adds a competency.",
    input: saveCompetencyInput.omit({ competencyId: true, number: true }),
    output: saved,
    run: (context, input) => saveCompetency(context, { ...input, competencyId: null as never, number: undefined }),
  }),
  endpoint({
    method: "PUT",
    path: "/competencies/:competencyId",
    can,
    summary: "Words a competency anew: another version, what was assessed keeps its own.",
    input: saveCompetencyInput.extend({ competencyId: ids.competency }),
    output: saved,
    run: (context, input) => saveCompetency(context, input as never),
  }),
  endpoint({
    method: "POST",
    path: "/competencies/:competencyId/archive",
    can,
    summary: "Puts a competency out of use, or back in use.",
    input: archiveCompetencyInput,
    output: doneCompetencyShape,
    run: archiveCompetency,
  }),
  endpoint({
    method: "POST",
    path: "/competency-starters",
    can,
    summary: "Adds the starter library of a field of work.",
    input: addStartersInput,
    output: z.object({
      added: z.number().int().describe("How many were added."),
      known: z.number().int().describe("How many were there already."),
    }),
    run: addStarters,
  }),
  endpoint({
    method: "PUT",
    path: "/job-expectations",
    can,
    summary: "Says which level of a competency a grade of a job function asks for.",
    input: setExpectationInput,
    output: doneCompetencyShape,
    run: setExpectation,
  }),
  endpoint({
    method: "POST",
    path: "/competency-levels",
    can,
    summary: "Adds a level of the company's own, or calls one otherwise.",
    input: saveLevelInput,
    output: z.object({ levelId: ids.level }),
    run: saveLevel,
  }),
  endpoint({
    method: "POST",
    path: "/competency-levels/:levelId/archive",
    can,
    summary: "Puts a level out of use, or back in use.",
    input: archiveLevelInput,
    output: z.object({ levelId: ids.level }),
    run: archiveLevel,
  }),
  endpoint({
    method: "GET",
    path: "/development-settings",
    can,
    summary: "What holds for the development of everybody.",
    input: z.object({}),
    output: settingsShape,
    run: readSettings,
  }),
  endpoint({
    method: "PUT",
    path: "/development-settings",
    can,
    summary: "Changes what holds for the development of everybody.",
    input: saveSettingsInput,
    output: z.object({ version: z.number().int().describe("Counts the changes of the settings.") }),
    run: saveSettings,
  }),
];
