import type { Conditions } from "#app/platform/ability/conditions.ts";
import type { Rule } from "#app/platform/ability/rule.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";

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

function allow(who: string, actions: readonly string[], conditions?: Conditions): Rule[] {
  return actions.map((action) => ({
    id: `initiatives.${who}.${action}`,
    action,
    subject: "Initiative",
    because: `rules.${who}`,
    ...(conditions && { conditions }),
  }));
}

/** Everybody writes tasks down, for themselves and for those below them in the reporting line. */
function creationRules(me: string): Rule[] {
  return [
    ...allow("everybody", ["create"]),
    { id: "initiatives.assign.view", action: "view", subject: "InitiativeOwner", because: "rules.everybody" },
    {
      id: "initiatives.assign.self",
      action: "assign",
      subject: "InitiativeOwner",
      conditions: { employeeId: me },
      because: "rules.assign-self",
    },
    {
      id: "initiatives.assign.reports",
      action: "assign",
      subject: "InitiativeOwner",
      conditions: { managerIds: me },
      because: "rules.assign-reports",
    },
  ];
}

/** Whoever administers the tasks of the whole company makes their tags; whoever may edit a task puts them on it. */
const makeTags: Rule = {
  id: "initiatives.admin.edit-tags",
  action: "edit",
  subject: "Tag",
  conditions: { tagKind: "INITIATIVE" },
  because: "rules.admin",
};

/** Task admins: of the whole company, or of what people in some org units own. */
function adminRules({ adminAccesses, scopedAccesses = [] }: InitiativeActor): Rule[] {
  const assign: Rule = {
    id: "initiatives.assign.admin",
    action: "assign",
    subject: "InitiativeOwner",
    because: "rules.admin",
  };
  const anyComment: Rule = {
    id: "initiatives.comment.admin.delete",
    action: "delete",
    subject: "InitiativeComment",
    because: "rules.admin",
  };
  if (adminAccesses.includes("TASK_ADMIN")) return [...allow("admin", everything), assign, anyComment, makeTags];
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
