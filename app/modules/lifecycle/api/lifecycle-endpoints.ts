import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pageOfAll, pagingInput, searchInput, sliceOf } from "#app/platform/http/paging.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { ids } from "../domain/ids.ts";
import { boards } from "../lifecycle-places.ts";
import { alumniPage } from "../queries/alumni-page.ts";
import { boardInput, boardPage, boardShows } from "../queries/board.ts";
import { lifecycleInsights } from "../queries/insights.ts";
import { journeyPage, type JourneyPage, type JourneyStep } from "../queries/journey-page.ts";
import { previewMove, previewMoveInput } from "../queries/preview-move.ts";
import { readTemplates } from "../queries/templates-page.ts";
import { closeStep, closeStepInput, giveStep, giveStepInput } from "../use-cases/close-step.ts";
import { hireInput, oneJourney, startJourneyInput } from "../use-cases/journey-input.ts";
import { archiveTemplate, archiveTemplateInput, saveTemplate, saveTemplateInput } from "../use-cases/save-template.ts";
import { hire, startJourney } from "../use-cases/start-journey.ts";
import { tellPerson } from "../use-cases/tell-person.ts";
import { withdrawJourney } from "../use-cases/withdraw-journey.ts";
import { paperEndpoints } from "./paper-endpoints.ts";
import { alumnusShape, boardShape, insightsShape, journeyShape, previewShape, templateShape } from "./present.ts";

const can = feature("LIFECYCLE");
const started = z.object({ journeyId: ids.journey, employeeId: ids.employee });

/** Journeys over `/api/v1`: the same use-cases and queries as the screens. */
export const lifecycleEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/journeys", can },
      summary: "Journeys that run: of the company, by board, or of joiners below the caller.",
      input: pagingInput.extend({
        scope: z
          .enum([...boards, "team"])
          .default("progress")
          .describe("Which board."),
        show: z.enum(boardShows).optional().describe("Only those that stand so; left out, all that run."),
      }),
      output: listShape(boardShape),
      run: async (context, { scope, show, ...paging }) => {
        const slice = sliceOf(paging);
        const { rows, total } = await boardPage(context, scope, boardInput.parse({ show }), slice);
        const shown = rows.map(({ photo: _, state: __, ...row }) => row);
        return pageOf(shown, total, slice);
      },
    }),
    {
      summary:
        "Journeys of the company, or of joiners below the caller, by when they changed, oldest first, and those that are gone: to follow them.",
      parts: ["progress", "team"].flatMap((scope) => [undefined, "DONE", "WITHDRAWN"].map((show) => ({ scope, show }))),
    },
  ),
  endpoint({
    ...{ method: "POST", path: "/journeys", can },
    summary: "Somebody moves, is away, is back, leaves or joins again; the register says so from that day on.",
    input: startJourneyInput,
    output: started,
    creates: "/journeys/:journeyId",
    run: startJourney,
  }),
  endpoint({
    ...{ method: "POST", path: "/journeys/hire", can },
    summary: "Somebody joins: they stand in the register, and their first months are planned.",
    input: hireInput,
    output: started,
    creates: "/journeys/:journeyId",
    run: hire,
  }),
  endpoint({
    ...{ method: "POST", path: "/journeys/preview", can },
    summary: "What every module will do when somebody joins, moves or leaves. Nothing is stored.",
    input: previewMoveInput,
    output: previewShape,
    run: async (context, input) => {
      const { hands, ...preview } = await previewMove(context, input);
      return { ...preview, hands: hands.map(({ records, ...hand }) => ({ ...hand, records: [...records] })) };
    },
  }),
  endpoint({
    ...{ method: "GET", path: "/journeys/:journeyId", can },
    summary: "A journey with the steps the caller may see.",
    input: oneJourney,
    output: journeyShape,
    run: async (context, { journeyId }) => shownJourney(await journeyPage(context, journeyId)),
  }),
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/alumni", can },
      summary: "Everybody who has left, the latest first, as they stood on their last day.",
      input: pagingInput.extend({ text: searchInput().describe("Part of a name; left out, everybody.") }),
      output: listShape(alumnusShape),
      run: async (context, { text, ...paging }) => {
        const slice = sliceOf(paging);
        const { rows, total } = await alumniPage(context, { text, page: 1 }, slice);
        return pageOf(
          rows.map(({ photo: _, ...row }) => row),
          total,
          slice,
        );
      },
    }),
  ),
  endpoint({
    ...{ method: "POST", path: "/journeys/:journeyId/tell", can },
    summary: "The person sees their journey from now on, and is told of it.",
    input: oneJourney,
    output: z.object({ journeyId: ids.journey }),
    run: tellPerson,
  }),
  endpoint({
    ...{ method: "POST", path: "/journeys/:journeyId/withdraw", can },
    summary: "A journey is not to be; what it did is taken back, until 30 days after its day.",
    input: oneJourney,
    output: z.object({ journeyId: ids.journey, takenBack: z.number().int().describe("How many changes.") }),
    run: withdrawJourney,
  }),
  endpoint({
    ...{ method: "POST", path: "/journey-steps/:stepId/close", can },
    summary: "A step is done, skipped, or open again.",
    input: closeStepInput,
    output: z.object({ stepId: ids.step, journeyId: ids.journey }),
    run: closeStep,
  }),
  ...paperEndpoints,
  endpoint({
    ...{ method: "POST", path: "/journey-steps/:stepId/give", can },
    summary: "An open step goes to somebody else.",
    input: giveStepInput,
    output: z.object({ stepId: ids.step }),
    run: giveStep,
  }),
  ...templateEndpoints(),
  endpoint({
    ...{ method: "GET", path: "/lifecycle-insights", can },
    summary: "Journeys in numbers; nothing of fewer than five people.",
    input: z.object({}),
    output: insightsShape,
    run: (context) => lifecycleInsights(context),
  }),
];

