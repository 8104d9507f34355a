import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesAbout, rulesOf } from "#app/platform/ability/rules-of.ts";
import type { Actor } from "#app/platform/context/actor.ts";

const rule = rulesOf("points");
const about = rulesAbout("points", "Points");

/** What rights about points derive from. */
export type PointsActor = Pick<
  Actor,
  "employeeId" | "adminAccesses" | "scopedAccesses" | "customAccess" | "directManager" | "skipManager" | "features"
> & {
  /** An admin sees the product as this person. */
  readonly viewed?: boolean;
};

/**
 * Who may do what with points. They are read by the person, by those above them and by who administers points, of the company or of an org unit; whoever was
 * given the insights reads numbers alone. Nobody decides about their own, and nobody learns of them by seeing the product
 * as somebody else.
 */
export function pointsRules(actor: PointsActor): readonly Rule[] {
  if (!actor.features.includes("POINTS") || actor.viewed) return [];
  const me = actor.employeeId;
  const isAdmin = actor.adminAccesses.includes("POINTS_ADMIN");
  return [
    ...about("own", ["view", "appeal"], { employeeId: me }),
    ...about("managers", ["view", "record", "decide", "handle"], { managerIds: me }),
    ...(actor.directManager || actor.skipManager ? [rule("team.view", "view", "PointsTeam", "managers")] : []),
    ...(isAdmin ? adminRules() : []),
    ...unitRules(actor),
    ...(isAdmin || actor.customAccess.includes("POINTS_INSIGHTS")
      ? [rule("insights.view", "view", "PointsInsights", "insights")]
      : []),
    ...about("own-decision", decisions, { employeeId: me }).map((one) => ({ ...one, inverted: true })),
  ];
}

/** What nobody does about themselves, whatever they administer. */
const decisions = ["record", "correct", "decide", "handle"];

/** Who administers points of an org unit: all about its people, and nothing of the rules. */
function unitRules(actor: PointsActor): Rule[] {
  const orgUnitIds = unitsAdministered(actor);
  if (orgUnitIds.length === 0) return [];
  return [
    ...about("unit", ["view", ...decisions], { orgUnitIds: { $in: orgUnitIds } }),
    rule("unit.company", "view", "PointsCompany", "unit"),
  ];
}

/** The org units whose points somebody administers, where it is not those of the whole company. */
export function unitsAdministered({ scopedAccesses = [] }: Pick<PointsActor, "scopedAccesses">): string[] {
  return scopedAccesses.filter(({ kind }) => kind === "POINTS_ADMIN").flatMap(({ orgUnitIds }) => orgUnitIds);
}

function adminRules(): Rule[] {
  return [
    ...about("admin", ["view", ...decisions]),
    rule("admin.company", "view", "PointsCompany", "admin"),
    rule("admin.settings.view", "view", "PointsSettings", "admin"),
    rule("admin.settings.edit", "edit", "PointsSettings", "admin"),
  ];
}
