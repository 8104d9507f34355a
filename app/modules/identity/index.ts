export { resolveSession } from "./queries/resolve-session.ts";
export { sessionCookieName } from "./domain/session-policy.ts";
export { demoPassword } from "./domain/demo-password.ts";
export { hashPassword } from "./domain/password-hash.ts";
export { issueSupportLink } from "./use-cases/issue-support-link.ts";
export { identityJobs } from "./jobs/identity-jobs.ts";
export { resealTotp } from "./use-cases/reseal-totp.ts";
export { registerLoginIdentity } from "./use-cases/register-login-identity.ts";
