export { hasCompanyAccess, hasTeamAccess, hasViewsAccess, userLabel, type UserLabel } from "./domain/derived-access.ts";
export { loadActor } from "./queries/load-actor.ts";
export { grantAdminAccess } from "./use-cases/grant-admin-access.ts";
