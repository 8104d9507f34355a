import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/calibration.tsx";

/** Forms and acts of the board and of the list of groups, sent to their own page. */
export const commands = commandsOf<typeof action>("calibration");
