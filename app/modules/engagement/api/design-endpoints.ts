import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { localDay, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { seriesKinds } from "../domain/series.ts";
import { privacies } from "../domain/survey.ts";
import { textFor } from "../domain/text-for.ts";
import { benchmarkRows } from "../queries/benchmarks.ts";
import { minimumOf } from "../queries/minimum.ts";
import { seriesList } from "../queries/series-list.ts";
import { deleteSurvey, restoreSurvey, saveDesign, saveParticipants, saveSettings } from "../use-cases/edit-survey.ts";
import { deleteBenchmark, oneBenchmark, saveBenchmark, saveBenchmarkInput } from "../use-cases/save-benchmark.ts";
import {
  addSeries,
  addSeriesInput,
  editSeries,
  editSeriesInput,
  endSeries,
  endSeriesInput,
  limitInput,
  setLimit,
  switchSeries,
  switchSeriesInput,
} from "../use-cases/series.ts";
import { minimumInput, setMinimum } from "../use-cases/set-minimum.ts";
import { designInput, oneSurvey, participantsInput, settingsInput } from "../use-cases/survey-input.ts";
import { archiveTemplate, archiveTemplateInput, saveAsTemplate, saveAsTemplateInput } from "../use-cases/templates.ts";

const on = feature("ENGAGEMENT");
const views = all(on, mayEver("view", "Survey"));
const creates = all(on, mayEver("create", "Survey"));
const edits = all(on, mayEver("edit", "Survey"));
const doneSurvey = z.object({ surveyId: recordId });
const doneSeries = z.object({ seriesId: recordId });
const doneBenchmark = z.object({ benchmarkId: recordId });

const seriesShape = z.object({
  id: recordId,
  title: z.string().describe("What people know it by, in the caller's language."),
  kind: z.enum(seriesKinds).describe("When it asks."),
  privacy: z.enum(privacies).describe("Who can know what somebody answered."),
  questions: z.number().int().describe("How many."),
  everyWeeks: z.number().int().describe("A pulse asks every so many weeks."),
  asks: z.number().int().describe("So many questions of a pulse each time."),
  share: z.number().int().describe("A pulse asks so many percent of people each time."),
  isOn: z.boolean().describe("Whether it asks."),
  ended: z.boolean().describe("Whether it never asks again."),
  nextOn: localDay.nullable().describe("The day a pulse asks next; null where none is set."),
  asked: z.number().int().describe("How many it has asked so far."),
});
const benchmarkShape = z.object({
  id: recordId,
  name: z.string().describe("What it is called."),
  measuredOn: localDay.describe("The day of which it speaks."),
  values: z.number().int().describe("How many drivers and questions it speaks of."),
  version: versionShape,
});

const drafts: readonly AnyEndpoint[] = [
  endpoint({
    ...{ method: "PUT", path: "/surveys/:surveyId/questions", can: edits },
    summary: "Says what a draft asks, and of which driver each question speaks.",
    input: designInput,
    output: doneSurvey,
    run: saveDesign,
  }),
  endpoint({
    ...{ method: "PUT", path: "/surveys/:surveyId/settings", can: edits },
    summary: "Settles a draft besides its questions.",
    input: settingsInput,
    output: doneSurvey,
    run: saveSettings,
  }),
  endpoint({
    ...{ method: "PUT", path: "/surveys/:surveyId/participants", can: edits },
    summary: "Says whom a draft asks.",
    input: participantsInput,
    output: doneSurvey,
    run: saveParticipants,
  }),
  endpoint({
    ...{ method: "DELETE", path: "/surveys/:surveyId", can: edits },
    summary: "Deletes a draft; it can be restored.",
    input: oneSurvey.extend({ version: versionRead }),
    output: doneSurvey,
    run: deleteSurvey,
  }),
  endpoint({
    ...{ method: "POST", path: "/surveys/:surveyId/restore", can: edits },
    summary: "Restores a deleted draft.",
    input: oneSurvey,
    output: doneSurvey,
    run: async (context, { surveyId }) => {
      await restoreSurvey(context, { surveyId });
      return { surveyId };
    },
  }),
  endpoint({
    ...{ method: "POST", path: "/surveys/:surveyId/template", can: edits },
    summary: "Keeps the questions of a survey as a template.",
    input: saveAsTemplateInput,
    output: z.object({ templateId: recordId }),
    run: saveAsTemplate,
  }),
  endpoint({
    ...{
      method: "POST",
      path: "/survey-templates/:templateId/archive",
      can: all(on, mayEver("edit", "SurveyTemplate")),
    },
    summary: "Archives a template, or brings it back.",
    input: archiveTemplateInput,
    output: z.object({ templateId: recordId }),
    run: async (context, input) => {
      await archiveTemplate(context, input);
      return { templateId: input.templateId };
    },
  }),
];

const series: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/survey-series", can: views },
      summary: "Surveys that ask by themselves.",
      input: pagingInput,
      output: listShape(seriesShape),
      run: async (context, paging) => {
        await authorize(context, "view", { kind: "Survey" });
        const { series: rows } = await seriesList(context);
        return pageOfAll(
          rows.map(({ title, ...row }) => ({ ...row, title: textFor(title, context.actor.language) })),
          paging,
        );
      },
    }),
  ),
  endpoint({
    ...{ method: "POST", path: "/survey-series", can: creates },
    summary: "Plans surveys that ask by themselves.",
    input: addSeriesInput,
    output: doneSeries,
    run: addSeries,
  }),
  endpoint({
    ...{ method: "PUT", path: "/survey-series/:seriesId", can: creates },
    summary: "Changes how often a series asks, what, and whom, from its next time on.",
    input: editSeriesInput,
    output: doneSeries,
    run: editSeries,
  }),
  endpoint({
    ...{ method: "POST", path: "/survey-series/:seriesId/switch", can: creates },
    summary: "Pauses a series, or resumes it.",
    input: switchSeriesInput,
    output: doneSeries,
    run: switchSeries,
  }),
  endpoint({
    ...{ method: "POST", path: "/survey-series/:seriesId/end", can: creates },
    summary: "Ends a series for good.",
    input: endSeriesInput,
    output: doneSeries,
    run: endSeries,
  }),
  endpoint({
    ...{ method: "PUT", path: "/survey-limit", can: creates },
    summary: "Says how often a person is asked within a month at most.",
    input: limitInput,
    output: limitInput,
    run: async (context, input) => {
      await setLimit(context, input);
      return input;
    },
  }),
  endpoint({
    ...{ method: "GET", path: "/survey-minimum", can: creates },
    summary: "Tells of how few answers the company shows nothing.",
    input: z.object({}),
    output: minimumInput,
    run: async (context) => {
      await authorize(context, "create", { kind: "Survey" });
      return { fewest: (await minimumOf(context)).least };
    },
  }),
  endpoint({
    ...{ method: "PUT", path: "/survey-minimum", can: creates },
    summary: "Says of how few answers nothing is told. Raising it makes published results stricter for good.",
    input: minimumInput,
    output: minimumInput,
    run: async (context, input) => {
      await setMinimum(context, input);
      return input;
    },
  }),
];

const benchmarks: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/survey-benchmarks", can: views },
      summary: "What others answered, to be read beside results.",
      input: pagingInput,
      output: listShape(benchmarkShape),
      run: async (context, paging) => {
        await authorize(context, "view", { kind: "Survey" });
        return pageOfAll(await benchmarkRows(context), paging);
      },
    }),
  ),
  endpoint({
    ...{ method: "POST", path: "/survey-benchmarks", can: creates },
    summary: "Writes down what others answered, all values or none; a name that is known gets these values.",
    input: saveBenchmarkInput,
    output: doneBenchmark,
    run: saveBenchmark,
  }),
  endpoint({
    ...{ method: "DELETE", path: "/survey-benchmarks/:benchmarkId", can: creates },
    summary: "Takes a benchmark away.",
    input: oneBenchmark.extend({ version: versionRead }),
    output: doneBenchmark,
    run: deleteBenchmark,
  }),
];

/** What surveys are made of, and how they ask by themselves. */
export const designEndpoints: readonly AnyEndpoint[] = [...drafts, ...series, ...benchmarks];
