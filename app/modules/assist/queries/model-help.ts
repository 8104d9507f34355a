import type { Context } from "#app/platform/context/context.ts";
import { findSettings, wantsHelp } from "../data/assist-settings.ts";

/** Which model helps the actor, and with what; null where none does. */
export type ModelHelp = { model: string; features: string[] } | null;

/** Where a company has connected no model, or somebody wants none, nobody is offered what would answer nothing. */
export async function modelHelp(context: Context): Promise<ModelHelp> {
  const settings = await findSettings(context);
  if (!settings?.isOn || context.viewedBy || !(await wantsHelp(context))) return null;
  return { model: settings.model, features: settings.features };
}
