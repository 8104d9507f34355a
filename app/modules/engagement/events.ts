import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

const one = z.object({ surveyId: z.string() });

const ofSurveys = { right: ["edit", "Survey"] } as const;

/** What this room announces: surveys and states alone, never who answered, and never an answer. */
export const engagementEvents = declareEvents({
  "engagement.survey-created": { payload: one, says: "A survey was begun.", stays: true },
  "engagement.survey-edited": { payload: one, says: "A survey was changed before its launch.", stays: true },
  "engagement.survey-deleted": { payload: one, says: "A draft of a survey was deleted.", stays: true },
  "engagement.survey-restored": { payload: one, says: "A deleted draft of a survey was restored.", stays: true },
  "engagement.survey-launched": { payload: one, says: "A survey was launched.", leaves: true, concerns: ofSurveys },
  "engagement.token-given": { payload: one, says: "Somebody who was asked got a token to answer with.", stays: true },
  "engagement.answered": {
    payload: one,
    says: "Somebody answered a survey that is not anonymous.",
    stays: true,
  },
  "engagement.reminded": {
    payload: one.extend({ employeeIds: z.array(z.string()) }),
    says: "Those who had not taken part were reminded.",
  },
  "engagement.extended": {
    payload: one.extend({ closesOn: z.string() }),
    says: "A survey got another last day.",
    leaves: true,
    concerns: ofSurveys,
  },
  "engagement.closed": { payload: one, says: "A survey was closed.", leaves: true, concerns: ofSurveys },
  "engagement.reopened": {
    payload: one,
    says: "A survey was reopened before its results were seen.",
    leaves: true,
    concerns: ofSurveys,
  },
  "engagement.published": {
    payload: one,
    says: "The results of a survey can be seen.",
    leaves: true,
    concerns: ofSurveys,
  },
  "engagement.focus-changed": {
    payload: one.extend({ focusId: z.string(), change: z.string() }),
    says: "What a team does about results was planned, changed, finished or deleted.",
    stays: true,
  },
  "engagement.came-of-it": {
    payload: one.extend({ focusId: z.string() }),
    says: "Those who were asked are told what came of a survey.",
  },
  "engagement.collecting-opened": {
    payload: one,
    says: "A series opened a survey that asks people as their moments come.",
    stays: true,
  },
  "engagement.asked": {
    payload: one.extend({ employeeIds: z.array(z.string()) }),
    says: "A series asked people whose moment has come.",
  },
  "engagement.series-changed": {
    payload: z.object({ seriesId: z.string(), change: z.string() }),
    says: "Surveys that ask by themselves were planned, switched on or off.",
    stays: true,
  },
  "engagement.limit-changed": {
    payload: z.object({ mostAMonth: z.number() }),
    says: "How often people are asked within a month at most was changed.",
    stays: true,
  },
  "engagement.minimum-changed": {
    payload: z.object({ fewest: z.number() }),
    says: "Of how few answers nothing is shown was changed for the company.",
    stays: true,
  },
  "engagement.benchmark-changed": {
    payload: z.object({ benchmarkId: z.string(), change: z.string() }),
    says: "What others answered was written down, changed or taken away.",
    stays: true,
  },
  "engagement.comment-answered": {
    payload: one,
    says: "A comment was answered; to whom nobody knows.",
    stays: true,
  },
  "engagement.template-changed": {
    payload: z.object({ templateId: z.string(), change: z.string() }),
    says: "A template of surveys was added, changed, archived or brought back.",
    stays: true,
  },
});
