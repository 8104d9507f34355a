import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine } from "#app/platform/contributions/home-card.ts";
import { webhookPlaces } from "../webhook-places.ts";
import { sql } from "#tenancy/sql.ts";

/** For who may mend them: webhooks that stopped by themselves. */
export async function webhooksInTrouble(context: Context): Promise<AttentionLine[]> {
  if (!(await context.ability()).anyOf("edit", "Webhook")) return [];
  const count = sql`select count(*)::int from {webhook} where state = 'STOPPED'`;
  return [{ label: "attention", href: webhookPlaces.all, count }];
}