function templateEndpoints(): AnyEndpoint[] {
  const output = z.object({ templateId: ids.template, number: z.number().int().describe("The number it has now.") });
  return [
    ...withChanges(
      endpoint({
        ...{ method: "GET", path: "/journey-templates", can },
        summary: "The templates journeys are made of.",
        input: pagingInput,
        output: listShape(templateShape),
        run: async (context, paging) => {
          await authorize(context, "edit", { kind: "LifecycleTemplates" });
          return pageOfAll(await readTemplates(context), paging);
        },
      }),
    ),
    endpoint({
      ...{ method: "POST", path: "/journey-templates", can },
      summary: "Adds a template.",
      input: saveTemplateInput.omit({ templateId: true, version: true }),
      output,
      run: (context, input) => saveTemplate(context, { ...input, templateId: undefined, version: undefined }),
    }),
    endpoint({
      ...{ method: "PUT", path: "/journey-templates/:templateId", can },
      summary: "Changes a template; journeys that run keep their steps.",
      input: saveTemplateInput.extend({ templateId: ids.template }),
      output,
      run: saveTemplate,
    }),
    endpoint({
      ...{ method: "POST", path: "/journey-templates/:templateId/archive", can },
      summary: "Puts a template away, or brings it back.",
      input: archiveTemplateInput,
      output: z.object({ templateId: ids.template }),
      run: archiveTemplate,
    }),
  ];
}

function shownJourney({ id, person, moment, onDay, state, moved, buddy, steps }: JourneyPage) {
  return {
    ...{ id, moment, onDay, state, moved, person: { id: person.id, name: person.name }, buddy: named(buddy) },
    steps: steps.map(shownStep),
  };
}

const named = (one: { id: string; name: string } | null) => one && { id: one.id, name: one.name };

function shownStep({ assignee, questions, files, papers, ...step }: JourneyStep) {
  const { id, title, details, kind, link, answers, doer, dueOn, state, answer, closedAt, ready, digest, version } =
    step;
  return {
    ...{ id, title, details, kind, link, answers, doer, dueOn, state, answer, closedAt, ready, digest, version },
    assignee: named(assignee),
    questions: questions.map((question) => ({
      ...{ id: question.id, kind: question.kind, text: question.text },
      ...{ required: question.required, setup: question.setup },
    })),
    files: files.map((file) => ({ id: file.id, fileName: file.fileName })),
    papers: papers.map(({ id: paperId, standing, settledAt }) => ({
      ...{ id: paperId, standing, settledAt: settledAt?.toISOString() ?? null },
    })),
  };
}
