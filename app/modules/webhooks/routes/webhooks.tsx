import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { WebhooksScreen } from "../components/webhooks-screen.tsx";
import { eventChoices } from "../queries/event-choices.ts";
import { listWebhooks } from "../queries/webhook-list.ts";
import { createWebhook, createWebhookInput } from "../use-cases/create-webhook.ts";

const can = mayEver("edit", "Webhook");

export const loader = page({
  can,
  input: z.object({}),
  load: async (context, _input, _request, { gatherings }) => ({
    webhooks: await listWebhooks(context),
    choices: eventChoices(context, gatherings),
    timeZone: context.actor.timeZone,
    now: context.clock.now().toISOString(),
  }),
});

export const action = command({ can, intents: { create: { input: createWebhookInput, run: createWebhook } } });

/** Which addresses hear of what happens in this company. */
export default function Webhooks() {
  return <WebhooksScreen page={useLoaderData<typeof loader>()} />;
}
