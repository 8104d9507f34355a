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
    createdAt: p.datetime().columnType("timestamptz"),
    readAt: p.datetime().columnType("timestamptz").nullable(),
    /** When it goes by mail; null where it goes by none, or has gone. */
    mailAt: p.datetime().columnType("timestamptz").nullable(),
  }),
});

/** Every table of this room. */
export const notificationsEntities = [Notification] as const;
