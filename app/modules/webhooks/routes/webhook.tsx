import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { placeInput } from "#app/platform/http/paging.ts";
import { WebhookScreen } from "../components/webhook-screen.tsx";
import { deliveryStates, listDeliveries, requireDelivery } from "../queries/delivery-log.ts";
import { eventChoices } from "../queries/event-choices.ts";
import { requireWebhook } from "../queries/webhook-list.ts";
import { pauseWebhook, resumeWebhook } from "../use-cases/change-state.ts";
import { editWebhook, editWebhookInput } from "../use-cases/edit-webhook.ts";
import { removeWebhook } from "../use-cases/remove-webhook.ts";
import { replayMessages, replayMessagesInput } from "../use-cases/replay-messages.ts";
import { rotateSecret } from "../use-cases/rotate-secret.ts";
import { sendTest } from "../use-cases/send-test.ts";
import { webhookNamed } from "../use-cases/webhook-input.ts";
import { webhookPlaces } from "../webhook-places.ts";

const can = mayEver("edit", "Webhook");
const pageSize = 25;

export const loader = page({
  can,
  input: webhookNamed.extend({
    after: placeInput,
    before: placeInput,
    state: z.enum(deliveryStates).optional().catch(undefined),
    delivery: z.uuid().optional().catch(undefined),
  }),
  load: async (context, { webhookId, delivery, ...asked }, _request, { gatherings }) => ({
    webhook: await requireWebhook(context, webhookId),
    choices: eventChoices(context, gatherings),
    log: await listDeliveries(context, webhookId, asked, pageSize),
    state: asked.state ?? null,
    open: delivery ? await requireDelivery(context, webhookId, delivery) : null,
    timeZone: context.actor.timeZone,
    now: context.clock.now().toISOString(),
  }),
});

export const action = command({
  can,
  intents: {
    edit: { input: editWebhookInput, run: editWebhook },
    rotate: { input: webhookNamed, run: rotateSecret },
    test: { input: webhookNamed, run: sendTest },
    pause: { input: webhookNamed, run: pauseWebhook },
    resume: { input: webhookNamed, run: resumeWebhook },
    replay: { input: replayMessagesInput, run: replayMessages },
    remove: { input: webhookNamed, run: removeWebhook, redirectTo: () => webhookPlaces.all },
  },
});

/** One webhook: how it stands, what was sent and answered. */
export default function Webhook() {
  return <WebhookScreen page={useLoaderData<typeof loader>()} />;
}
