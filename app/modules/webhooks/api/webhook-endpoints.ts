import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint, type Installation } from "#app/platform/http/endpoint.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { limitInput, listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { moment, personShape, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { listDeliveries, requireDelivery, deliveryStates } from "../queries/delivery-log.ts";
import { eventCatalogue } from "../queries/event-catalogue.ts";
import { listWebhooks, requireWebhook } from "../queries/webhook-list.ts";
import { pauseWebhook, resumeWebhook } from "../use-cases/change-state.ts";
import { createWebhook, createWebhookInput } from "../use-cases/create-webhook.ts";
import { editWebhook, editWebhookInput } from "../use-cases/edit-webhook.ts";
import { removeWebhook } from "../use-cases/remove-webhook.ts";
import { replayMessages, replayMessagesInput } from "../use-cases/replay-messages.ts";
import { rotateSecret } from "../use-cases/rotate-secret.ts";
import { sendTest } from "../use-cases/send-test.ts";
import { stopReasons } from "../use-cases/stop-webhook.ts";
import { webhookNamed } from "../use-cases/webhook-input.ts";
import { deliveryInput } from "./delivery-input.ts";

const can = mayEver("edit", "Webhook");
const hostOf = (gatherings: Gatherings, { config }: Installation) => ({ gatherings, config });
const path = "/webhooks/:webhookId";
const count = z.number().int();

const webhook = z
  .object({
    id: recordId,
    name: z.string().describe("What it is called here."),
    url: z.string().describe("Where messages are sent."),
    events: z.array(z.string()).describe("The names of the events it hears of."),
    owner: personShape.describe("Whose rights decide what it is told."),
    state: z.enum(["ACTIVE", "PAUSED", "STOPPED"]).describe("STOPPED where it stopped by itself."),
    stoppedBecause: z
      .enum(stopReasons)
      .nullable()
      .describe(
        "GONE: it answered 410. EXHAUSTED: a message failed for three days. OWNER: its owner looks after it no more.",
      ),
    failures: count.describe("Tries that failed since the last message that was taken."),
    waiting: count.describe("Messages that are still to be taken."),
    failed: count.describe("Messages that were given up."),
    createdAt: moment.describe("When it was added, in UTC."),
    deliveredAt: moment.nullable().describe("When a message was last taken, in UTC; null where none was."),
    formerUntil: moment
      .nullable()
      .describe("Until when messages are signed with the former secret too; null where there is none."),
    version: versionShape,
  })
  .meta({ id: "Webhook" });

const delivery = z
  .object({
    id: recordId.describe("The message: `webhook-id` is this behind `msg_`, the same for every try."),
    event: z.string().describe("The event it tells of."),
    happenedAt: moment.describe("When that happened, in UTC."),
    state: z.enum(deliveryStates).describe("WAITING to be taken, DELIVERED, or FAILED: given up."),
    attempts: count.describe("How often it was tried."),
    status: count.nullable().describe("The HTTP status of the last answer; null where nobody answered."),
    nextAt: moment.nullable().describe("When it is tried next, in UTC; null where it is not."),
  })
  .meta({ id: "WebhookDelivery" });

const headers = z.record(z.string(), z.string());
const attempt = z.object({
  number: count.describe("The first is 1."),
  at: moment.describe("When it was sent, in UTC."),
  status: count.nullable().describe("The HTTP status of the answer; null where nobody answered."),
  fault: z
    .string()
    .nullable()
    .describe("A stable code where nobody answered as they should: `private-address`, `too-slow`…"),
  milliseconds: count.describe("How long the answer took."),
  requestHeaders: headers.describe("What was sent above the body."),
  answerHeaders: headers.nullable().describe("Some headers of the answer; null where nobody answered."),
  answer: z.string().describe("The beginning of the answer."),
});
const detailed = delivery
  .extend({
    body: z.string().describe("What was sent, as it was signed."),
    tried: z.array(attempt).describe("Each try, the last first; fifty at most."),
  })
  .meta({ id: "WebhookDeliveryInFull" });

const announced = z
  .object({
    name: z.string().describe("The event, as webhooks name it."),
    room: z.string().describe("The module that tells of it."),
    says: z.string().describe("What happened, in one sentence."),
    payload: z.record(z.string(), z.unknown()).describe("A JSON Schema of `data` in its messages."),
  })
  .meta({ id: "WebhookEvent" });

