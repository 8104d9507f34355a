export { hasCompanyAccess, hasTeamAccess, hasViewsAccess, userLabel, type UserLabel } from "./domain/derived-access.ts";
