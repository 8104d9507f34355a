import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Sql } from "#tenancy/sql.ts";

/**
 * A kind of record whose name notices say. Whether the actor may see one is asked of many at once, by the rules that decide in
 * memory about one.
 */
export type SeenRecord = {
  /** As `Notice.about` calls it: `Goal`. */
  kind: string;
  /** What rules test of one record; left out where the room gives it as a kind that is commented on, or explained. */
  facts?(context: Context, id: string): Promise<AbilitySubject>;
  /** Condition on an id, `told.about_id`: such a record stands, and the actor may see it. Nothing in it is called `told`. */
  isSeen(context: Context, id: Sql): Promise<Sql>;
};

/**
 * Acts by which whoever did them would be known to have to do with a record that only some may know of, such as answering
 * what was written about them: the audit log names them to those who see the record, by `isSeen` of its kind, and to nobody
 * where there is none.
 */
export type QuietActs = { kind: string; actions: readonly string[] };

/** Kinds by name, of the modules an actor has. */
export type SeenRecords = Readonly<Record<string, SeenRecord>>;
