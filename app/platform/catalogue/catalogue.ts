import type { EntityName, FilterQuery } from "@mikro-orm/core";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { writesDown } from "#app/platform/events/write-down.ts";

/** One term of a company's catalogue: a template, a question. What is archived is offered no more, and stays where it was used. */
type Term = { id: string; version: number; archivedAt?: Date | null };

type TermChange = "ADDED" | "EDITED" | "ARCHIVED" | "BROUGHT_BACK";

export type CatalogueParts<Entity extends Term> = {
  entity: EntityName<Entity>;
  /** The room and what it calls a term: `reviews`, `template`; the event of a change is `reviews.template-changed`. */
  room: string;
  noun: string;
  /** What the audit log calls a term. */
  subject: string;
  /** The subject that has to be editable. */
  right: string;
};

export type Catalogue<Values> = {
  /** Adds a term, or changes the one that is named; its version, where it is sent, is the lock. */
  save(context: Context, id: string | undefined, values: Values, version?: number): Promise<string>;
  /** The use-case that puts a term away, or brings it back; `field` is what its input calls the term's id. */
  archiving<Field extends string>(
    field: Field,
  ): (
    context: Context,
    input: { [Name in Field]: string } & { archived: boolean },
  ) => Promise<{ [Name in Field]: string }>;
};

/** The catalogue of a room's terms: who may keep it, and how a term comes, changes, goes and returns. */
export function catalogueOf<Entity extends Term, Values extends Partial<Entity>>({
  entity,
  room,
  noun,
  subject,
  right,
}: CatalogueParts<Entity>): Catalogue<Values> {
  const writeDown = writesDown<Record<string, object>>(room);
  const changedBy = [`${room}.${noun}-edited`];
  const hold = (context: Context, id: string, version?: number) =>
    holdRecord(context, entity, { id } as FilterQuery<NoInfer<Entity>>, { version, subject, changedBy });
  const end = async (context: Context, id: string, change: TermChange) => {
    await context.em.flush();
    const action = `${noun}-${change.toLowerCase().replace("_", "-")}`;
    await writeDown(context, `${room}.${noun}-changed`, { [`${noun}Id`]: id, change }, { action, subject, id });
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
    archiving: (field) => async (context, input) => {
      const id: string = input[field];
      await authorize(context, "edit", { kind: right });
      (await hold(context, id)).archivedAt = input.archived ? context.clock.now() : null;
      await end(context, id, input.archived ? "ARCHIVED" : "BROUGHT_BACK");
      return { [field]: id } as { [Name in typeof field]: string };
    },
  };
}
