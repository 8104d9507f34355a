import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { actsOn } from "#app/platform/http/acts-on.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { competencyPanel, panelInput } from "../queries/competency-panel.ts";
import { findPeople } from "../queries/find-people.ts";
import { levelUpPage } from "../queries/level-up-page.ts";
import { personPage } from "../queries/person-page.ts";
import { approveManyInput, approveManyLevelUps } from "../use-cases/approve-many-level-ups.ts";
import { askSelfAssessment, askSelfAssessmentInput } from "../use-cases/ask-self-assessment.ts";
import { assessCompetency, assessCompetencyInput } from "../use-cases/assess-competency.ts";
import {
  approveLevelUp,
  approveLevelUpInput,
  declineLevelUp,
  decideLevelUpInput,
  refuseLevelUp,
  supportLevelUp,
  withdrawLevelUp,
} from "../use-cases/decide-level-up.ts";
import { ofEmployee, oneNote, oneRequest } from "../use-cases/develop-input.ts";
import { requestLevelUp, requestLevelUpInput } from "../use-cases/request-level-up.ts";
import { removeProfileNote, saveProfileNote, saveProfileNoteInput } from "../use-cases/save-profile-note.ts";
import { setFindable, setFindableInput } from "../use-cases/save-settings.ts";
import { libraryEndpoints } from "./library-endpoints.ts";
import { planEndpoints } from "./plan-endpoints.ts";
import {
  competencyOfPersonShape,
  doneNoteShape,
  doneRequestShape,
  noteShape,
  requestShape,
  standingShape,
} from "./present.ts";

const can = feature("COMPETENCY_IDP");

const decision = actsOn({ path: "/level-ups/:requestId", can, input: decideLevelUpInput, output: doneRequestShape });

