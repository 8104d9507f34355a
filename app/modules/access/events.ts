/** Somebody became an admin of a kind, or their reach within the company changed. */
export type AdminGranted = {
  name: "access.admin-granted";
  payload: { employeeId: string; kind: string; orgUnitIds?: readonly string[] | null };
};
/** Somebody is no longer an admin of a kind. */
export type AdminWithdrawn = { name: "access.admin-withdrawn"; payload: { employeeId: string; kind: string } };
/** The company switched a module on or off. */
export type ModuleSwitched = { name: "access.module-switched"; payload: { feature: string; on: boolean } };
/** Something was switched on or off for the company as a whole. */
export type FlagSwitched = { name: "access.flag-switched"; payload: { flag: string; on: boolean } };
/** A custom role was made, changed, given to others, or taken away. */
export type RoleSaved = { name: "access.role-saved"; payload: { roleId: string; holderIds: readonly string[] } };
export type RoleDeleted = { name: "access.role-deleted"; payload: { roleId: string } };
/** A platform admin began to see the product as this person; who it was is the event's actor. */
export type ViewingStarted = { name: "access.viewing-started"; payload: { employeeId: string } };
