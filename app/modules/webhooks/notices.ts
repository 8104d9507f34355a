import type { Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears } from "#app/platform/events/hears.ts";
import { adminsOfKinds } from "#app/modules/access/index.ts";
import { webhookEvents } from "./events.ts";
import { webhookPlaces } from "./webhook-places.ts";
import { sql } from "#tenancy/sql.ts";

const mostTold = 100;
const kindOf = new Map([
  ["GONE", "stopped-gone"],
  ["EXHAUSTED", "stopped-exhausted"],
]);

/** Its owner is told that it stopped; where they no longer look after webhooks, everybody who does. */
export const webhookNotices = hears<readonly Notice[]>()(webhookEvents, {
  "webhooks.stopped": async (context, { payload: { webhookId, because } }) => {
    const [webhook] = await context.rows<{ name: string; ownerId: string }>(
      sql`select name, owner_id as "ownerId" from {webhook} where id = ${webhookId} and state = 'STOPPED'`,
    );
    if (!webhook) return [];
    const told = because === "OWNER" ? await platformAdmins(context) : [webhook.ownerId];
    return told.map((recipientId) => ({
      recipientId,
      room: "webhooks",
      kind: kindOf.get(because) ?? "stopped-owner",
      params: { name: webhook.name },
      link: webhookPlaces.webhook(webhookId),
    }));
  },
});

async function platformAdmins(context: Context): Promise<string[]> {
  return (await adminsOfKinds(context, ["PLATFORM_ADMIN"], mostTold)).map(({ id }) => id);
}
