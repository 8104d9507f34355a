import type { AbilitySubject, Rule } from "#app/platform/ability/rule.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";

/** A kind of record that people comment on, given by the room of the records: comments know no room. */
export type Commentable = {
  /** As rules, addresses and stored comments call it: `Goal`. */
  kind: string;
  /** As rules call a comment on such a record: `GoalComment`. It has the facts of the record, and `authorId`. */
  comment: string;
  /**
   * What rules test of one record: who may `view` it reads its comments, who may `comment` adds to them. Throws 404 where
   * there is none, or it was deleted.
   */
  facts(context: Context, id: string): Promise<AbilitySubject>;
  /** The record as notices and the page of its comments tell of it; asked after `facts`. */
  tell(context: Context, id: string): Promise<CommentedRecord>;
  /** Whoever said something about the record lately is told of what is said next; for records that are nobody's own. */
  tellsWhoTookPart?: true;
};

export type CommentedRecord = {
  title: string;
  link: string;
  /** Whom a new comment concerns. Who may not see the record is not told, though they stand here. */
  concerns: readonly string[];
};

/** Kinds by name, of the modules an actor has. */
export type Commentables = Readonly<Record<string, Commentable>>;

/**
 * A comment belongs to who wrote it, and whoever may see the record may read it: the record is asked first. Who administers
 * the records may take any away: that rule is the room's own. Its words are `rules.own-comment` and `rules.everybody`.
 */
export function ownCommentRules(subject: string, id: string, { employeeId }: Pick<Actor, "employeeId">): Rule[] {
  const own = (action: string): Rule => ({
    id: `${id}.own.${action}`,
    action,
    subject,
    conditions: { authorId: employeeId },
    because: "rules.own-comment",
  });
  return [{ id: `${id}.view`, action: "view", subject, because: "rules.everybody" }, own("edit"), own("delete")];
}
