import type { EntityName } from "@mikro-orm/core";
import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Sql } from "#tenancy/sql.ts";

/**
 * One term of a company's catalogue: a template, a question, a tag. What is archived is offered no more, and stays where
 * it was used; what is deleted can be restored for a time (`deletedAt`, `deletedBy`, `deletedFrom`).
 */
export type Term = { id: string; version: number; archivedAt?: Date | null };

/** What became of a term, with the verb of it. */
export const termVerbs = {
  ADDED: "add",
  EDITED: "edit",
  ARCHIVED: "archive",
  BROUGHT_BACK: "archive",
  DELETED: "delete",
  RESTORED: "restore",
  MOVED: "move",
  REMOVED: "remove",
} as const;
export type TermChange = keyof typeof termVerbs;
export type TermVerb = (typeof termVerbs)[TermChange];

/** How events and the audit log tell of a change, where it is not as they do of a `noun`. */
export type ToldTerm<Entity extends Term> = {
  /** The room declares that nobody hears its event: it stays in the audit log. */
  stays?: true;
  /** The event without the room: `field-defined`. */
  event?: string;
  /** What it tells besides the id under `idName` and the change, or in their place. */
  payload?(term: Entity, change: TermChange): object;
  /** The name of the id in the payload; `tagId` where the noun is `tag`. */
  idName?: string;
  /** The audit action without the room: `edit-people-tag`. */
  action?(verb: TermVerb): string;
  /** What the audit log keeps; `former` has those of the values that were edited. */
  detail?(term: Entity, change: TermChange, former: Partial<Entity> | null): Record<string, unknown>;
};

export type UniqueTerms<Entity extends Term> = {
  /** The code of the refusal. */
  taken: string;
  /** The property that is unique, and the field the refusal stands at; `name` where it is left out. */
  by?: keyof Entity & string;
  among?(term: Partial<Entity>): Sql;
  /** The unique index that lets only one of two through who ask at once, where no `lock` does. */
  index?: string;
};

export type CatalogueParts<Entity extends Term> = {
  entity: EntityName<Entity>;
  /** The room and what it calls a term: `reviews`, `template`; the event of a change is `reviews.template-changed`. */
  room: string;
  noun: string;
  /** What the audit log calls a term. */
  subject: string;
  /** The subject that has to be editable; where it depends on the term, known by it. */
  right: string | ((term: Partial<Entity>) => AbilitySubject);
  /** What one has to be allowed; `edit` where it is left out. */
  action?: string;
  /** Until the transaction ends, no other one changes which terms there are. */
  lock?(context: Context): Promise<void>;
  /** Names are unique among the terms in use, or those of them that `among` says. */
  unique?: UniqueTerms<Entity>;
  /** What else is asked of a term before it becomes so; it has its new values already. */
  refuse?(context: Context, term: Entity, change: TermChange): Promise<void>;
  /** The property by which terms stand in order; a new one stands last. */
  order?: "position" | "rank";
  /** Where a term may be removed for good: what uses it, and the code of the refusal. */
  use?: { refusal: string; of(id: string): Sql };
  /** What goes with the deleted terms whose time to be restored is over, before they go. */
  forget?(context: Context, before: Date): Promise<void>;
  told?: ToldTerm<Entity>;
};
