import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../../routes/insights.tsx";

/** Refusals keep the codes of goals, and so their words. */
export const exportCommands = commandsOf<typeof action>("goals");
