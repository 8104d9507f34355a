import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { ownLevels, type OwnLevel } from "./levels.ts";
import { readSettings, type DevelopSettings } from "./settings.ts";

export const settingsPageInput = z.object({ level: z.string().max(60).optional().catch(undefined) });
export type SettingsPage = { settings: DevelopSettings; levels: OwnLevel[]; open: OwnLevel | "new" | null };

/** What administrators set for the development of everybody. */
export async function settingsPage(
  context: Context,
  { level }: z.output<typeof settingsPageInput>,
): Promise<SettingsPage> {
  await authorize(context, "edit", { kind: "DevelopSettings" });
  const levels = await ownLevels(context);
  const open = level === "new" ? "new" : (levels.find(({ id }) => id === level) ?? null);
  return { settings: await readSettings(context), levels, open };
}
