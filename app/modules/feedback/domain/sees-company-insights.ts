import type { Actor } from "#app/platform/context/actor.ts";

/** Numbers of the company are for who administers feedback, or was given its insights, by a role too. */
export function seesCompanyInsights({ adminAccesses, customAccess, roleRights = [] }: Actor): boolean {
  return (
    adminAccesses.includes("FEEDBACK_ADMIN") ||
    customAccess.includes("FEEDBACK_INSIGHTS") ||
    roleRights.some(({ right }) => right === "feedback.insights")
  );
}
