/** Why nobody came in from a provider, as the door says it; whoever stands there learns no more. */
export const refusalCodes = [
  ...["sso-refused", "sso-unreachable", "sso-not-begun-here", "sso-changed", "sso-no-person"],
  ...["sso-other-account", "sso-no-email", "sso-email-not-verified", "sso-foreign-domain", "sso-off"],
  "sso-too-many",
  // Said to who comes from the provider because a session is to end, or has ended there.
  ...["sso-sign-out-refused", "sso-still-there"],
] as const;

/** What of an answer by SAML did not hold: said to who sets it up, and to nobody at the door. */
export const samlFaults = [
  ...["sso-saml-answer", "sso-saml-status", "sso-saml-signature", "sso-saml-issuer"],
  ...["sso-saml-audience", "sso-saml-address", "sso-saml-time", "sso-saml-encryption"],
  "sso-saml-certificate-ended",
] as const;
export type SamlFaultCode = (typeof samlFaults)[number];

/** The same of an answer by OpenID Connect. */
export const openFaults = [
  ...["sso-open-client", "sso-open-denied", "sso-open-exchange", "sso-open-time", "sso-open-issuer"],
  ...["sso-open-audience", "sso-open-signature"],
] as const;
export type OpenFaultCode = (typeof openFaults)[number];

/** Why nobody would have come in, as a test says it. */
export const testFaults = [...refusalCodes, ...samlFaults, ...openFaults] as const;
