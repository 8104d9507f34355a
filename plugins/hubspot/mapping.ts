import type { z } from "zod";
import { monthOf, type KindModels, type Unchecked } from "#sdk/index.ts";

export type CrmUser = z.output<KindModels["crm"]["crmUser"]>;
export type Figure = z.output<KindModels["crm"]["metricPoint"]>;
type Source = Record<string, unknown>;

export function toUser(source: Source): Unchecked<CrmUser> {
  return {
    externalId: source["id"],
    changedAt: source["updatedAt"],
    email: source["email"],
    name: [source["firstName"], source["lastName"]].filter(Boolean).join(" ") || source["email"],
    active: source["archived"] !== true,
  };
}

/**
 * A deal as what it adds to a figure: `bookings` in the month in which it was won, `pipeline` while it is open. One that was
 * lost, or says no amount, adds to none.
 */
export function toFigure(source: Source, now: Date): Unchecked<Figure> | null {
  const said = (source["properties"] ?? {}) as Record<string, string | null | undefined>;
  const won = said["hs_is_closed_won"] === "true";
  if ((said["hs_is_closed"] === "true" && !won) || !said["amount"]) return null;
  const closed = (said["closedate"] ?? "").slice(0, 10);
  const [periodStart, periodEnd] = won ? monthOf(closed) : [(said["createdate"] ?? "").slice(0, 10), day(now)];
  return {
    externalId: source["id"],
    changedAt: said["hs_lastmodifieddate"] ?? source["updatedAt"],
    metricKey: won ? "bookings" : "pipeline",
    ownerRef: said["hubspot_owner_id"] || undefined,
    periodStart,
    periodEnd,
    value: Number(said["amount"]),
    unit: "currency",
    currency: said["deal_currency_code"] || undefined,
    extra: { ...(said["dealstage"] && { stage: said["dealstage"] }) },
  };
}

const day = (moment: Date) => moment.toISOString().slice(0, 10);
