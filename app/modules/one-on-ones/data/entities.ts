import { defineEntity } from "@mikro-orm/core";

export const OneOnOneSeries = defineEntity({
  name: "OneOnOneSeries",
  tableName: "one_on_one_series",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    organiserId: p.uuid(),
    partnerId: p.uuid(),
    relation: p.text(),
    everyWeeks: p.smallint(),
    minutes: p.smallint(),
    timeZone: p.text(),
    anchorPosition: p.integer(),
    anchorOn: p.date(),
    anchorMinute: p.smallint(),
    inCalendar: p.boolean(),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const OneOnOneMeeting = defineEntity({
  name: "OneOnOneMeeting",
  tableName: "one_on_one_meeting",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    seriesId: p.uuid(),
    position: p.integer(),
    startsAt: p.datetime().columnType("timestamptz"),
    endsAt: p.datetime().columnType("timestamptz"),
    status: p.text(),
    statusBefore: p.text().nullable(),
    moved: p.boolean(),
    openedAt: p.datetime().columnType("timestamptz").nullable(),
    acknowledgedAt: p.datetime().columnType("timestamptz").nullable(),
    acknowledgedBy: p.uuid().nullable(),
    sequence: p.integer(),
    version: p.integer().version(),
  }),
});

export const OneOnOnePoint = defineEntity({
  name: "OneOnOnePoint",
  tableName: "one_on_one_point",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    seriesId: p.uuid(),
    meetingId: p.uuid(),
    authorId: p.uuid(),
    audience: p.text(),
    body: p.text(),
    source: p.text(),
    goalId: p.uuid().nullable(),
    subjectKind: p.text().nullable(),
    subjectId: p.uuid().nullable(),
    place: p.integer(),
    doneIn: p.uuid().nullable(),
    doneBy: p.uuid().nullable(),
    doneAt: p.datetime().columnType("timestamptz").nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const OneOnOneNote = defineEntity({
  name: "OneOnOneNote",
  tableName: "one_on_one_note",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    meetingId: p.uuid(),
    authorId: p.uuid(),
    body: p.text(),
    updatedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const OneOnOneSharedNote = defineEntity({
  name: "OneOnOneSharedNote",
  tableName: "one_on_one_shared_note",
  schema: "*",
  properties: (p) => ({
    meetingId: p.uuid().primary(),
    body: p.text(),
    snapshot: p.blob().nullable(),
    /** `body` is older than what was typed. */
    stale: p.boolean().default(false),
    folded: p.integer(),
    latest: p.integer(),
    updatedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

export const OneOnOneSharedEdit = defineEntity({
  name: "OneOnOneSharedEdit",
  tableName: "one_on_one_shared_edit",
  schema: "*",
  properties: (p) => ({
    meetingId: p.uuid().primary(),
    number: p.integer().primary(),
    authorId: p.uuid(),
    edit: p.blob(),
    at: p.datetime().columnType("timestamptz"),
  }),
});

export const OneOnOneReflection = defineEntity({
  name: "OneOnOneReflection",
  tableName: "one_on_one_reflection",
  schema: "*",
  properties: (p) => ({
    meetingId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    mood: p.smallint().nullable(),
    rating: p.smallint().nullable(),
    updatedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const OneOnOneAction = defineEntity({
  name: "OneOnOneAction",
  tableName: "one_on_one_action",
  schema: "*",
  properties: (p) => ({
    initiativeId: p.uuid().primary(),
    seriesId: p.uuid(),
    meetingId: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

export const OneOnOneTemplate = defineEntity({
  name: "OneOnOneTemplate",
  tableName: "one_on_one_template",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    points: p.array().columnType("text[]"),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const OneOnOneQuestion = defineEntity({
  name: "OneOnOneQuestion",
  tableName: "one_on_one_question",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    text: p.text(),
    about: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    archivedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const OneOnOneSettings = defineEntity({
  name: "OneOnOneSettings",
  tableName: "one_on_one_settings",
  schema: "*",
  properties: (p) => ({
    id: p.smallint().primary(),
    arrangedBy: p.text(),
    minutes: p.smallint(),
    everyWeeks: p.smallint(),
    asksMood: p.boolean(),
    version: p.integer().version(),
  }),
});

export const OneOnOnePreference = defineEntity({
  name: "OneOnOnePreference",
  tableName: "one_on_one_preference",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    minutes: p.smallint(),
    everyWeeks: p.smallint(),
    inCalendar: p.boolean(),
  }),
});

export const OneOnOneDismissal = defineEntity({
  name: "OneOnOneDismissal",
  tableName: "one_on_one_dismissal",
  schema: "*",
  properties: (p) => ({
    seriesId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    key: p.text().primary(),
    at: p.datetime().columnType("timestamptz"),
  }),
});

export const OneOnOneHandover = defineEntity({
  name: "OneOnOneHandover",
  tableName: "one_on_one_handover",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    seriesId: p.uuid(),
    formerSeriesId: p.uuid(),
    employeeId: p.uuid(),
    managerId: p.uuid(),
    what: p.text(),
    state: p.text(),
    askedAt: p.datetime().columnType("timestamptz"),
    answeredAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const OneOnOneReply = defineEntity({
  name: "OneOnOneReply",
  tableName: "one_on_one_reply",
  schema: "*",
  properties: (p) => ({
    meetingId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    reply: p.text(),
    note: p.text().default(""),
    proposedAt: p.datetime().columnType("timestamptz").nullable(),
    sequence: p.integer(),
    repliedAt: p.datetime().columnType("timestamptz"),
  }),
});

/** Every table of this room. */
export const oneOnOnesEntities = [
  OneOnOneSeries,
  OneOnOneMeeting,
  OneOnOnePoint,
  OneOnOneNote,
  OneOnOneSharedNote,
  OneOnOneSharedEdit,
  OneOnOneReflection,
  OneOnOneAction,
  OneOnOneTemplate,
  OneOnOneQuestion,
  OneOnOneSettings,
  OneOnOnePreference,
  OneOnOneDismissal,
  OneOnOneHandover,
  OneOnOneReply,
] as const;
