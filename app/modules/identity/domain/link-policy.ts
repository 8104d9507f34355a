const minute = 60_000;

/** A link to a new password works for an hour, an invitation for a week; each once. */
export const resetLinkLasts = 60 * minute;
export const invitationLasts = 7 * 24 * 60 * minute;

/** More mails than these in a quarter of an hour are not sent to one person, whoever asks. */
export const resetLinksInQuarterHour = 3;
export const quarterHour = 15 * minute;
