import { defineEntity } from "@mikro-orm/core";

const moment = "timestamptz";

export const ReviewQuestion = defineEntity({
  name: "ReviewQuestion",
  tableName: "review_question",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    question: p.json<unknown>(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType(moment),
    archivedAt: p.datetime().columnType(moment).nullable(),
    version: p.integer().version(),
  }),
});

export const ReviewTemplate = defineEntity({
  name: "ReviewTemplate",
  tableName: "review_template",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    elements: p.json<unknown>(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType(moment),
    archivedAt: p.datetime().columnType(moment).nullable(),
    version: p.integer().version(),
  }),
});

export const ReviewCycle = defineEntity({
  name: "ReviewCycle",
  tableName: "review_cycle",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    state: p.text(),
    stateBefore: p.text().nullable(),
    settings: p.json<unknown>(),
    periodStartsOn: p.date(),
    periodEndsOn: p.date(),
    step: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType(moment),
    launchedAt: p.datetime().columnType(moment).nullable(),
    publishedAt: p.datetime().columnType(moment).nullable(),
    cancelledAt: p.datetime().columnType(moment).nullable(),
    maskSecret: p.uuid().defaultRaw("gen_random_uuid()"),
    version: p.integer().version(),
  }),
});

export const ReviewCycleForm = defineEntity({
  name: "ReviewCycleForm",
  tableName: "review_cycle_form",
  schema: "*",
  properties: (p) => ({
    cycleId: p.uuid().primary(),
    provider: p.text().primary(),
    formGroup: p.text().primary(),
    elements: p.json<unknown>(),
  }),
});

export const ReviewReviewee = defineEntity({
  name: "ReviewReviewee",
  tableName: "review_reviewee",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    cycleId: p.uuid(),
    employeeId: p.uuid(),
    managerId: p.uuid().nullable(),
    orgUnitId: p.uuid().nullable(),
    anchorOn: p.date(),
    formGroup: p.text().default(""),
    proposedOption: p.text().nullable(),
    proposedRow: p.smallint().nullable(),
    proposedColumn: p.smallint().nullable(),
    settledOption: p.text().nullable(),
    settledRow: p.smallint().nullable(),
    settledColumn: p.smallint().nullable(),
    promotionStatus: p.text().nullable(),
    settledBy: p.uuid().nullable(),
    settledAt: p.datetime().columnType(moment).nullable(),
    settledReason: p.text().nullable(),
    scoreOverall: p.string().columnType("numeric(6,2)").nullable(),
    scoreGoals: p.string().columnType("numeric(6,2)").nullable(),
    scoreCompetencies: p.string().columnType("numeric(6,2)").nullable(),
    scoreQuestions: p.string().columnType("numeric(6,2)").nullable(),
    calibratedAt: p.datetime().columnType(moment).nullable(),
    sharedAt: p.datetime().columnType(moment).nullable(),
    sharedBy: p.uuid().nullable(),
    outcome: p.text().nullable(),
    outcomeAt: p.datetime().columnType(moment).nullable(),
    reopenedAt: p.datetime().columnType(moment).nullable(),
    removedAt: p.datetime().columnType(moment).nullable(),
    createdAt: p.datetime().columnType(moment),
    rated: p.json<unknown>().nullable(),
    decision: p.text().nullable(),
    decisionReason: p.text().nullable(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType(moment).nullable(),
    outcomeOption: p.text().nullable(),
    goalWeights: p.json<unknown>().nullable(),
    peersRemindedAt: p.datetime().columnType(moment).nullable(),
    version: p.integer().version(),
  }),
});

export const ReviewForm = defineEntity({
  name: "ReviewForm",
  tableName: "review_form",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    revieweeId: p.uuid(),
    provider: p.text(),
    reviewerId: p.uuid().nullable(),
    status: p.text(),
    opensOn: p.date(),
    dueOn: p.date(),
    startedAt: p.datetime().columnType(moment).nullable(),
    submittedAt: p.datetime().columnType(moment).nullable(),
    forced: p.boolean(),
    reopenedAt: p.datetime().columnType(moment).nullable(),
    remindedAt: p.datetime().columnType(moment).nullable(),
    announcedAt: p.datetime().columnType(moment).nullable(),
    removedAt: p.datetime().columnType(moment).nullable(),
    place: p.integer(),
    createdAt: p.datetime().columnType(moment),
    version: p.integer().version(),
  }),
});

export const ReviewAnswer = defineEntity({
  name: "ReviewAnswer",
  tableName: "review_answer",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    formId: p.uuid(),
    field: p.text(),
    value: p.text(),
    updatedAt: p.datetime().columnType(moment),
    version: p.integer().version(),
  }),
});

export const ReviewSubmission = defineEntity({
  name: "ReviewSubmission",
  tableName: "review_submission",
  schema: "*",
  properties: (p) => ({
    formId: p.uuid().primary(),
    number: p.integer().primary(),
    answers: p.json<unknown>(),
    submittedAt: p.datetime().columnType(moment),
    submittedBy: p.uuid().nullable(),
  }),
});

export const ReviewNomination = defineEntity({
  name: "ReviewNomination",
  tableName: "review_nomination",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    revieweeId: p.uuid(),
    nomineeId: p.uuid(),
    nominatedBy: p.uuid(),
    status: p.text(),
    reason: p.text().nullable(),
    approvedBy: p.uuid().nullable(),
    approvedAt: p.datetime().columnType(moment).nullable(),
    createdAt: p.datetime().columnType(moment),
    decidedAt: p.datetime().columnType(moment).nullable(),
    remindedAt: p.datetime().columnType(moment).nullable(),
    version: p.integer().version(),
  }),
});

export const ReviewExternal = defineEntity({
  name: "ReviewExternal",
  tableName: "review_external",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    formId: p.uuid(),
    name: p.text(),
    email: p.string().columnType("citext"),
    language: p.text(),
    invitedBy: p.uuid(),
    invitedAt: p.datetime().columnType(moment),
    tokenHash: p.text().nullable(),
    expiresAt: p.datetime().columnType(moment),
    version: p.integer().version(),
  }),
});

export const ReviewAction = defineEntity({
  name: "ReviewAction",
  tableName: "review_action",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    revieweeId: p.uuid(),
    kind: p.text(),
    body: p.text(),
    dueOn: p.date().nullable(),
    recordId: p.uuid().nullable(),
    competencyId: p.uuid().nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType(moment),
    doneAt: p.datetime().columnType(moment).nullable(),
    removedAt: p.datetime().columnType(moment).nullable(),
    version: p.integer().version(),
  }),
});

export const ReviewManagerChange = defineEntity({
  name: "ReviewManagerChange",
  tableName: "review_manager_change",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    revieweeId: p.uuid(),
    actId: p.uuid(),
    beforeId: p.uuid().nullable(),
    afterId: p.uuid().nullable(),
    changedBy: p.uuid().nullable(),
    changedAt: p.datetime().columnType(moment),
    undoneAt: p.datetime().columnType(moment).nullable(),
  }),
});

/** Every table of this room. */
export const reviewsEntities = [
  ReviewQuestion,
  ReviewTemplate,
  ReviewCycle,
  ReviewCycleForm,
  ReviewReviewee,
  ReviewForm,
  ReviewAnswer,
  ReviewSubmission,
  ReviewNomination,
  ReviewExternal,
  ReviewAction,
  ReviewManagerChange,
] as const;
