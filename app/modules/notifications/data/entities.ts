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

/** When one person gets mails about a part of the product (`goals`), or about one kind of its notices (`goals:yours`). */
export const NoticeChoice = defineEntity({
  name: "NoticeChoice",
  tableName: "notice_choice",
  schema: "*",
  properties: (p) => ({ employeeId: p.uuid().primary(), room: p.text().primary(), mail: p.text() }),
});

/** When everybody does who chose nothing; where it is fixed, whoever did too. */
export const NoticeDefault = defineEntity({
  name: "NoticeDefault",
  tableName: "notice_default",
  schema: "*",
  properties: (p) => ({ room: p.text().primary(), mail: p.text(), fixed: p.boolean() }),
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

/** Every table of this room. */
export const notificationsEntities = [Notification, NoticeChoice, NoticeDefault, QuietTimeOf] as const;
