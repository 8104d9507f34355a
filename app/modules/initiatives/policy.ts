import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesAbout, rulesOf } from "#app/platform/ability/rules-of.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";

const rule = rulesOf("initiatives");
const allow = rulesAbout("initiatives", "Initiative");

/** What rights about initiatives derive from. */
export type InitiativeActor = {
  readonly employeeId: string;
  readonly adminAccesses: readonly string[];
  readonly scopedAccesses?: readonly { readonly kind: string; readonly orgUnitIds: readonly string[] }[];
  readonly features: readonly string[];
};

const everything = ["view", "comment", "complete", "edit", "delete"] as const;

/**
 * Who may do what with initiatives. Whoever holds a task holds its subtasks: the facts of a subtask name both. Whoever may see
 * one may comment on it.
 */
export function initiativeRules(actor: InitiativeActor): readonly Rule[] {
  if (!actor.features.includes("TASK")) return [];
  const me = actor.employeeId;
  return [
    ...allow("everybody", ["view", "comment"], { visibility: "GLOBAL" }),
    ...allow("owner", everything, { ownerIds: me }),
    // Somebody who helps may say that it is done; the wording and the dates are the owner's.
    ...allow("collaborator", ["view", "comment", "complete"], { collaboratorIds: me }),
    ...allow("creator", everything, { createdBy: me }),
    ...allow("manager", ["view", "comment", "complete", "edit"], { ownerManagerIds: me }),
    ...creationRules(me),
    ...ownCommentRules("InitiativeComment", "initiatives.comment", actor),
    ...adminRules(actor),
  ];
}

/** Everybody writes tasks down, for themselves and for those below them in the reporting line. */
function creationRules(me: string): Rule[] {
  return [
    ...allow("everybody", ["create"]),
    rule("assign.view", "view", "InitiativeOwner", "everybody"),
    rule("assign.self", "assign", "InitiativeOwner", "assign-self", { employeeId: me }),
    rule("assign.reports", "assign", "InitiativeOwner", "assign-reports", { managerIds: me }),
  ];
}

/** Whoever administers the tasks of the whole company makes their tags; whoever may edit a task puts them on it. */
const makeTags = rule("admin.edit-tags", "edit", "Tag", "admin", { tagKind: "INITIATIVE" });

/** Task admins: of the whole company, or of what people in some org units own. */
function adminRules({ adminAccesses, scopedAccesses = [] }: InitiativeActor): Rule[] {
  const assign = rule("assign.admin", "assign", "InitiativeOwner", "admin");
  const anyComment = rule("comment.admin.delete", "delete", "InitiativeComment", "admin");
  const numbers = rule("admin.numbers", "view", "InitiativeNumbers", "admin");
  if (adminAccesses.includes("TASK_ADMIN"))
    return [...allow("admin", everything), assign, anyComment, makeTags, numbers];
  return scopedAccesses
    .filter(({ kind }) => kind === "TASK_ADMIN")
    .flatMap(({ orgUnitIds }) => {
      const inside = { orgUnitIds: { $in: orgUnitIds } };
      return [
        ...allow("admin", everything, inside),
        { ...assign, conditions: inside },
        { ...anyComment, conditions: inside },
      ];
    });
}
