import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import { openStates } from "./domain/cycle-state.ts";

const rule = rulesOf("compensation");

/** What rights about compensation derive from. */
export type CompensationActor = {
  readonly employeeId: string;
  readonly adminAccesses: readonly string[];
  readonly scopedAccesses?: readonly { readonly kind: string; readonly orgUnitIds: readonly string[] }[];
  readonly customAccess: readonly string[];
  readonly features: readonly string[];
  /** An admin, or support, sees the product as this person. */
  readonly viewed?: boolean;
};

/**
 * Who may read and plan whose pay. A right names the people: oneself, those one is a stakeholder of while their cycle is
 * open, those of an org unit or of the company for who administers compensation there: HR partners of a unit plan for its
 * people while a cycle is open, and nothing of the cycle itself. Reporting lines, other admin kinds
 * and whoever sees the product as somebody else give nothing; insights give numbers about many, and nobody's pay. Nobody
 * plans for themselves.
 */
export function compensationRules(actor: CompensationActor): readonly Rule[] {
  if (!actor.features.includes("COMPENSATION") || actor.viewed) return [];
  const me = actor.employeeId;
  const others = { employeeId: { $ne: me } };
  return [
    rule("own.view", "view", "CompensationRewards", "own", { employeeId: me }),
    rule("own.acknowledge", "acknowledge", "CompensationRewards", "own", { employeeId: me }),
    ...["view", "propose"].map((action) =>
      rule(`stakeholder.${action}`, action, "CompensationPlan", "stakeholder", {
        ...others,
        stakeholderIds: me,
        cycleState: { $in: openStates },
      }),
    ),
    rule("turn.decide", "decide", "CompensationPlan", "stakeholder", {
      ...others,
      turnId: me,
      cycleState: { $in: openStates },
    }),
    rule("publisher.publish", "publish", "CompensationCycle", "publisher", { publisherId: me }),
    ...adminRules(actor),
    ...(actor.customAccess.includes("COMPENSATION_INSIGHTS")
      ? [rule("insights.view", "view", "CompensationInsights", "insights")]
      : []),
  ];
}

function adminRules({ employeeId, adminAccesses, scopedAccesses = [] }: CompensationActor): Rule[] {
  const others = { employeeId: { $ne: employeeId } };
  const scoped = scopedAccesses.filter(({ kind }) => kind === "COMPENSATION_ADMIN");
  const inside = scoped.flatMap(({ orgUnitIds }, at) => {
    const where = { ...others, orgUnitIds: { $in: orgUnitIds } };
    return [
      rule(`unit.${at}.plan`, "view", "CompensationPlan", "unit", where),
      ...["propose", "decide"].map((action) =>
        rule(`unit.${at}.${action}`, action, "CompensationPlan", "unit", {
          ...where,
          cycleState: { $in: openStates },
        }),
      ),
      rule(`unit.${at}.pay`, "view", "CompensationPay", "unit", where),
    ];
  });
  if (!adminAccesses.includes("COMPENSATION_ADMIN")) return inside;
  return [
    ...["view", "create", "edit", "publish"].map((action) =>
      rule(`admin.${action}`, action, "CompensationCycle", "admin"),
    ),
    rule("admin.settings", "edit", "CompensationSettings", "admin"),
    rule("admin.insights", "view", "CompensationInsights", "admin"),
    ...["view", "edit"].map((action) => rule(`admin.pay.${action}`, action, "CompensationPay", "admin", others)),
    ...["view", "propose", "decide"].map((action) =>
      rule(`admin.plan.${action}`, action, "CompensationPlan", "admin", others),
    ),
  ];
}
