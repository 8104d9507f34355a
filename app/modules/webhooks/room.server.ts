import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { jobHandler } from "#app/platform/jobs/job.ts";
import { webhookEndpoints } from "./api/webhook-endpoints.ts";
import { webhooksEntities } from "./data/entities.ts";
import { webhookEvents } from "./events.ts";
import { deliverWebhook } from "./jobs/deliver-webhook.job.ts";
import { webhookNotices } from "./notices.ts";
import { webhookRules } from "./policy.ts";
import { webhooksInTrouble } from "./queries/webhooks-in-trouble.ts";
import { webhooksSeed } from "./seed/seed-webhooks.ts";
import { forgetOldMessages } from "./use-cases/forget-old.ts";
import { webhooksForgetsPerson } from "./forgets-person.ts";
import { deliveryListExport } from "./queries/export-deliveries.ts";

const act = "mails.act";

export const webhooksServer: RoomServer = {
  name: "webhooks",
  movesWith: "nothing",
  ownData: "nothing",
  forgetsPerson: webhooksForgetsPerson,
  events: webhookEvents,
  entities: webhooksEntities,
  rules: ({ actor }) => webhookRules(actor),
  tasks: [deliveryListExport.handler],
  endpoints: webhookEndpoints,
  noticeKinds: noticeKinds({
    samples: { name: { like: "thing" } },
    mail: {
      "stopped-gone": { text: "mails.text.gone", act },
      "stopped-exhausted": { text: "mails.text.exhausted", act },
      "stopped-owner": { text: "mails.text.owner", act },
    },
  }),
  notices: webhookNotices,
  jobs: (services) => [
    jobHandler(deliverWebhook, async () =>
      (await import("./jobs/deliver-webhook.handler.ts")).handleDeliverWebhook(services),
    ),
  ],
  scheduled: forgetOldMessages,
  attention: webhooksInTrouble,
  seed: webhooksSeed,
};
