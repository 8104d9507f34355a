import { defineEntity, type InferEntity } from "@mikro-orm/core";

export const FeedbackRequest = defineEntity({
  name: "FeedbackRequest",
  tableName: "feedback_request",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    requesterId: p.uuid(),
    receiverId: p.uuid(),
    question: p.text(),
    visibility: p.text(),
    goalId: p.uuid().nullable(),
    competencyId: p.uuid().nullable(),
    dueOn: p.date().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const FeedbackAsk = defineEntity({
  name: "FeedbackAsk",
  tableName: "feedback_ask",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    requestId: p.uuid(),
    providerId: p.uuid().nullable(),
    providerEmail: p.string().columnType("citext").nullable(),
    providerName: p.text().nullable(),
    state: p.text().defaultRaw("'ASKED'::text"),
    reason: p.text().nullable(),
    tokenHash: p.text().nullable(),
    expiresAt: p.datetime().columnType("timestamptz").nullable(),
    changedAt: p.datetime().columnType("timestamptz"),
    remindedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const Feedback = defineEntity({
  name: "Feedback",
  tableName: "feedback",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    askId: p.uuid().nullable(),
    postId: p.uuid().nullable(),
    authorId: p.uuid().nullable(),
    authorName: p.text().nullable(),
    receiverId: p.uuid().nullable(),
    managerId: p.uuid().nullable(),
    requesterId: p.uuid().nullable(),
    sentiment: p.text().defaultRaw("'APPRECIATIVE'::text"),
    visibility: p.text(),
    body: p.text(),
    goalId: p.uuid().nullable(),
    competencyId: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    editedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedBy: p.uuid().nullable(),
    thankedAt: p.datetime().columnType("timestamptz").nullable(),
    changeNote: p.text().nullable(),
    changeNotedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export type FeedbackRecord = InferEntity<typeof Feedback>;

export const FeedbackArchive = defineEntity({
  name: "FeedbackArchive",
  tableName: "feedback_archive",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    feedbackId: p.uuid().primary(),
    archivedAt: p.datetime().columnType("timestamptz"),
  }),
});

/** Every table of this room. */
export const feedbackEntities = [FeedbackRequest, FeedbackAsk, Feedback, FeedbackArchive] as const;
