export { resolveSession, type ResolvedSession } from "./queries/resolve-session.ts";
export { sessionCookieName } from "./domain/session-policy.ts";
export { hashPassword } from "./domain/password-hash.ts";
export { registerLoginIdentity } from "./use-cases/register-login-identity.ts";
