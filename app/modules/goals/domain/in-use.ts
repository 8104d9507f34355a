import type { GoalActor } from "./general-roles.ts";
import type { GoalTemplate } from "./template.ts";

/** Who shapes the company's access templates: by an admin kind, or by a custom role that gives it. */
export const templateAdminKinds = ["GOAL_ADMIN", "PLATFORM_ADMIN"] as const;
export const templateRight = "goals.template";

type Shaping = Pick<GoalActor, "adminAccesses" | "roleRights">;

export function shapesTemplates({ adminAccesses, roleRights = [] }: Shaping): boolean {
  return (
    templateAdminKinds.some((kind) => adminAccesses.includes(kind)) ||
    roleRights.some(({ right }) => right === templateRight)
  );
}

/** Whether goals are in use for somebody by their template. Who shapes templates keeps them: nobody else could turn them back on. */
export function usesGoals(actor: Shaping, template: GoalTemplate): boolean {
  return template.configData.OBJECTIVE_TYPE !== "DISABLED" || shapesTemplates(actor);
}
