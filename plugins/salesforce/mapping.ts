import type { z } from "zod";
import { monthOf, type KindModels, type Unchecked } from "#sdk/index.ts";

export type CrmUser = z.output<KindModels["crm"]["crmUser"]>;
export type Figure = z.output<KindModels["crm"]["metricPoint"]>;
type Source = Record<string, unknown>;

/** `2026-03-01T09:00:00.000+0000` as everybody else writes it. */
const momentOf = (value: unknown) => (typeof value === "string" ? value.replace(/([+-]\d\d)(\d\d)$/, "$1:$2") : value);

export function toUser(source: Source): Unchecked<CrmUser> {
  return {
    externalId: source["Id"],
    changedAt: momentOf(source["SystemModstamp"]),
    email: source["Email"],
    name: source["Name"],
    active: source["IsActive"],
  };
}

/** An opportunity as what it adds to a figure: `bookings` in the month in which it was won, `pipeline` while it is open. */
export function toFigure(source: Source, { currency, now }: { currency: string; now: Date }): Unchecked<Figure> | null {
  const won = source["IsWon"] === true;
  if ((source["IsClosed"] === true && !won) || source["Amount"] === null || source["Amount"] === undefined) return null;
  const today = now.toISOString().slice(0, 10);
  const [periodStart, periodEnd] = won
    ? monthOf(String(source["CloseDate"] ?? ""))
    : [String(source["CreatedDate"] ?? "").slice(0, 10), today];
  return {
    externalId: source["Id"],
    changedAt: momentOf(source["SystemModstamp"]),
    metricKey: won ? "bookings" : "pipeline",
    ownerRef: source["OwnerId"] ?? undefined,
    periodStart,
    periodEnd,
    value: source["Amount"],
    unit: "currency",
    currency: source["CurrencyIsoCode"] ?? (currency || undefined),
    extra: { ...(typeof source["StageName"] === "string" && { stage: source["StageName"] }) },
  };
}
