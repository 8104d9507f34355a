import { LockMode, type EntityName, type FilterQuery } from "@mikro-orm/core";
import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound, type AppError } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** What a change says it has read; the API asks for it, and forms send it along unseen. */
export const versionRead = z.coerce
  .number()
  .int()
  .optional()
  .describe("Counts the changes of the record; the next change must bring it.");

/** A record two people may have open at once: `version` is the lock of its entity and counts its changes. */
type Versioned = { id: string; version: number };

export type Held = {
  /** The version the change was made on; without it the last word wins. */
  version: number | undefined;
  /** What the audit log calls the record. */
  subject: string;
  /** Under which names the audit log has its changes, to tell who was first. */
  changedBy: readonly string[];
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
  if (version !== undefined && version !== record.version)
    throw await changedMeanwhile(context, record as Entity, { subject, changedBy });
  return record as Entity;
}

async function changedMeanwhile(
  context: Pick<Context, "rows" | "actor">,
  { id, version }: Versioned,
  { subject, changedBy }: Omit<Held, "version">,
): Promise<AppError> {
  const first = await firstRow<{ id: string; name: string }>(
    context,
    sql`select e.id, e.display_name as name from {audit_entry} a join {employee} e on e.id = a.actor_id
      where a.subject_type = ${subject} and a.subject_id = ${id} and a.action = any(${changedBy}::text[])
        order by a.id desc limit 1`,
  );
  const who = first === null ? "unknown" : first.id === context.actor.employeeId ? "you" : "somebody";
  return conflict("platform.changed-meanwhile", `Changed meanwhile by ${first?.name ?? "somebody else"}.`, {
    params: { version, who, name: first?.name ?? "" },
  });
}
