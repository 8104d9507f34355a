import type { Location } from "@remix-run/react";
import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as archivedAction } from "../routes/archived.tsx";
import type { action as checkInAction } from "../routes/check-in.tsx";
import type { action as copyAction } from "../routes/copy.tsx";
import type { action as goalsAction } from "../routes/goals.tsx";
import type { action as settingsAction } from "../routes/settings.tsx";

export const archivedCommands = commandsOf<typeof archivedAction>("goals");
export const checkInCommands = commandsOf<typeof checkInAction>("goals");
export const copyCommands = commandsOf<typeof copyAction>("goals");
export const goalsCommands = commandsOf<typeof goalsAction>("goals");
export const settingsCommands = commandsOf<typeof settingsAction>("goals");

/** An objective that is opened beside a form leaves the form as it is. */
export function besideAnObjective({ search }: Location): boolean {
  return search.includes("panelStack=OBJECTIVE");
}
