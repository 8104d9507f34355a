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
  /** Deletes the rows and what hangs on them; where it is left out, the rows alone with what their keys take along. */
  forget?: (context: Context, before: Date) => Promise<unknown>;
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

/** Rows whose time to be restored is over go for good. */
export async function forgetDeleted(context: Context, table: SoftDeleted, before: Date): Promise<void> {
  if (table.forget) await table.forget(context, before);
  else await context.rows(sql`delete from ${tableNamed(table.table)} where ${columnOf(table)} <= ${before}`);
}

function columnOf({ column = "deleted_at" }: SoftDeleted): Sql {
  return sql.ref(column);
}
