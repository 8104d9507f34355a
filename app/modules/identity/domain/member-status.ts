/** Whether somebody may sign in to a company they belong to. */
export const memberStatuses = ["ACTIVE", "DEACTIVATED"] as const;
export type MemberStatus = (typeof memberStatuses)[number];
