import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { localDay, recordId } from "#app/platform/http/shapes.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { heatRows } from "../domain/survey.ts";
import { textFor } from "../domain/text-for.ts";
import { insightsInput, insightsPage } from "../queries/insights-page.ts";
import { oneSurvey } from "../use-cases/survey-input.ts";
import { scopeInput } from "./plan-endpoints.ts";

const percent = (what: string) => z.number().nullable().describe(what);

const questionShape = z.object({
  questionId: z.string().describe("The id of the question within its survey."),
  text: z.string().describe("What was asked, in the caller's language."),
  driver: z.string().nullable().describe("The driver it speaks of; null where none is set."),
  section: z.string().nullable().describe("The heading it was asked under, in the caller's language; null where none."),
  answers: z.number().int().nullable().describe("Null where so few answered that nothing is told."),
  favourable: percent("Percent of favourable answers."),
  average: percent("The mean of the scale, to one digit."),
  enps: percent("The employee net promoter score, from -100 to 100."),
  benchmark: percent("Percent of favourable answers of the benchmark; null where it says nothing of this."),
  benchmarkAverage: percent("The mean of the scale of the benchmark, to one digit."),
});
const driverShape = z.object({
  id: z.string().describe("Ours, or the id of a driver of the company."),
  parentId: z.string().nullable().describe("The driver above it, whose numbers hold its own; null at the top."),
  favourable: percent("Percent of favourable answers; null where it is not told."),
  benchmark: percent("The same of the benchmark."),
  average: percent("The mean of the scale over its questions; null where it is not told or their scales differ."),
  benchmarkAverage: percent("The same of the benchmark."),
});
const groupShape = z.object({
  id: recordId,
  name: z.string().describe("The unit, manager, function, role, place, company or person."),
  answered: z.number().int().nullable().describe("How many took part; null where too few did."),
  asked: z.number().int().describe("How many people were asked."),
  favourable: z
    .array(z.number().nullable())
    .describe(
      "By driver, in the order of those of `drivers` at the top, or below `driver`; null where it is not told.",
    ),
});

/** What is told of a survey, as its screen tells it: the same cells, never one more. */
export const resultsEndpoint: AnyEndpoint = endpoint({
  method: "GET",
  path: "/surveys/:surveyId/results",
  can: feature("ENGAGEMENT"),
  summary: "What a survey says of the whole company or of the caller's own people, as far as it is told.",
  input: oneSurvey.extend({
    scope: scopeInput,
    by: z
      .enum(heatRows)
      .optional()
      .describe("What its groups are told apart by; EMPLOYEE, person by person, in named surveys alone."),
    node: z.guid().optional().describe("The unit, manager, role or place of `by` that is looked at."),
    driver: z
      .guid()
      .optional()
      .describe("The driver whose sub-drivers stand in `groups`; those at the top without one."),
    benchmark: z.guid().optional().describe("The benchmark beside it; the latest where none is named."),
  }),
  output: z.object({
    surveyId: recordId,
    asked: z.number().int().describe("How many people were asked."),
    answered: z.number().int().nullable().describe("How many took part; null where too few did."),
    favourable: percent("Percent of favourable answers to all that is asked on a scale."),
    drivers: z.array(driverShape).describe("What questions speak of."),
    questions: z.array(questionShape).describe("Every question that is counted."),
    groups: z.array(groupShape).describe("The groups right below the one that is looked at."),
    benchmark: z
      .object({ id: recordId, name: z.string().describe("What it is called."), measuredOn: localDay })
      .nullable()
      .describe("What stands beside it; null where there is none."),
  }),
  run: async (context, { surveyId, scope, ...narrowed }) => {
    const page = await insightsPage(context, insightsInput.parse({ surveyId, ...narrowed }), scope);
    const { view, heat, benchmark } = page;
    if (!view) throw notFound("Survey");
    if (narrowed.by === "EMPLOYEE" && page.by !== "EMPLOYEE")
      throw invalid("engagement.not-named", "Only named surveys are told person by person.", {
        fields: { by: "engagement.not-named" },
      });
    return {
      ...{ surveyId, asked: view.asked, answered: view.answered, favourable: view.favourable },
      drivers: view.drivers.map(({ id, parentId, favourable, average }) => ({
        ...{ id, parentId, favourable, benchmark: benchmark?.drivers[id] ?? null },
        ...{ average, benchmarkAverage: benchmark?.driverAverages[id] ?? null },
      })),
      questions: view.questions.map(({ question, driver, section, score }) => {
        const { answered = null, favourable = null, average = null, enps = null } = score ?? {};
        return {
          ...{ questionId: question.id, driver, answers: answered, favourable, average, enps },
          text: textFor(question.text, context.actor.language),
          section: section && textFor(section, context.actor.language),
          benchmark: benchmark?.questions[question.id] ?? null,
          benchmarkAverage: benchmark?.averages[question.id] ?? null,
        };
      }),
      groups: heat.rows.map(({ id, name, answered, asked, scores }) => ({
        ...{ id, name, answered, asked, favourable: scores },
      })),
      benchmark: benchmark && { id: benchmark.id, name: benchmark.name, measuredOn: benchmark.measuredOn },
    };
  },
});
