import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { localDay, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { textFor } from "../domain/text-for.ts";
import { privacies, purposes, surveyStates } from "../domain/survey.ts";
import { surveyRows, mySurveys } from "../queries/survey-lists.ts";
import { createSurvey, createSurveyInput } from "../use-cases/create-survey.ts";
import { askLaunch } from "../use-cases/launch-survey.ts";
import { publishSurvey } from "../use-cases/publish-survey.ts";
import { closeSurvey, extendInput, extendSurvey, remindOfSurvey, reopenSurvey } from "../use-cases/run-survey.ts";
import { answerSurvey, answerSurveyInput } from "../use-cases/answer-survey.ts";
import { readKey, takeToken, takeTokenInput } from "../use-cases/take-token.ts";
import { oneSurvey, oneSurveyRead } from "../use-cases/survey-input.ts";
import { designEndpoints } from "./design-endpoints.ts";
import { planEndpoints } from "./plan-endpoints.ts";
import { resultsEndpoint } from "./results-endpoint.ts";

const on = feature("ENGAGEMENT");
const answers = all(on, mayEver("answer", "Survey"));
const runs = all(on, mayEver("run", "Survey"));

const surveyShape = z.object({
  id: recordId,
  title: z.string().describe("What people know it by, in the caller's language."),
  purpose: z.enum(purposes).describe("What it was made for."),
  privacy: z.enum(privacies).describe("Who can know what somebody answered."),
  state: z.enum(surveyStates).describe("How it stands."),
  questions: z.number().int().describe("How many."),
  asked: z.number().int().describe("How many people are asked."),
  tookPart: z.number().int().describe("How many of them took part."),
  closesOn: localDay.nullable().describe("The last day; null where it is closed by hand."),
  version: versionShape,
});
const waitingShape = surveyShape.pick({ id: true, title: true, privacy: true, closesOn: true });
const doneShape = z.object({ surveyId: recordId });

/** What a browser asks while somebody takes part. */
const answering: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/key",
    can: answers,
    summary: "The key that tokens of an anonymous survey are verified with, for who was asked.",
    input: oneSurvey,
    output: z.object({ publicKey: z.string().describe("SubjectPublicKeyInfo, base64.") }),
    run: readKey,
  }),
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/token",
    can: answers,
    summary: "Signs a blinded token (RFC 9474, RSABSSA-SHA384-PSS-Randomized): the server never sees the token itself.",
    input: takeTokenInput,
    output: z.object({
      signature: z.string().describe("The blind signature, base64."),
      group: z.number().int().describe("The group of people that goes along with the answers."),
    }),
    run: takeToken,
  }),
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/answers",
    can: answers,
    summary: "Answers a confidential or named survey, once.",
    input: answerSurveyInput,
    output: doneShape,
    run: answerSurvey,
  }),
];

/** Surveys over `/api/v1`: designed on pages, run and read by programs too. Answers are never read by anything. */
export const engagementEndpoints: readonly AnyEndpoint[] = [
  ...answering,
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/surveys",
      can: all(on, mayEver("view", "Survey")),
      summary: "The surveys of the company.",
      input: pagingInput,
      output: listShape(surveyShape),
      run: async (context, paging) =>
        pageOfAll(
          (await surveyRows(context)).map(({ title, took, at: _, ...row }) => ({
            ...row,
            ...{ title: textFor(title, context.actor.language), tookPart: took },
          })),
          paging,
        ),
    }),
  ),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/me/surveys",
      can: on,
      summary: "Surveys that wait for the caller.",
      input: pagingInput,
      output: listShape(waitingShape),
      run: async (context, paging) =>
        pageOfAll(
          (await mySurveys(context, "ACTIVE_SURVEYS")).map(({ id, title, privacy, closesOn }) => ({
            ...{ id, privacy, closesOn, title: textFor(title, context.actor.language) },
          })),
          paging,
        ),
    }),
  ),
  endpoint({
    method: "POST",
    path: "/surveys",
    can: all(on, mayEver("create", "Survey")),
    summary: "Begins a survey: from a sample, a template, or an earlier survey as its next wave.",
    input: createSurveyInput,
    output: doneShape,
    run: createSurvey,
  }),
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/launch",
    can: runs,
    summary: "Launches a survey; one that asks many is launched in the background.",
    input: oneSurveyRead,
    output: doneShape.extend({
      asked: z.number().int().describe("How many people are asked."),
      taskId: recordId.nullable().describe("The task, at /tasks/:taskId; null where the survey is launched already."),
    }),
    run: askLaunch,
  }),
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/remind",
    can: runs,
    summary: "Reminds everybody who has not taken part; nobody twice on one day.",
    input: oneSurvey,
    output: z.object({ reminded: z.number().int().describe("How many were reminded.") }),
    run: remindOfSurvey,
  }),
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/extend",
    can: runs,
    summary: "Gives a survey that runs another last day.",
    input: extendInput,
    output: doneShape,
    run: async (context, input) => ({ surveyId: (await extendSurvey(context, input)).surveyId }),
  }),
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/close",
    can: runs,
    summary: "Ends the answering.",
    input: oneSurveyRead,
    output: doneShape,
    run: async (context, input) => ({ surveyId: (await closeSurvey(context, input)).surveyId }),
  }),
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/reopen",
    can: runs,
    summary: "Lets a closed survey be answered again, before its results were seen.",
    input: extendInput,
    output: doneShape,
    run: async (context, input) => ({ surveyId: (await reopenSurvey(context, input)).surveyId }),
  }),
  endpoint({
    method: "POST",
    path: "/surveys/:surveyId/publish",
    can: runs,
    summary: "Makes the results of a closed survey; what was answered anonymously is counted and destroyed.",
    input: oneSurveyRead,
    output: doneShape,
    run: async (context, input) => ({
      surveyId: (await publishSurvey(context, input)).surveyId,
    }),
  }),
  resultsEndpoint,
  ...planEndpoints,
  ...designEndpoints,
];
