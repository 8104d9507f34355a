import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesAbout, rulesOf } from "#app/platform/ability/rules-of.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

const rule = rulesOf("lifecycle");
const about = rulesAbout("lifecycle", "Journey");

/** What rights about journeys derive from. */
export type LifecycleActor = Actor & {
  /** An admin sees the product as this person. */
  readonly viewed?: boolean;
};

/**
 * Who may do what with journeys. They are run by who administers people, followed by those above the person, seen by the
 * person once it was told to them, and a step is done by whoever it waits for. What was handed in and signed is for that
 * person and for who runs it, not for managers. Nobody runs their own leaving.
 */
export function lifecycleRules(actor: LifecycleActor): readonly Rule[] {
  if (!actor.features.includes("LIFECYCLE") || actor.viewed) return [];
  const me = actor.employeeId;
  return [
    ...about("own", ["view", "follow"], { toldId: me }),
    ...about("managers", ["view", "follow"], { managerIds: me }),
    ...about("assigned", ["view"], { assigneeIds: me }),
    rule("assigned.close", "close", "JourneyStep", "assigned", { assigneeId: me }),
    rule("assigned.papers", "view", "JourneyStep", "assigned", { assigneeId: me }),
    rule("managers.close", "close", "JourneyStep", "managers", { managerIds: me }),
    ...(actor.directManager || actor.skipManager ? [rule("team.view", "view", "LifecycleTeam", "managers")] : []),
    ...(isAdmin(actor, "PLATFORM_ADMIN") ? adminRules() : []),
  ];
}

function adminRules(): Rule[] {
  return [
    ...about("admin", ["view", "follow", "run", "create"]),
    rule("admin.close", "close", "JourneyStep", "admin"),
    rule("admin.papers", "view", "JourneyStep", "admin"),
    rule("admin.company", "view", "LifecycleCompany", "admin"),
    rule("admin.insights", "view", "LifecycleInsights", "admin"),
    rule("admin.templates", "edit", "LifecycleTemplates", "admin"),
  ];
}
