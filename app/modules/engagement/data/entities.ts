import { defineEntity, type InferEntity } from "@mikro-orm/core";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import type { Block } from "../domain/blocks.ts";
import type { Outcome } from "../domain/outcome.ts";
import type { SeriesKind } from "../domain/series.ts";
import type { Attribute, Frame, Place, Privacy, Purpose, SurveyState } from "../domain/survey.ts";
import { benchmarkEntities } from "./benchmark-entities.ts";

export const Survey = defineEntity({
  name: "Survey",
  tableName: "survey",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    title: p.json<Texts>(),
    intro: p.json<Texts>(),
    purpose: p.text().$type<Purpose>(),
    questions: p.json<Question[]>(),
    /** By the id of a question: the driver it speaks of. */
    drivers: p.json<Record<string, string>>(),
    privacy: p.text().$type<Privacy>(),
    state: p.text().$type<SurveyState>(),
    audience: p.json<AudienceRule>(),
    attributes: p.json<Attribute[]>(),
    fewest: p.integer(),
    sharesWithManagers: p.boolean(),
    sharesWithAll: p.boolean(),
    randomOrder: p.boolean(),
    closesOn: p.date().nullable(),
    /** Before the last day, so many days. */
    remindDays: p.json<number[]>(),
    followsId: p.uuid().nullable(),
    /** The plan about results that it measures. */
    focusId: p.uuid().nullable(),
    /** The series that began it by itself. */
    seriesId: p.uuid().nullable(),
    frame: p.json<Frame>().nullable(),
    outcome: p.json<Outcome>().nullable(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    launchedAt: p.datetime().columnType("timestamptz").nullable(),
    closedAt: p.datetime().columnType("timestamptz").nullable(),
    publishedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});
export type SurveyRecord = InferEntity<typeof Survey>;

const SurveyGroup = defineEntity({
  name: "SurveyGroup",
  tableName: "survey_group",
  schema: "*",
  properties: (p) => ({
    surveyId: p.uuid().primary(),
    number: p.integer().primary(),
    place: p.json<Place>(),
    asked: p.integer(),
  }),
});

const SurveyParticipant = defineEntity({
  name: "SurveyParticipant",
  tableName: "survey_participant",
  schema: "*",
  properties: (p) => ({
    surveyId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    groupNumber: p.integer(),
    tokens: p.integer(),
    tokenHash: p.text().nullable(),
    tookPart: p.boolean(),
    remindedOn: p.date().nullable(),
    /** Where it was later than the launch. */
    askedOn: p.date().nullable(),
  }),
});

const SurveyKey = defineEntity({
  name: "SurveyKey",
  tableName: "survey_key",
  schema: "*",
  properties: (p) => ({
    surveyId: p.uuid().primary(),
    publicKey: p.text(),
    privateKey: p.text(),
    boxKey: p.text(),
  }),
});

const SurveySpent = defineEntity({
  name: "SurveySpent",
  tableName: "survey_spent",
  schema: "*",
  properties: (p) => ({ surveyId: p.uuid().primary(), tokenHash: p.text().primary() }),
});

const SurveyBox = defineEntity({
  name: "SurveyBox",
  tableName: "survey_box",
  schema: "*",
  properties: (p) => ({ id: p.uuid().primary(), surveyId: p.uuid(), sealed: p.text() }),
});

const SurveyAnswer = defineEntity({
  name: "SurveyAnswer",
  tableName: "survey_answer",
  schema: "*",
  properties: (p) => ({
    surveyId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    answers: p.json<unknown>(),
    submittedAt: p.datetime().columnType("timestamptz"),
  }),
});

const SurveyResult = defineEntity({
  name: "SurveyResult",
  tableName: "survey_result",
  schema: "*",
  properties: (p) => ({ surveyId: p.uuid().primary(), questionId: p.text().primary(), blocks: p.json<Block[]>() }),
});

const SurveyComment = defineEntity({
  name: "SurveyComment",
  tableName: "survey_comment",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    surveyId: p.uuid(),
    questionId: p.text(),
    groups: p.json<number[]>(),
    words: p.text(),
    /** The public key that answers to it are sealed for; base64. */
    mailbox: p.text().nullable(),
  }),
});

