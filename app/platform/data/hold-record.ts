import { LockMode, type EntityName, type FilterQuery } from "@mikro-orm/core";
import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** What a change says it has read; the API asks for it, and forms send it along unseen. */
export const versionRead = z.coerce
  .number()
  .int()
  .optional()
  .describe("Counts the changes of the record; the next change must bring it.");

/** What names a record to delete, with the version its reader read of it. */
export type AsRead<Named> = Named & { version?: number | undefined };

/** A record two people may have open at once: `version` is the lock of its entity and counts its changes. */
type Versioned = { id: string; version: number };

export type Held<Version extends number | string = number> = {
  /** The version the change was made on; without it the last word wins. */
  version: Version | undefined;
  /** What the audit log calls the record. */
  subject: string;
  /** Under which names the audit log has its changes, to tell who was first. */
  changedBy: readonly string[];
  /** What the entries of its changes hold, where the audit log has them under the record it belongs to. */
  detail?: Readonly<Record<string, string>>;
};

/**
 * The record as it is now, held until the transaction ends: change its fields, then `context.em.flush()` before any
 * statement that must see them. Not found where there is none; refused, naming who was first, where somebody has changed
 * it since it was read.
 */
export async function holdRecord<Entity extends Versioned>(
  context: Pick<Context, "em" | "rows" | "actor">,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  { version, subject, changedBy }: Held,
): Promise<Entity> {
  const record = await context.em.findOne(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!record) throw notFound(subject);
  await requireUnchanged(context, record as Entity, { version, subject, changedBy });
  return record as Entity;
}

/**
 * Refuses the same way what is held by other means: a row a statement has read, settings nobody has chosen yet (of version
 * 0, under no id), several rows told by a mark of what they say in place of a number.
 */
export async function requireUnchanged<Version extends number | string>(
  context: Pick<Context, "rows" | "actor">,
  { id, version }: { id: string | null; version: Version },
  { version: read, ...named }: Held<NoInfer<Version>>,
): Promise<void> {
  if (read === undefined || read === version) return;
  const first = await firstToChange(context, id, named);
  const who = !first?.id ? "unknown" : first.id === context.actor.employeeId ? "you" : "somebody";
  throw conflict("platform.changed-meanwhile", `Changed meanwhile by ${first?.name ?? "somebody else"}.`, {
    params: { version, who, name: first?.name ?? "" },
  });
}

/** Who made its latest change; nobody where the product made it by itself. */
function firstToChange(
  context: Pick<Context, "rows">,
  id: string | null,
  { subject, changedBy, detail = {} }: Omit<Held, "version">,
): Promise<{ id: string | null; name: string | null } | null> {
  return firstRow(
    context,
    sql`select e.id, e.display_name as name from {audit_entry} a left join {employee} e on e.id = a.actor_id
      where a.subject_type = ${subject} and ${id === null ? sql`a.subject_id is null` : sql`a.subject_id = ${id}`}
        and a.action = any(${changedBy}::text[]) and a.detail @> ${JSON.stringify(detail)}::jsonb
        order by a.id desc limit 1`,
  );
}
