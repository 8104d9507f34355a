/** Why nobody came in from a provider, as the door says it; whoever stands there learns no more. */
export const refusalCodes = [
  ...["sso-refused", "sso-unreachable", "sso-not-begun-here", "sso-changed", "sso-no-person"],
  ...["sso-other-account", "sso-no-email", "sso-email-not-verified", "sso-foreign-domain", "sso-off"],
] as const;