/** Development over `/api/v1`: the same use-cases and queries as the screens. */
export const developEndpoints: readonly AnyEndpoint[] = [
  ...libraryEndpoints,
  ...planEndpoints,
  endpoint({
    method: "GET",
    path: "/development/:employeeId",
    can,
    summary: "How somebody stands in what their job asks for, and what they say of themselves.",
    input: ofEmployee,
    output: z.object({
      standings: z.array(standingShape).describe("Each competency with its label."),
      notes: z.array(noteShape).describe("Strengths, drivers and deliverables."),
    }),
    run: async (context, { employeeId }) => {
      const { standings, notes } = await personPage(context, employeeId, { measure: "now" });
      const saidOf = (one: (typeof standings)[number]["self"]) => one && { level: one.level, at: one.at, by: one.by };
      return {
        standings: standings.map(({ manager, self, ...one }) => ({
          ...one,
          manager: saidOf(manager),
          self: saidOf(self),
        })),
        notes: notes.map(({ competency: _, ...note }) => note),
      };
    },
  }),
  endpoint({
    method: "GET",
    path: "/development/:employeeId/competencies/:competencyId",
    can,
    summary: "Everything about one competency of somebody: the label, what was assessed, and what others said.",
    input: ofEmployee.extend({
      competencyId: ids.competency,
      evidence: panelInput.shape.evidence.describe("Which evidence: all, praise, advice or ratings."),
      shown: panelInput.shape.shown.describe("How many pieces of evidence, the latest first; 10 to 200."),
    }),
    output: competencyOfPersonShape,
    run: async (context, { employeeId: empId, ...asked }) => {
      const { entries, ...panel } = await competencyPanel(context, { ...asked, empId, measure: "now" });
      return { ...panel, assessments: entries };
    },
  }),
  endpoint({
    method: "POST",
    path: "/development/:employeeId/assessments",
    can,
    summary: "Says at which level somebody stands: the caller, or somebody below them.",
    input: assessCompetencyInput,
    output: z.object({
      employeeId: ids.employee,
      competencyId: ids.competency,
      source: z.enum(["SELF", "MANAGER"]).describe("Whose word it is."),
    }),
    run: assessCompetency,
  }),
  endpoint({
    method: "POST",
    path: "/development/:employeeId/self-assessment-requests",
    can,
    summary: "Asks somebody below the caller for a self-assessment.",
    input: askSelfAssessmentInput,
    output: z.object({ employeeId: ids.employee, dueOn: z.string().describe("By which day, as `2026-12-04`.") }),
    run: askSelfAssessment,
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/development/:employeeId/level-ups",
      can,
      summary: "The level-ups of somebody, the latest first.",
      input: ofEmployee.extend(pagingInput.shape),
      output: listShape(requestShape),
      run: async (context, { employeeId, ...paging }) => {
        const { requests } = await levelUpPage(context, employeeId);
        const shown = requests.map(({ id, employee, from, to, reason, state, requestedAt, effectiveOn, version }) => ({
          id,
          employee: { id: employee.id, name: employee.name },
          from,
          to,
          reason,
          state,
          requestedAt,
          effectiveOn,
          version,
        }));
        return pageOfAll(shown, paging);
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: "/development/:employeeId/level-ups",
    can,
    summary: "Asks for the next grade, for the caller or somebody below them.",
    input: requestLevelUpInput,
    output: doneRequestShape,
    run: requestLevelUp,
  }),
  decision("support", "Supports a level-up as manager: it goes to a platform admin.", supportLevelUp),
  decision("decline", "Declines a level-up as manager.", declineLevelUp),
  decision("refuse", "Declines a level-up as platform admin.", refuseLevelUp),
  endpoint({
    method: "POST",
    path: "/level-ups/:requestId/approve",
    can,
    summary: "Approves a level-up: from a day on the person has the grade.",
    input: approveLevelUpInput,
    output: doneRequestShape.extend({ effectiveOn: z.string().describe("The first day, as `2026-12-01`.") }),
    run: approveLevelUp,
  }),
  endpoint({
    method: "POST",
    path: "/level-ups/approve",
    can,
    summary: "Approves up to 100 level-ups, each for itself; what is refused is named and the rest is kept.",
    input: approveManyInput,
    output: z.object({
      approved: z
        .array(doneRequestShape.extend({ name: z.string().describe("Whose it is.") }))
        .describe("The level-ups that were approved."),
      refused: z
        .array(
          z.object({
            requestId: ids.request,
            name: z.string().describe("Whose it is; empty where there is no such level-up."),
            code: z.string().describe("A stable message code."),
            params: z
              .record(z.string(), z.union([z.string(), z.number()]))
              .describe("Facts that the message names, by name."),
          }),
        )
        .describe("What was not approved, and why."),
    }),
    run: approveManyLevelUps,
  }),
  endpoint({
    method: "POST",
    path: "/level-ups/:requestId/withdraw",
    can,
    summary: "Takes a level-up of the caller's back.",
    input: oneRequest,
    output: doneRequestShape,
    run: withdrawLevelUp,
  }),
  endpoint({
    method: "POST",
    path: "/profile-notes",
    can,
    summary: "Says a strength, driver or deliverable of the caller's, or words one anew.",
    input: saveProfileNoteInput,
    output: doneNoteShape,
    run: saveProfileNote,
  }),
  endpoint({
    method: "DELETE",
    path: "/profile-notes/:noteId",
    can,
    summary: "Takes one of the caller's strengths, drivers or deliverables away.",
    input: oneNote.extend({ version: versionRead }),
    output: doneNoteShape,
    run: removeProfileNote,
  }),
  endpoint({
    method: "PUT",
    path: "/development-preferences",
    can,
    summary: "Whether colleagues find the caller by competencies.",
    input: setFindableInput,
    output: z.object({ findable: z.boolean().describe("Whether they do.") }),
    run: setFindable,
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/people-by-competency/:competencyId",
      can,
      summary: "Colleagues who are skilled in a competency and let others find them.",
      input: pagingInput.extend({ competencyId: ids.competency }),
      output: listShape(z.object({ id: ids.employee, name: z.string().describe("Their name.") })),
      run: async (context, { competencyId, ...paging }) => {
        const { people } = await findPeople(context, { competency: competencyId });
        return pageOfAll(
          people.map(({ id, name }) => ({ id, name })),
          paging,
        );
      },
    }),
  ),
];
