/** Whether somebody may sign in to a company they belong to. */
export const memberStatuses = ["ACTIVE", "DEACTIVATED"] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** How many people a page of members, or of those to invite, holds. */
export const memberPageSize = 25;

/** What the address calls the page of those who wait; the other list of that screen has the usual name. */
export const pendingPageName = "waiting";
