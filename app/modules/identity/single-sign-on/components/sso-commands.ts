import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../../routes/single-sign-on.tsx";

export const ssoCommands = commandsOf<typeof action>("identity");
