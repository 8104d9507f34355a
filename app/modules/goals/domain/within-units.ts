import type { Rule } from "#app/platform/ability/rule.ts";

/** The same rules for goals whose every owner sits in one of these org units; an owner who sits nowhere is outside all. */
export function withinUnits(orgUnitIds: readonly string[], rules: readonly Rule[]): Rule[] {
  return rules.map((each) => ({
    ...each,
    id: `${each.id}.within-units`,
    because: "rules.within-units",
    conditions: { ...each.conditions, orgUnitIds: { $in: orgUnitIds } },
  }));
}
