export { membershipOf } from "./queries/membership-of.ts";
export { allTokenScopes, isGranted, tokenModules } from "./domain/token-scopes.ts";
export { resolveAccessToken } from "./queries/resolve-access-token.ts";
export { resolveSession, type ResolvedSession } from "./queries/resolve-session.ts";
export { deviceCookieName } from "./use-cases/familiar-place.ts";
export { sessionCookieName } from "./domain/session-policy.ts";
export { demoPassword } from "./domain/demo-password.ts";
export { hashPassword } from "./domain/password-hash.ts";
/** For who makes companies: the links as well, where there is no mail to carry them. */
export { inviteWithLinks } from "./use-cases/invite-employees.ts";
export { issueSupportLink } from "./use-cases/issue-support-link.ts";
export { countUnopenedTotp } from "./queries/count-unopened-totp.ts";
export { sealedTotp } from "./queries/find-totp.ts";
export { resealTotp } from "./use-cases/reseal-totp.ts";
export { registerLoginIdentity } from "./use-cases/register-login-identity.ts";
/** Single sign-on: the operator vouches for a company's domain; where its sealed secret and key stand. */
export { domainInput } from "./single-sign-on/domain/connection.ts";
export { vouchForDomain } from "./single-sign-on/use-cases/vouch-for-domain.ts";
export { sealedIdTokens } from "./single-sign-on/use-cases/sign-out-there.ts";
export { sealedClientSecrets } from "./single-sign-on/use-cases/begin-sign-in.ts";
export { sealedSamlKeys } from "./single-sign-on/saml/company-key.ts";
/** Which people can sign in, for who writes to them. */
export { whoComesIn } from "./queries/who-comes-in.ts";
/** Which sign-ins have not been ended, for what ends with them. */
export { sessionsThatLast } from "./queries/sessions-that-last.ts";
