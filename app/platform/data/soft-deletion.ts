import type { EntityName, FilterQuery } from "@mikro-orm/core";
import type { Context } from "#app/platform/context/context.ts";
import { daysToRestore, deletedSince } from "#app/platform/time/days-ago.ts";
import { sql, tableNamed, type Sql } from "#tenancy/sql.ts";
import { holdRecord } from "./hold-record.ts";

/** A table whose rows are taken out of sight by a moment in `column`, and go for good once they cannot be restored. */
export type SoftDeleted = {
  table: string;
  /** `deleted_at` where it is left out. */
  column?: string;
  /** For how many days a row can be restored; `daysToRestore` where it is left out. */
  days?: number;
  /** What the history, files and comments call such a record, where it has any: they go with it. */
  kind?: string;
  /** Deletes first what hangs on the rows and their keys do not take along. */
  clear?: (context: Context, before: Date) => Promise<unknown>;
};

/** The condition that what was deleted at this column's moment can still be restored. */
export function restorable(context: Pick<Context, "clock">, column: Sql): Sql {
  return sql`${column} > ${deletedSince(context)}`;
}

type Deletable = { id: string; version: number; deletedAt: Date | null };

/** A deleted record that can still be restored, held until the transaction ends; 404 where there is none. */
export function holdDeleted<Entity extends Omit<Deletable, "deletedAt"> & { deletedAt?: Date | null | undefined }>(
  context: Context,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  subject: string,
): Promise<Entity> {
  const deleted = { $and: [where, { deletedAt: { $gt: deletedSince(context) } }] } as FilterQuery<NoInfer<Entity>>;
  return holdRecord<Entity>(context, entity, deleted, { version: undefined, subject, changedBy: [] });
}

/** Takes a record out of sight, or brings it back; written at once. */
export async function setDeleted(
  context: Pick<Context, "em" | "clock" | "actor">,
  record: { deletedAt?: Date | null | undefined; deletedBy?: string | null | undefined },
  deleted: boolean,
): Promise<void> {
  record.deletedAt = deleted ? context.clock.now() : null;
  if ("deletedBy" in record) record.deletedBy = deleted ? context.actor.employeeId : null;
  await context.em.flush();
}

/** Those of the tables that have rows whose time to be restored is over; one statement. */
export async function tablesToForget(
  context: Context,
  tables: readonly SoftDeleted[],
): Promise<{ table: SoftDeleted; before: Date }[]> {
  const asked = tables.map((table) => ({ table, before: deletedSince(context, table.days ?? daysToRestore) }));
  if (asked.length === 0) return [];
  const found = await context.rows<{ place: number }>(
    sql.join(
      asked.map(
        ({ table, before }, place) =>
          sql`(select ${place}::int as place from ${tableNamed(table.table)} where ${columnOf(table)} <= ${before} limit 1)`,
      ),
      sql` union all `,
    ),
  );
  return found.map(({ place }) => asked[place]!);
}

/** Rows whose time to be restored is over go for good, with their history and files; answers with the ids of a `kind`. */
export async function forgetDeleted(context: Context, table: SoftDeleted, before: Date): Promise<string[]> {
  const { kind } = table;
  await table.clear?.(context, before);
  const over = sql`delete from ${tableNamed(table.table)} where ${columnOf(table)} <= ${before}`;
  if (!kind) {
    await context.rows(over);
    return [];
  }
  const ids = (await context.rows<{ id: string }>(sql`${over} returning id`)).map(({ id }) => id);
  await context.rows(sql`delete from {record_change} where record_kind = ${kind} and record_id = any(${ids}::uuid[])`);
  await context.rows(
    sql`update {attachment} set removed_at = ${context.clock.now()} where record_kind = ${kind}
      and record_id = any(${ids}::uuid[]) and removed_at is null`,
  );
  return ids;
}

function columnOf({ column = "deleted_at" }: SoftDeleted): Sql {
  return sql.ref(column);
}
