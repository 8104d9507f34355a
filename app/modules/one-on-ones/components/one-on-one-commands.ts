import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as invitationAction } from "../routes/invitation.tsx";
import type { action as meetingAction } from "../routes/meeting.tsx";
import type { action as listAction } from "../routes/own-list.tsx";
import type { action as preferencesAction } from "../routes/preferences.tsx";
import type { action as settingsAction } from "../routes/settings.tsx";

/** Forms and acts of a meeting, sent to its own page. */
export const meetingCommands = commandsOf<typeof meetingAction>("one-on-ones");
/** A new series, and what is done with one, sent to the list. */
export const listCommands = commandsOf<typeof listAction>("one-on-ones");
export const preferencesCommands = commandsOf<typeof preferencesAction>("one-on-ones");
export const settingsCommands = commandsOf<typeof settingsAction>("one-on-ones");
/** An answer to an invitation by the link of its mail. */
export const invitationCommands = commandsOf<typeof invitationAction>("one-on-ones");
