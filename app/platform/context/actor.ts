export const adminKinds = [
  "PLATFORM_ADMIN",
  "GOAL_ADMIN",
  "REVIEW_ADMIN",
  "ENGAGEMENT_ADMIN",
  "DISCIPLINARY_ACTION_ADMIN",
  "FEEDBACK_ADMIN",
  "ONE_ON_ONE_ADMIN",
  "TASK_ADMIN",
  "COMPENSATION_ADMIN",
  "POINTS_ADMIN",
  "CUSTOM_ADMIN",
] as const;
export type AdminKind = (typeof adminKinds)[number];

export const features = [
  "GOAL",
  "CHECK_IN",
  "FEEDBACK",
  "REVIEW",
  "ENGAGEMENT",
  "DISCIPLINARY_ACTION",
  "TASK",
  "COMPETENCY_IDP",
  "CHECKIN_UPDATE",
  "COMPENSATION",
  "POINTS",
  "LIFECYCLE",
  "FEED",
] as const;
export type Feature = (typeof features)[number];

/** The modules a company begins with. */
export const firstFeatures: readonly Feature[] = ["GOAL", "FEED"];

/** An admin kind held for some org units, each with all below it, and for nothing outside them. */
export type ScopedAccess = { readonly kind: AdminKind; readonly orgUnitIds: readonly string[] };

/** A right given by a custom role; `orgUnitIds` is null where the role reaches the whole company. */
export type RoleRight = {
  readonly right: string;
  readonly roleId: string;
  readonly roleName: string;
  readonly orgUnitIds: readonly string[] | null;
  /** The fields it is about; absent or null is all of them. */
  readonly fields?: readonly string[] | null;
  /** It says nothing of the holder's own record. */
  readonly sparesSelf?: boolean;
};

/** A module the company has on and one person does not use: the code of the refusal, and who can change it, by name. */
export type Withheld = { readonly feature: Feature; readonly code: string; readonly by: readonly string[] };

/** Who acts: the signed-in person with the facts their rights derive from. */
export type Actor = {
  readonly employeeId: string;
  readonly name: string;
  readonly email: string;
  /** Key of their photo; null or absent where there is none. */
  readonly photo?: string | null;
  /** Held for the whole company. */
  readonly adminAccesses: readonly AdminKind[];
  /** Held for a part of it; absent is none. */
  readonly scopedAccesses?: readonly ScopedAccess[];
  /** What custom roles give; absent is nothing. */
  readonly roleRights?: readonly RoleRight[];
  readonly customAccess: readonly string[];
  /** May share saved views and groups of people with the company; absent is no. */
  readonly canCreateSharedCohort?: boolean;
  /** Somebody reports to them today. */
  readonly directManager: boolean;
  /** Somebody who reports to them has reports of their own. */
  readonly skipManager: boolean;
  /** They have left by the company's own calendar: nothing opens for them any more. Absent is no. */
  readonly hasLeft?: boolean;
  /** Their access ends at a set minute of their last day, so that it is asked anew each time. Absent is no. */
  readonly leavesAtATime?: boolean;
  /** What the company has switched on, but for what is withheld from them. */
  readonly features: readonly Feature[];
  /** Absent is nothing. */
  readonly withheld?: readonly Withheld[];
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
};

/** Whether one of these kinds is held for some org units: opens screens, and says nothing about any record. */
export function administersSome(
  { scopedAccesses = [] }: Pick<Actor, "scopedAccesses">,
  ...kinds: AdminKind[]
): boolean {
  return scopedAccesses.some(({ kind }) => kinds.includes(kind));
}

export function isAdmin(actor: Actor, ...kinds: AdminKind[]): boolean {
  return kinds.some((kind) => actor.adminAccesses.includes(kind));
}
