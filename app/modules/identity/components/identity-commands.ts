import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { CommandAction } from "#app/platform/http/command.ts";
import type { action as calendarAction } from "../routes/calendar.tsx";
import type { action as inviteAction } from "../routes/invite-employees.tsx";
import type { action as membersAction } from "../routes/members.tsx";
import type { action as passkeysAction } from "../routes/passkeys.tsx";
import type { action as policyAction } from "../routes/sign-in-policy.tsx";
import type { action as profileAction } from "../routes/profile-setup.tsx";
import type { action as secondStepAction } from "../routes/second-step.tsx";
import type { action as securityAction } from "../routes/security.tsx";
import type { action as sessionsAction } from "../routes/sessions.tsx";
import type { action as supportAction } from "../routes/support-consent.tsx";
import type { action as teamAction } from "../routes/select-team.tsx";
import type { action as tokensAction } from "../routes/access-tokens.tsx";

/** An action of the door asks one thing and leads on: its one intent has no name. */
export const doorCommands = commandsOf<CommandAction<Record<"", { run(): Promise<null> }>>>("identity");
export const calendarCommands = commandsOf<typeof calendarAction>("identity");
export const inviteCommands = commandsOf<typeof inviteAction>("identity");
export const memberCommands = commandsOf<typeof membersAction>("identity");
export const factorCommands = commandsOf<typeof secondStepAction & typeof passkeysAction>("identity");
export const policyCommands = commandsOf<typeof policyAction>("identity");
export const profileCommands = commandsOf<typeof profileAction>("identity");
export const securityCommands = commandsOf<typeof securityAction>("identity");
export const sessionCommands = commandsOf<typeof sessionsAction>("identity");
export const supportCommands = commandsOf<typeof supportAction>("identity");
export const firstPlaceCommands = commandsOf<typeof teamAction>("identity");
export const tokenCommands = commandsOf<typeof tokensAction>("identity");
