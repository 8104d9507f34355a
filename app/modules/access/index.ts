export { findViewing } from "./queries/find-viewing.ts";
export { endViewing } from "./data/viewing-session.ts";
export { loadActor, loadWorkingActors } from "./queries/load-actor.ts";
export { grantAdminAccess } from "./use-cases/grant-admin-access.ts";
/** Who holds which access, as conditions on `{employee} e`. */
export {
  holdsAdminAccess,
  holdsCustomAccess,
  holdsRoleRight,
  holdsScopedAccess,
  scopedHolders,
} from "./data/holders-sql.ts";
export { adminsOfKinds } from "./queries/admins-of-kinds.ts";
export { giveRolesAtSignIn } from "./use-cases/give-roles-at-sign-in.ts";
export { roleNames, rolesToChoose } from "./queries/roles-to-choose.ts";
export { auditOfPart } from "./queries/audit-of-part.ts";
