import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import type { SealedPlace } from "#app/platform/secrets/sealer.ts";
import { sql } from "#tenancy/sql.ts";

/** Where the key of the service belongs: it opens nowhere else. */
export const keyPlace: SealedPlace = { column: "assist_settings.service_key", ownerId: "1" };

export type StoredSettings = {
  isOn: boolean;
  address: string;
  model: string;
  /** Sealed. */
  serviceKey: string | null;
  features: string[];
  monthlyTokens: number;
  dailyAsks: number;
  version: number;
};

/** What the company has said; null before it said anything. */
export function findSettings(context: Pick<Context, "rows">): Promise<StoredSettings | null> {
  return firstRow<StoredSettings>(
    context,
    sql`select is_on as "isOn", address, model, service_key as "serviceKey", features, monthly_tokens as "monthlyTokens",
      daily_asks as "dailyAsks", version from {assist_settings}`,
  );
}

/** Whether the actor wants a model's help; whoever never said so does. */
export async function wantsHelp(context: Pick<Context, "rows" | "actor">): Promise<boolean> {
  const chosen = await firstRow<{ isOn: boolean }>(
    context,
    sql`select is_on as "isOn" from {assist_preference} where employee_id = ${context.actor.employeeId}`,
  );
  return chosen?.isOn ?? true;
}
