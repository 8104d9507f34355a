import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/home.tsx";

export const homeCommands = commandsOf<typeof action>("home");