const acts = { pause: pauseWebhook, resume: resumeWebhook };
const actSummaries = {
  pause: "Pauses a webhook; what happens meanwhile waits, for thirty days at most.",
  resume: "Switches a webhook on; what waits is sent.",
};

/** Webhooks, for programs that set up their own. */
export const webhookEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/webhook-events",
    can,
    summary:
      "The events webhooks can be told of, each with the shape of its data. Messages are signed by Standard Webhooks.",
    input: pagingInput,
    output: listShape(announced),
    run: async (context, paging, gatherings) => pageOfAll(eventCatalogue(context, gatherings), paging),
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/webhooks",
      can,
      summary: "The company's webhooks, by name.",
      input: pagingInput,
      output: listShape(webhook),
      run: async (context, paging) => pageOfAll(await listWebhooks(context), paging),
    }),
  ),
  endpoint({
    method: "POST",
    path: "/webhooks",
    can,
    summary: "Adds a webhook; ask for its secret at `/webhooks/:webhookId/secret`.",
    input: createWebhookInput,
    output: z.object({ webhookId: recordId }),
    creates: path,
    run: (context, input, gatherings, installation) => createWebhook(context, input, hostOf(gatherings, installation)),
  }),
  endpoint({
    method: "GET",
    path,
    can,
    summary: "One webhook.",
    input: webhookNamed,
    output: webhook,
    run: (context, { webhookId }) => requireWebhook(context, webhookId),
  }),
  endpoint({
    method: "PUT",
    path,
    can,
    summary: "Changes a webhook, and answers it as it is now. Whoever does is its owner from then on.",
    input: editWebhookInput,
    output: webhook,
    run: async (context, input, gatherings, installation) => {
      await editWebhook(context, input, hostOf(gatherings, installation));
      return requireWebhook(context, input.webhookId);
    },
  }),
  endpoint({
    method: "DELETE",
    path,
    can,
    summary: "Removes a webhook for good, with its messages and its log.",
    input: webhookNamed.extend({ version: versionRead }),
    output: z.object({}),
    run: async (context, input) => (await removeWebhook(context, input), {}),
  }),
  endpoint({
    method: "POST",
    path: `${path}/secret`,
    can,
    summary: "Makes a new secret and answers it, this once. For a day messages are signed with the former one as well.",
    input: webhookNamed,
    output: z.object({ secret: z.string().describe("`whsec_…`, by Standard Webhooks.") }),
    run: async (context, input) => ({ secret: (await rotateSecret(context, input)).secret }),
  }),
  ...(["pause", "resume"] as const).map((act) =>
    endpoint({
      method: "POST",
      path: `${path}/${act}`,
      can,
      summary: actSummaries[act],
      input: webhookNamed,
      output: webhook,
      run: async (context, input) => {
        await acts[act](context, input);
        return requireWebhook(context, input.webhookId);
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: `${path}/test`,
    can,
    summary: "Sends a message of the type `webhooks.test`, which tells of nothing.",
    input: webhookNamed,
    output: z.object({ messageId: recordId.describe("The message, at `/webhooks/:webhookId/deliveries/:messageId`.") }),
    run: sendTest,
  }),
  endpoint({
    method: "POST",
    path: `${path}/replay`,
    can,
    summary: "Sends a message again under the number it had, or all that were given up.",
    input: replayMessagesInput,
    output: z.object({ count: count.describe("How many messages are sent again.") }),
    run: replayMessages,
  }),
  endpoint({
    method: "GET",
    path: `${path}/deliveries`,
    can,
    summary: "What was sent to a webhook in the last thirty days, newest first.",
    input: webhookNamed.extend({ ...deliveryInput, limit: limitInput }),
    output: listShape(delivery),
    run: async (context, { webhookId, limit, ...place }) => {
      await requireWebhook(context, webhookId);
      const { rows, next } = await listDeliveries(context, webhookId, place, limit);
      return { items: rows, nextCursor: next };
    },
  }),
  endpoint({
    method: "GET",
    path: `${path}/deliveries/:messageId`,
    can,
    summary: "One message: what was sent, each try, and what was answered.",
    input: webhookNamed.extend({ messageId: recordId.describe("The message.") }),
    output: detailed,
    run: async (context, { webhookId, messageId }) => {
      await requireWebhook(context, webhookId);
      return requireDelivery(context, webhookId, messageId);
    },
  }),
];
