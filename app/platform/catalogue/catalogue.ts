import type { EntityName, FilterQuery } from "@mikro-orm/core";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";

/** One term of a company's catalogue: a template, a question. What is archived is offered no more, and stays where it was used. */
type Term = { id: string; version: number; archivedAt?: Date | null };

type TermChange = "ADDED" | "EDITED" | "ARCHIVED" | "BROUGHT_BACK";

export type CatalogueParts<Entity extends Term> = {
  entity: EntityName<Entity>;
  /** What the audit log calls a term. */
  subject: string;
  /** The subject that has to be editable. */
  right: string;
  /** What the audit log calls an edit, to tell who was first: `reviews.template-edited`. */
  edited: string;
  /** The event and the audit entry of a change; its verb is `<noun>-<change>` in words of the log. */
  tell(context: Context, id: string, change: TermChange, verb: string): Promise<void>;
};

export type Catalogue<Values> = {
  /** Adds a term, or changes the one that is named; its version, where it is sent, is the lock. */
  save(context: Context, id: string | undefined, values: Values, version?: number): Promise<string>;
  /** Puts a term away, or brings it back. */
  archive(context: Context, id: string, archived: boolean): Promise<void>;
};

/** The catalogue of a room's terms: who may keep it, and how a term comes, changes, goes and returns. */
export function catalogueOf<Entity extends Term, Values extends Partial<Entity>>({
  entity,
  subject,
  right,
  edited,
  tell,
}: CatalogueParts<Entity>): Catalogue<Values> {
  const hold = (context: Context, id: string, version?: number) =>
    holdRecord(context, entity, { id } as FilterQuery<NoInfer<Entity>>, { version, subject, changedBy: [edited] });
  const end = async (context: Context, id: string, change: TermChange) => {
    await context.em.flush();
    await tell(context, id, change, change.toLowerCase().replace("_", "-"));
  };
  return {
    async save(context, known, values, version) {
      await authorize(context, "edit", { kind: right });
      const id = known ?? context.newId();
      if (known) Object.assign(await hold(context, known, version), values);
      else {
        const made = { id, ...values, createdBy: context.actor.employeeId, createdAt: context.clock.now() };
        context.em.create(entity, made as never);
      }
      await end(context, id, known ? "EDITED" : "ADDED");
      return id;
    },
    async archive(context, id, archived) {
      await authorize(context, "edit", { kind: right });
      (await hold(context, id)).archivedAt = archived ? context.clock.now() : null;
      await end(context, id, archived ? "ARCHIVED" : "BROUGHT_BACK");
    },
  };
}
