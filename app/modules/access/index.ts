export { loadActor } from "./queries/load-actor.ts";
export { grantAdminAccess } from "./use-cases/grant-admin-access.ts";
