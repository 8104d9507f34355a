import { defineEntity } from "@mikro-orm/core";

export const Notification = defineEntity({
  name: "Notification",
  tableName: "notification",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    recipientId: p.uuid(),
    kind: p.text(),
    eventKey: p.text(),
    payload: p.json<unknown>(),
    link: p.text(),
    /** The record whose words it holds, where that is one that not everybody may see. */
    aboutKind: p.text().nullable(),
    aboutId: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    readAt: p.datetime().columnType("timestamptz").nullable(),
    /** When what it asked for was done, or asked no more. */
    doneAt: p.datetime().columnType("timestamptz").nullable(),
    /** When it goes by mail; null where it goes by none, or has gone. */
    mailAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

/** How one person is told of a part of the product (`goals`) or of one kind of its notices (`goals:yours`); null: not said. */
export const NoticeChoice = defineEntity({
  name: "NoticeChoice",
  tableName: "notice_choice",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    room: p.text().primary(),
    mail: p.text().nullable(),
    push: p.boolean().nullable(),
    chat: p.boolean().nullable(),
  }),
});

/** How everybody is who chose nothing; where it is fixed, whoever did too. */
export const NoticeDefault = defineEntity({
  name: "NoticeDefault",
  tableName: "notice_default",
  schema: "*",
  properties: (p) => ({
    room: p.text().primary(),
    mail: p.text().nullable(),
    fixed: p.boolean(),
    push: p.boolean().nullable(),
    pushFixed: p.boolean().defaultRaw("false"),
    chat: p.boolean().nullable(),
    chatFixed: p.boolean().defaultRaw("false"),
  }),
});

/** When one person gets no mails: hours by their own clock, and days on which the company does not work. */
export const QuietTimeOf = defineEntity({
  name: "QuietTimeOf",
  tableName: "quiet_time",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    starts: p.smallint().nullable(),
    ends: p.smallint().nullable(),
    daysOff: p.boolean(),
  }),
});

/** What the company shows itself with at the push services of its people's browsers. */
const PushKey = defineEntity({
  name: "PushKey",
  tableName: "push_key",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    publicKey: p.text(),
    privateKey: p.text(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

/** A browser on which somebody is told by web push. */
const PushDevice = defineEntity({
  name: "PushDevice",
  tableName: "push_device",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    employeeId: p.uuid(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    sessionId: p.uuid().nullable(),
    browser: p.text().nullable(),
    system: p.text().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    toldAt: p.datetime().columnType("timestamptz").nullable(),
    /** When a test was asked for that is not sent yet. */
    testAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

/** One notice on one way out of the product: on a device, or in a chat. */
const NoticeDelivery = defineEntity({
  name: "NoticeDelivery",
  tableName: "notice_delivery",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    notificationId: p.uuid(),
    channel: p.text(),
    targetId: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    dueAt: p.datetime().columnType("timestamptz").nullable(),
    tries: p.integer().defaultRaw("0"),
    outcome: p.text().nullable(),
  }),
});

/** Every table of this room. */
export const notificationsEntities = [
  Notification,
  NoticeChoice,
  NoticeDefault,
  QuietTimeOf,
  PushKey,
  PushDevice,
  NoticeDelivery,
] as const;
