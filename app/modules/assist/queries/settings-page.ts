import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { findSettings } from "../data/assist-settings.ts";
import { usedInMonth, type MonthUse } from "../data/month.ts";
import type { AssistHost } from "../use-cases/save-settings.ts";

export type AssistSettingsPage = {
  isOn: boolean;
  address: string;
  model: string;
  hasKey: boolean;
  features: { key: string; room: string; label: string; chosen: boolean }[];
  monthlyTokens: number;
  dailyAsks: number;
  version: number;
  /** What was used this month. */
  used: MonthUse;
};

/** What a company starts from: nothing is sent. */
const standard = { isOn: false, address: "", model: "", serviceKey: null, monthlyTokens: 1_000_000, dailyAsks: 50 };

/** Which model helps people write, with what, and how much of it was used; never the key. */
export async function assistSettingsPage(context: Context, host: AssistHost): Promise<AssistSettingsPage> {
  await authorize(context, "edit", { kind: "AssistSettings" });
  const kept = await findSettings(context);
  const { isOn, address, model, serviceKey, monthlyTokens, dailyAsks } = kept ?? standard;
  return {
    ...{ isOn, address, model, monthlyTokens, dailyAsks, hasKey: serviceKey !== null },
    features: host.gatherings
      .assists(context.actor)
      // Whoever connects a model the first time means it for everything.
      .map(({ key, room, label }) => ({ key, room, label, chosen: kept === null || kept.features.includes(key) })),
    version: kept?.version ?? 0,
    used: await usedInMonth(context),
  };
}
