/** The sign-in support works under: no password, no company, and an address no mail can reach. */
export const supportEmail = "support@cairn.invalid";

/** How long a company may let support look, in hours. */
export const consentHours = [1, 4, 24, 72] as const;
