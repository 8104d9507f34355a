import type { FilterQuery } from "@mikro-orm/core";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, type AsRead } from "#app/platform/data/hold-record.ts";
import type { SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import { deletedSince } from "#app/platform/time/days-ago.ts";
import { sql, tableNamed, type Sql } from "#tenancy/sql.ts";
import { termVerbs, type CatalogueParts, type Term, type TermChange } from "./catalogue-parts.ts";

export type { TermChange } from "./catalogue-parts.ts";

const takenMessage = "There is one of this name.";

type Named<Field extends string> = { [Name in Field]: string };
type Deletable = { archivedAt: Date | null; deletedFrom: "USE" | "ARCHIVE" | null };

/** The catalogue of a room's terms: who may keep it, and how a term comes, changes, moves, goes and returns. */
export function catalogueOf<Entity extends Term, Values extends Partial<Entity>>(parts: CatalogueParts<Entity>) {
  return new Catalogue<Entity, Values>(parts);
}

class Catalogue<Entity extends Term, Values extends Partial<Entity>> {
  readonly #parts: CatalogueParts<Entity>;
  constructor(parts: CatalogueParts<Entity>) {
    this.#parts = parts;
  }

  /** Adds a term, or changes the one that is named; its version, where it is sent, is the lock. */
  async save(context: Context, known: string | undefined, values: Values, version?: number): Promise<string> {
    if (!known) return this.#add(context, values);
    const term = await this.#open(context, known, version);
    const former = Object.fromEntries(Object.keys(values).map((name) => [name, term[name as keyof Entity]]));
    Object.assign(term, values);
    if (!term.archivedAt) await this.#refuseTaken(context, term);
    await this.#end(context, term, "EDITED", former as Partial<Entity>);
    return known;
  }

  /** The use-case that saves a term: `field` is what its input calls the term's id, and all else it says are values. */
  saving<Field extends string>(field: Field) {
    return async (
      context: Context,
      { version, ...said }: Values & { [Name in Field]?: string | undefined } & { version?: number | undefined },
    ): Promise<Named<Field>> => {
      const { [field]: known, ...values } = said as Record<string, unknown>;
      return named(field, await this.save(context, known as string | undefined, values as Values, version));
    };
  }

  /** The use-case that puts a term away, or brings it back; `field` is what its input calls the term's id. */
  archiving<Field extends string>(field: Field) {
    return async (
      context: Context,
      input: Named<Field> & { archived: boolean; version?: number | undefined },
    ): Promise<Named<Field>> => {
      const id: string = input[field];
      const term = await this.#open(context, id);
      if (!!term.archivedAt === input.archived) return named(field, id);
      if (input.version !== undefined) await this.#hold(context, id, input.version);
      term.archivedAt = input.archived ? context.clock.now() : null;
      if (!input.archived) await this.#refuseTaken(context, term);
      await this.#end(context, term, input.archived ? "ARCHIVED" : "BROUGHT_BACK");
      return named(field, id);
    };
  }

  /** The use-case that deletes a term, to be restored for `daysToRestore` days. */
  deleting<Field extends string>(field: Field) {
    return async (context: Context, input: AsRead<Named<Field>>): Promise<Named<Field | "name">> => {
      const id: string = input[field];
      const term = await this.#open(context, id, input.version);
      const now = context.clock.now();
      const deletedFrom = term.archivedAt ? "ARCHIVE" : "USE";
      const gone = { deletedAt: now, deletedBy: context.actor.employeeId, deletedFrom };
      Object.assign(term, gone, { archivedAt: term.archivedAt ?? now });
      await this.#end(context, term, "DELETED");
      return { ...named(field, id), ...named("name", nameOf(term)) } as Named<Field | "name">;
    };
  }

  /** The use-case that puts a deleted term back where it was: in use, or in the archive. */
  restoring<Field extends string>(field: Field) {
    return async (context: Context, input: Named<Field>): Promise<Named<Field | "name">> => {
      const id: string = input[field];
      await this.#begin(context);
      const term = await this.#find(context, { id, deletedAt: { $gt: deletedSince(context) } });
      await this.#authorize(context, term);
      const wasInUse = (term as unknown as Deletable).deletedFrom === "USE";
      if (wasInUse) term.archivedAt = null;
      Object.assign(term, { deletedAt: null, deletedBy: null, deletedFrom: null });
      if (wasInUse) await this.#refuseTaken(context, term);
      await this.#end(context, term, "RESTORED");
      return { ...named(field, id), ...named("name", nameOf(term)) } as Named<Field | "name">;
    };
  }

  /** The use-case that removes for good what nothing uses. */
  removing<Field extends string>(field: Field) {
    return async (context: Context, input: AsRead<Named<Field>>): Promise<Named<Field>> => {
      const id: string = input[field];
      const { use } = this.#parts;
      const term = await this.#open(context, id, input.version);
      if (use && (await context.rows(use.of(id))).length > 0) throw conflict(use.refusal, "It is in use.");
      context.em.remove(term);
      await this.#end(context, term, "REMOVED");
      return named(field, id);
    };
  }

  /** A term changes places with the one in use before or after it; at the end it stays. */
  async move(context: Context, id: string, way: "BEFORE" | "AFTER", detail: object): Promise<void> {
    const order = sql.ref(this.#parts.order!);
    const table = this.#table(context);
    const term = await this.#open(context, id);
    const own = (term as unknown as Record<string, number>)[this.#parts.order!]!;
    const [beyond, first] = way === "BEFORE" ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
    const [other] = await context.rows<{ id: string; place: number }>(
      sql`select id, ${order} as place from ${table} where ${order} ${beyond} ${own} ${this.#inUse(context)}
        order by ${order} ${first} limit 1`,
    );
    if (!other) return;
    // No two may share a place, not even for a moment: one waits before all.
    await context.rows(sql`update ${table} set ${order} = (select min(${order}) - 1 from ${table}) where id = ${id}`);
    await context.rows(sql`update ${table} set ${order} = ${own} where id = ${other.id}`);
    await context.rows(sql`update ${table} set ${order} = ${other.place} where id = ${id}`);
    await this.#tell(context, term, "MOVED", null, detail);
  }

  /** For the room's `softDeleted`: deleted terms whose time to be restored is over go for good. */
  get softDeleted(): SoftDeleted {
    const { entity, lock, forget } = this.#parts;
    const table = (entity as unknown as { tableName: string }).tableName;
    return {
      table,
      clear: async (context, before) => {
        await lock?.(context);
        await forget?.(context, before);
      },
    };
  }

  async #add(context: Context, values: Values): Promise<string> {
    const { entity, order } = this.#parts;
    await this.#begin(context);
    await this.#authorize(context, values);
    const { properties } = context.em.getMetadata(entity);
    const facts = { createdBy: context.actor.employeeId, createdAt: context.clock.now() };
    const known = Object.entries(facts).filter(([name]) => name in properties);
    const id = context.newId();
    await this.#refuseTaken(context, { ...values, id });
    const last = order ? { [order]: await this.#last(context) } : {};
    const term = context.em.create(entity, { id, ...values, ...last, ...Object.fromEntries(known) } as never);
    await this.#end(context, term as Entity, "ADDED");
    return id;
  }

  /** The place after all others. */
  async #last(context: Context): Promise<number> {
    const order = sql.ref(this.#parts.order!);
    const [row] = await context.rows<{ last: number }>(
      sql`select coalesce(max(${order}), 0) + 1 as last from ${this.#table(context)}`,
    );
    return row!.last;
  }

  /** Who may keep terms at all is asked first, then one waits for others who do. */
  async #begin(context: Context): Promise<void> {
    const { right, action = "edit", lock } = this.#parts;
    if (typeof right === "string") await authorize(context, action, { kind: right });
    await lock?.(context);
  }

  async #authorize(context: Context, term: Partial<Entity>): Promise<void> {
    const { right, action = "edit" } = this.#parts;
    if (typeof right !== "string") await authorize(context, action, right(term));
  }

  /** A term there is, for who may change it, held until the transaction ends. */
  async #open(context: Context, id: string, version?: number): Promise<Entity> {
    await this.#begin(context);
    const term = await this.#hold(context, id);
    await this.#authorize(context, term);
    return version === undefined ? term : this.#hold(context, id, version);
  }

  #hold(context: Context, id: string, version?: number): Promise<Entity> {
    const deletes = "deletedAt" in context.em.getMetadata(this.#parts.entity).properties;
    return this.#find(context, { id, ...(deletes && { deletedAt: null }) }, version);
  }

  #find(context: Context, where: object, version?: number): Promise<Entity> {
    const { entity, subject, room } = this.#parts;
    const changedBy = (["EDITED", "ARCHIVED"] as const).map((change) => `${room}.${this.#action(change)}`);
    return holdRecord(context, entity, where as FilterQuery<NoInfer<Entity>>, { version, subject, changedBy });
  }

  #table(context: Context): Sql {
    return tableNamed(context.em.getMetadata(this.#parts.entity).tableName);
  }

  #inUse(context: Context): Sql {
    const archives = "archivedAt" in context.em.getMetadata(this.#parts.entity).properties;
    return archives ? sql`and archived_at is null` : sql``;
  }

  /** Refuses a name that another term in use has. */
  async #refuseTaken(context: Context, term: Partial<Entity>): Promise<void> {
    const { unique } = this.#parts;
    if (!unique) return;
    const { taken, by = "name", among } = unique;
    const same = await context.rows(
      sql`select from ${this.#table(context)} where lower(${sql.ref(by)}) = lower(${valueOf(term, by)})
        and id <> ${term.id} ${this.#inUse(context)} ${among ? sql`and ${among(term)}` : sql``}`,
    );
    if (same.length > 0) throw conflict(taken, takenMessage, { fields: { [by]: taken } });
  }

  /** Writes what was changed; where two ask at once, the index decides who is refused. */
  async #flush(context: Context): Promise<void> {
    const { taken, by = "name", index } = this.#parts.unique ?? {};
    const work = context.em.flush();
    if (!taken || !index) return work;
    await refusingTaken(work, { [index]: { code: taken, field: by, message: takenMessage } });
  }

  /** The last that is asked, the change itself, and what is told of it. */
  async #end(context: Context, term: Entity, change: TermChange, former: Partial<Entity> | null = null): Promise<void> {
    await this.#parts.refuse?.(context, term, change);
    await this.#flush(context);
    await this.#tell(context, term, change, former);
  }

  #action(change: TermChange): string {
    const { told, noun } = this.#parts;
    return told?.action?.(termVerbs[change]) ?? `${noun}-${change.toLowerCase().replace("_", "-")}`;
  }

  #tell(context: Context, term: Entity, change: TermChange, former: Partial<Entity> | null, more: object = {}) {
    const { room, noun, subject, told = {} } = this.#parts;
    const payload = { [told.idName ?? `${noun}Id`]: term.id, change, ...told.payload?.(term, change) };
    const archived = change === "ARCHIVED" || change === "BROUGHT_BACK" ? { archived: change === "ARCHIVED" } : {};
    const detail = told.detail && { ...told.detail(term, change, former), ...archived, ...more };
    return writeBoth(
      context,
      { name: `${room}.${told.event ?? `${noun}-changed`}`, payload, stays: told.stays },
      {
        action: `${room}.${this.#action(change)}`,
        subject,
        id: term.id,
        ...(detail && { detail }),
      },
    );
  }
}

function named<Field extends string>(field: Field, value: string): Named<Field> {
  return { [field]: value } as Named<Field>;
}

function nameOf(term: object): string {
  return valueOf(term, "name");
}

function valueOf(term: object, property: string): string {
  return (term as Record<string, string | undefined>)[property] ?? "";
}
