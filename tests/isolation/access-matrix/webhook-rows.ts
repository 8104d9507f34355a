import { only, type Row } from "./row.ts";

const platformAdmin = only(["platform admin"]);
const nobody = "0193a1b2-0000-7000-8000-000000000000";
const nobodyFound: typeof platformAdmin = (actor, record) =>
  platformAdmin(actor, record) === "DONE" ? "HIDDEN" : platformAdmin(actor, record);
const root = "/app/company/settings/platform/webhooks";
const named = { webhookId: nobody };
const fields = { name: "Warehouse", url: "https://hooks.example.com/cairn", events: "goals.closed" };
const sent = { ...fields, events: ["goals.closed"] };
const found = (more: Record<string, unknown> = {}) => ({ fields: { ...named, ...more }, expect: nobodyFound });
const one = "/api/v1/webhooks/:webhookId";

/** Webhooks: platform admins alone, and none of another company. */
export const webhookRows: readonly Row[] = [
  { path: root, read: platformAdmin, intents: { create: { fields, expect: platformAdmin } } },
  { path: `${root}/:webhookId/export`, record: named, read: nobodyFound },
  {
    path: `${root}/:webhookId`,
    record: named,
    read: nobodyFound,
    intents: {
      edit: found(fields),
      rotate: found(),
      test: found(),
      pause: found(),
      resume: found(),
      replay: found(),
      remove: found(),
    },
  },
  { path: "/api/v1/webhook-events", read: platformAdmin },
  {
    path: "/api/v1/webhooks",
    read: platformAdmin,
    intents: { POST: { fields: { ...sent, name: "Warehouse over the API" }, expect: platformAdmin } },
  },
  {
    path: one,
    record: named,
    read: nobodyFound,
    intents: {
      PUT: { fields: { ...sent, version: 1 }, expect: nobodyFound },
      DELETE: { fields: {}, expect: nobodyFound },
    },
  },
  ...["secret", "pause", "resume", "test", "replay"].map((act): Row => ({
    path: `${one}/${act}`,
    record: named,
    intents: { POST: { fields: {}, expect: nobodyFound } },
  })),
  { path: `${one}/deliveries`, record: named, read: nobodyFound },
  { path: `${one}/deliveries/:messageId`, record: { ...named, messageId: nobody }, read: nobodyFound },
];
