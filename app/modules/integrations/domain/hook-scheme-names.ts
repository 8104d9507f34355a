/** How sources sign what they send, by the last part of the address they send it to. */
export const hookSchemes = ["github", "gitlab", "standard", "slack", "bamboohr"] as const;
