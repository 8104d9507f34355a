import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import type { Actor } from "#app/platform/context/actor.ts";

/** What rights about reviews derive from. */
export type ReviewActor = Pick<
  Actor,
  "employeeId" | "adminAccesses" | "customAccess" | "directManager" | "skipManager" | "features"
> & {
  /** An admin, or support, sees the product as this person. */
  readonly viewed?: boolean;
};

const rule = rulesOf("reviews");

/**
 * Who may do what with reviews. A form is its reviewer's alone; what others read of it is a part of the result, by the
 * visibilities of the cycle. A result is for who is accountable and who leads them; the person reviewed reads it once it
 * is shared. Who administers reviews runs cycles and reads results. Whoever sees the product as somebody else reads no
 * form, result or nomination of theirs, and no list of them: what is asked of everybody, and numbers, alone.
 */
export function reviewRules(actor: ReviewActor): readonly Rule[] {
  if (!actor.features.includes("REVIEW")) return [];
  if (actor.viewed) return viewedRules(actor);
  const me = actor.employeeId;
  return [
    rule("form.view", "view", "ReviewForm", "reviewer", { reviewerId: me, removed: false }),
    rule("form.answer", "answer", "ReviewForm", "reviewer", { reviewerId: me, removed: false }),
    rule("result.self", "view", "ReviewResult", "reviewee", { employeeId: me, shared: true }),
    rule("result.self.answer", "acknowledge", "ReviewResult", "reviewee", { employeeId: me, shared: true }),
    rule("result.self.plan", "plan", "ReviewResult", "reviewee", { employeeId: me, shared: true }),
    ...["view", "settle", "share", "plan", "decide"].map((action) =>
      rule(`result.manager.${action}`, action, "ReviewResult", "accountable", { managerId: me }),
    ),
    ...["view", "settle"].map((action) =>
      rule(`result.above.${action}`, action, "ReviewResult", "above", { aboveIds: me }),
    ),
    // Nobody has a hand in their own result, whatever they administer.
    ...["settle", "share", "reopen", "decide"].map((action) => ({
      ...rule(`result.own.${action}`, action, "ReviewResult", "own-result", { employeeId: me }),
      inverted: true,
    })),
    ...["view", "plan"].map((action) => ({
      ...rule(`result.early.${action}`, action, "ReviewResult", "own-early", { employeeId: me, shared: false }),
      inverted: true,
    })),
    ...nominationRules(me),
    ...(actor.directManager || actor.skipManager ? [rule("team.view", "view", "ReviewTeam", "team")] : []),
    ...adminRules(actor),
  ];
}

/** The person reviewed and who is accountable choose peers, as the cycle says; who is chosen accepts or declines. */
function nominationRules(me: string): Rule[] {
  return [
    rule("nominee.view", "view", "ReviewNomination", "nominee", { nomineeId: me }),
    rule("nominee.decide", "decide", "ReviewNomination", "nominee", { nomineeId: me }),
    ...["view", "nominate", "withdraw"].flatMap((action) => [
      rule(`nomination.self.${action}`, action, "ReviewNomination", "nominator", {
        employeeId: me,
        nominatedBy: { $in: ["SELF", "BOTH"] },
      }),
      rule(`nomination.manager.${action}`, action, "ReviewNomination", "nominator", {
        managerId: me,
        nominatedBy: { $in: ["MANAGER", "BOTH"] },
      }),
    ]),
    ...["view", "approve"].map((action) =>
      rule(`nomination.accountable.${action}`, action, "ReviewNomination", "accountable", { managerId: me }),
    ),
  ];
}

function viewedRules(actor: ReviewActor): Rule[] {
  return adminRules(actor).filter(
    ({ action, subject }) => action === "view" && (subject === "ReviewTemplate" || subject === "ReviewInsights"),
  );
}

function adminRules({ employeeId, adminAccesses, customAccess }: ReviewActor): Rule[] {
  const insights = customAccess.includes("REVIEW_INSIGHTS");
  if (!adminAccesses.includes("REVIEW_ADMIN"))
    return insights ? [rule("insights.view", "view", "ReviewInsights", "insights")] : [];
  return [
    ...["view", "create", "edit", "run"].map((action) => rule(`cycle.${action}`, action, "ReviewCycle", "admin")),
    ...["view", "edit"].map((action) => rule(`template.${action}`, action, "ReviewTemplate", "admin")),
    ...["view", "settle", "share", "reopen", "plan", "decide"].map((action) =>
      rule(`result.admin.${action}`, action, "ReviewResult", "admin"),
    ),
    ...["view", "nominate", "approve", "withdraw"].map((action) =>
      // About themselves they nominate as the cycle lets everybody.
      rule(`nomination.admin.${action}`, action, "ReviewNomination", "admin", { employeeId: { $ne: employeeId } }),
    ),
    rule("insights.view", "view", "ReviewInsights", "insights"),
  ];
}
