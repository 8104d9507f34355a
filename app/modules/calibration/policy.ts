import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";

const rule = rulesOf("calibration");

/** What rights about calibration derive from. */
export type CalibrationActor = {
  readonly employeeId: string;
  readonly adminAccesses: readonly string[];
  readonly features: readonly string[];
  /** An admin, or support, sees the product as this person. */
  readonly viewed?: boolean;
};

/**
 * Who may do what in calibration. A group is for its members and for who administers reviews; nobody else learns that it
 * exists, nor whoever sees the product as one of them. Nobody sees or moves their own place: a group never shows its
 * member themselves.
 */
export function calibrationRules(actor: CalibrationActor): readonly Rule[] {
  if (!actor.features.includes("REVIEW") || actor.viewed) return [];
  const me = actor.employeeId;
  const acts = ["view", "calibrate"];
  return [
    ...acts.map((action) => rule(`member.${action}`, action, "CalibrationGroup", "member", { memberIds: me })),
    ...acts.map((action) =>
      rule(`member.person.${action}`, action, "CalibratedPerson", "member", { memberIds: me, employeeId: { $ne: me } }),
    ),
    rule("member.person.comment", "comment", "CalibratedPerson", "member", { memberIds: me, employeeId: { $ne: me } }),
    ...ownCommentRules("CalibrationComment", "calibration.comment", actor),
    ...(actor.adminAccesses.includes("REVIEW_ADMIN") ? adminRules(me) : []),
  ];
}

function adminRules(me: string): Rule[] {
  return [
    ...["view", "calibrate", "create", "edit", "finish"].map((action) =>
      rule(`admin.${action}`, action, "CalibrationGroup", "admin"),
    ),
    ...["view", "calibrate", "comment"].map((action) =>
      rule(`admin.person.${action}`, action, "CalibratedPerson", "admin", { employeeId: { $ne: me } }),
    ),
    rule("admin.guidelines", "edit", "CalibrationGuideline", "admin"),
  ];
}
