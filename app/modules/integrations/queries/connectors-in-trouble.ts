import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine } from "#app/platform/contributions/home-card.ts";
import { integrationPlaces } from "../integration-addresses.ts";
import { sql } from "#tenancy/sql.ts";

/** For who may mend them: connectors whose last runs failed or were held. */
export async function connectorsInTrouble(context: Context): Promise<AttentionLine[]> {
  if (!(await context.ability()).anyOf("edit", "Connector")) return [];
  return [
    {
      label: "attention",
      href: integrationPlaces.all,
      count: sql`select count(*)::int from {connector_installation} where status = 'ACTIVE' and failures > 0`,
    },
  ];
}