/** What is said below a comment, by the company or by whoever wrote it. */
const SurveyMessage = defineEntity({
  name: "SurveyMessage",
  tableName: "survey_message",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    surveyId: p.uuid(),
    commentId: p.uuid(),
    place: p.integer(),
    fromCompany: p.boolean(),
    authorId: p.uuid().nullable(),
    words: p.text(),
    sealed: p.text().nullable(),
    ticketHash: p.text().nullable(),
  }),
});

export const SurveyFocus = defineEntity({
  name: "SurveyFocus",
  tableName: "survey_focus",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    surveyId: p.uuid(),
    leadId: p.uuid().nullable(),
    questionId: p.text(),
    plan: p.text(),
    dueOn: p.date().nullable(),
    outcome: p.text(),
    state: p.text(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

/** A task that a plan about results led to. */
export const SurveyFocusStep = defineEntity({
  name: "SurveyFocusStep",
  tableName: "survey_focus_step",
  schema: "*",
  properties: (p) => ({
    initiativeId: p.uuid().primary(),
    focusId: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

/** A goal that a plan about results led to. */
export const SurveyFocusGoal = defineEntity({
  name: "SurveyFocusGoal",
  tableName: "survey_focus_goal",
  schema: "*",
  properties: (p) => ({
    goalId: p.uuid().primary(),
    focusId: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

export const SurveyTemplate = defineEntity({
  name: "SurveyTemplate",
  tableName: "survey_template",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    purpose: p.text().$type<Purpose>(),
    questions: p.json<Question[]>(),
    drivers: p.json<Record<string, string>>(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

/** A survey that asks by itself, whenever its moment comes. */
export const SurveySeries = defineEntity({
  name: "SurveySeries",
  tableName: "survey_series",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    kind: p.text().$type<SeriesKind>(),
    title: p.json<Texts>(),
    intro: p.json<Texts>(),
    purpose: p.text().$type<Purpose>(),
    questions: p.json<Question[]>(),
    drivers: p.json<Record<string, string>>(),
    privacy: p.text().$type<Privacy>(),
    fewest: p.integer(),
    sharesWithAll: p.boolean(),
    everyWeeks: p.integer(),
    /** So many questions each time, those first that were asked longest ago. */
    asks: p.integer(),
    /** Percent of the people each time. */
    share: p.integer(),
    audience: p.json<AudienceRule>(),
    isOn: p.boolean(),
    endedAt: p.datetime().columnType("timestamptz").nullable(),
    nextOn: p.date().nullable(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});
export type SeriesRecord = InferEntity<typeof SurveySeries>;

/** One row: how often a person is asked within a month at most. */
const SurveyLimit = defineEntity({
  name: "SurveyLimit",
  tableName: "survey_limit",
  schema: "*",
  properties: (p) => ({ id: p.integer().primary(), mostAMonth: p.integer().fieldName("most_a_month") }),
});

/** One row: of fewer answers than this the company shows nothing. */
const SurveyMinimum = defineEntity({
  name: "SurveyMinimum",
  tableName: "survey_minimum",
  schema: "*",
  properties: (p) => ({ id: p.integer().primary(), fewest: p.integer() }),
});

export const engagementEntities = [
  Survey,
  SurveyGroup,
  SurveyParticipant,
  SurveyKey,
  SurveySpent,
  SurveyBox,
  SurveyAnswer,
  SurveyResult,
  SurveyComment,
  SurveyMessage,
  SurveyFocus,
  SurveyFocusStep,
  SurveyFocusGoal,
  ...benchmarkEntities,
  SurveyTemplate,
  SurveySeries,
  SurveyLimit,
  SurveyMinimum,
];
