import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";

const rule = rulesOf("one-on-ones");

/** What rights about 1:1s derive from. */
export type OneOnOneActor = Pick<
  Actor,
  "employeeId" | "adminAccesses" | "customAccess" | "directManager" | "skipManager" | "features"
> & {
  /** An admin sees the product as this person. */
  readonly viewed?: boolean;
};

/**
 * Who may do what with 1:1s. A meeting belongs to the two who meet and to nobody else: who leads them, who administers the
 * module and who looks after the whole company read no word of it, and see counts alone.
 */
export function oneOnOneRules(actor: OneOnOneActor): readonly Rule[] {
  if (!actor.features.includes("CHECK_IN")) return [];
  const me = actor.employeeId;
  const counts = adminRules(actor);
  // Whoever sees the product as somebody else is not of the two: they see what may be counted, and no 1:1.
  if (actor.viewed) return counts;
  return [
    rule("participant.view", "view", "OneOnOne", "participant", { participantIds: me }),
    rule("participant.edit", "edit", "OneOnOne", "participant", { participantIds: me }),
    // What is shared is read by both; what is not, by its author. Both arrange what is shared, its author words it.
    rule("shared.view", "view", "OneOnOneText", "shared", { audience: "BOTH", participantIds: me }),
    rule("shared.arrange", "arrange", "OneOnOneText", "shared", { audience: "BOTH", participantIds: me }),
    rule("shared.write", "write", "OneOnOneText", "shared", { audience: "BOTH", participantIds: me }),
    rule("shared.comment", "comment", "OneOnOneText", "shared", { audience: "BOTH", participantIds: me }),
    // Shared notes of before that an employee lets a new manager read while they lead them; who asks is the manager, who
    // answers the employee alone.
    rule("handed-over.view", "view", "OneOnOneText", "handed-over", { audience: "BOTH", handedToIds: me }),
    rule("handover.view", "view", "OneOnOneHandover", "participant", { participantIds: me }),
    rule("handover.ask", "ask", "OneOnOneHandover", "new-manager", { managerId: me }),
    rule("handover.answer", "answer", "OneOnOneHandover", "consent", { employeeId: me }),
    ...["view", "arrange", "edit"].map((action) =>
      rule(`author.${action}`, action, "OneOnOneText", "author", { authorId: me, participantIds: me }),
    ),
    ...ownCommentRules("OneOnOneComment", "one-on-ones.comment", actor),
    rule("partner.view", "view", "OneOnOnePartner", "everybody"),
    rule("partner.meet", "meet", "OneOnOnePartner", "everybody", { arrangedBy: "EVERYBODY" }),
    rule("partner.manager", "meet", "OneOnOnePartner", "managers", { managerIds: me }),
    ...counts,
  ];
}

/** Counts, for who leads people, who administers the module, and who was given its insights; never a text. */
function adminRules({ adminAccesses, customAccess, directManager, skipManager }: OneOnOneActor): Rule[] {
  const isAdmin = adminAccesses.includes("ONE_ON_ONE_ADMIN");
  const company = isAdmin || customAccess.includes("ONE_ON_ONE_INSIGHTS");
  return [
    ...(directManager || skipManager ? [rule("team.view", "view", "OneOnOneTeam", "team")] : []),
    ...(company ? [rule("insights.view", "view", "OneOnOneInsights", "insights")] : []),
    ...(isAdmin
      ? [
          rule("settings.view", "view", "OneOnOneSettings", "admin"),
          rule("settings.edit", "edit", "OneOnOneSettings", "admin"),
        ]
      : []),
  ];
}
