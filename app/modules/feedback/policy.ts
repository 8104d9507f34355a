import type { Conditions } from "#app/platform/ability/conditions.ts";
import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";
import { visibleTo } from "./domain/visibility.ts";

const rule = rulesOf("feedback");

/** What rights about feedback derive from. */
export type FeedbackActor = {
  readonly employeeId: string;
  readonly adminAccesses: readonly string[];
  readonly customAccess?: readonly string[];
  readonly directManager?: boolean;
  readonly features: readonly string[];
  /** An admin sees the product as this person. */
  readonly viewed?: boolean;
};

/**
 * Who may do what with feedback. Who reads it is said by its visibility alone (`domain/visibility.ts`): no administrator
 * reads what was not shared with everybody, not as somebody else either.
 */
export function feedbackRules(actor: FeedbackActor): readonly Rule[] {
  if (!actor.features.includes("FEEDBACK")) return [];
  const me = actor.employeeId;
  const open = allow("Feedback", "everybody", ["view", "comment"], { visibility: "PUBLIC" });
  if (actor.viewed) return [...open, ...insightRules(actor)];
  return [
    ...open,
    ...allow("Feedback", "author", ["view", "comment", "edit", "delete", "archive"], { authorId: me }),
    ...allow("Feedback", "receiver", ["view", "comment", "archive", "thank"], {
      receiverId: me,
      visibility: { $in: visibleTo("RECEIVER") },
    }),
    ...allow("Feedback", "manager", ["view", "comment"], {
      managerId: me,
      visibility: { $in: visibleTo("MANAGER") },
    }),
    ...allow("Feedback", "requester", ["view", "comment"], {
      requesterId: me,
      visibility: { $in: visibleTo("REQUESTER") },
    }),
    ...ownCommentRules("FeedbackComment", "feedback.comment", actor),
    ...requestRules(me),
    ...insightRules(actor),
    ...adminRules(actor),
  ];
}

function allow(subject: string, who: string, actions: readonly string[], conditions?: Conditions): Rule[] {
  const part = subject === "Feedback" ? "" : `${subject.toLowerCase().slice("feedback".length)}.`;
  return actions.map((action) => rule(`${part}${who}.${action}`, action, subject, who, conditions));
}

/** Everybody asks for feedback on themselves, and managers for feedback on those below them. */
function requestRules(me: string): Rule[] {
  return [
    ...allow("FeedbackReceiver", "everybody", ["view", "give"]),
    ...allow("FeedbackReceiver", "self", ["request"], { employeeId: me }),
    ...allow("FeedbackReceiver", "reports", ["request"], { managerIds: me }),
    ...allow("FeedbackRequest", "asking", ["view", "archive"], { requesterId: me }),
    ...allow("FeedbackAsk", "asking", ["view", "cancel", "ask-again", "remind"], { requesterId: me }),
    ...allow("FeedbackAsk", "asked", ["view", "accept", "decline", "answer"], { providerId: me }),
  ];
}

/** Numbers alone, of groups large enough: managers of those below them, administrators of the company. */
function insightRules({ directManager, adminAccesses, customAccess = [] }: FeedbackActor): Rule[] {
  const company = adminAccesses.includes("FEEDBACK_ADMIN") || customAccess.includes("FEEDBACK_INSIGHTS");
  return [
    ...(directManager ? allow("FeedbackInsights", "reports", ["view"], { scope: "all-reports" }) : []),
    ...(company ? allow("FeedbackInsights", "admin", ["view"]) : []),
  ];
}

/** Who administers feedback takes away what was shown to everybody, and comments on it; they read nothing more. */
function adminRules({ adminAccesses }: FeedbackActor): Rule[] {
  if (!adminAccesses.includes("FEEDBACK_ADMIN")) return [];
  const open = { visibility: "PUBLIC" };
  return [...allow("Feedback", "admin", ["delete"], open), ...allow("FeedbackComment", "admin", ["delete"], open)];
}
