import type { Conditions } from "#app/platform/ability/conditions.ts";
import type { Rule } from "#app/platform/ability/rule.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";
import type { RightVerb, RoomRight } from "#app/platform/contributions/role-rules.ts";

type Further = {
  owner?: readonly string[];
  manager?: readonly string[];
  named?: Readonly<Record<string, readonly string[]>>;
};

/**
 * Rules of records that belong to people: everybody their own, managers see and comment on those of the people below
 * them. Their words are `rules.owner` and `rules.manager`, and those of comments. `further` are acts besides: those of moves.
 * Whom a field names sees it, comments on it, and may do what stands under the field's name: `rules.<field>` says so.
 */
export function ownRecordRules(
  room: string,
  subject: string,
  actor: Pick<Actor, "employeeId">,
  further: Further = {},
): Rule[] {
  const allow = (who: string, actions: readonly string[], conditions: Conditions): Rule[] =>
    actions.map((action) => ({ id: `${room}.${who}.${action}`, action, subject, conditions, because: `rules.${who}` }));
  return [
    ...allow("owner", ["view", "comment", "create", "edit", "delete", ...(further.owner ?? [])], {
      ownerId: actor.employeeId,
    }),
    ...allow("manager", ["view", "comment", ...(further.manager ?? [])], { managerIds: actor.employeeId }),
    ...Object.entries(further.named ?? {}).flatMap(([field, acts]) =>
      allow(field, ["view", "comment", ...acts], { [field]: actor.employeeId }),
    ),
    ...ownCommentRules(`${subject}Comment`, `${room}.comment`, actor),
  ];
}

/** What a custom role can give of such records: seeing and commenting, changing, deleting. */
export function ownRecordRights(room: string, subject: string): RoomRight[] {
  const right = (name: string, verb: RightVerb, ...actions: string[]): RoomRight => ({
    key: `${room}.${name}`,
    label: `role-right.${name}`,
    verb,
    scopable: true,
    ownedBy: "ownerId",
    grants: actions.map((action) => ({ action, subject })),
  });
  return [
    right("view", "VIEW", "view", "comment"),
    right("edit", "EDIT", "view", "edit"),
    right("delete", "DELETE", "view", "delete"),
  ];
}
