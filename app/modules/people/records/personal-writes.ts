import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { setDeleted, type SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import { fieldsOf, type FieldShape, type FieldValues } from "#app/platform/fields/record-fields.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import { changesBetween, recordChanges } from "#app/platform/history/record-changes.ts";
import type { Kept, KeptRecords } from "./kept-records.ts";
import type { personalFacts } from "./personal-facts.ts";

/** Events by what was done, and what the audit log calls it. */
const acts = { created: "create", changed: "save", deleted: "delete", restored: "restore" } as const;

type Facts<Shape extends FieldShape> = {
  factsOf: ReturnType<typeof personalFacts>["factsOf"];
  hold: (...input: Parameters<ReturnType<typeof personalFacts>["hold"]>) => Promise<Kept<Shape>>;
};

/** Creating, changing, deleting and restoring records of people: authorized, in their history, announced and audited. */
export function personalWrites<Shape extends FieldShape, Id extends string>(
  kept: KeptRecords<Shape, Id>,
  { factsOf, hold }: Facts<Shape>,
) {
  const { kind, entity, fields } = kept;
  const { room } = fields;
  const names = fieldsOf(fields).map(([name]) => name);
  const named = <Value>(id: Value) => ({ [kept.id]: id }) as Record<Id, Value>;
  const writeDown = (context: Context, done: keyof typeof acts, id: string) =>
    writeBoth(
      context,
      { name: `${room}.${done}`, payload: named(id) },
      { action: `${room}.${acts[done]}`, subject: kind, id },
    );

  /** Writes one down for the actor. */
  async function create(context: Context, values: FieldValues<Shape>): Promise<Record<Id, string>> {
    const ownerId = context.actor.employeeId;
    await authorize(context, "create", await factsOf(context, ownerId));
    const [id, now] = [context.newId(), context.clock.now()];
    context.em.create(entity, { ...values, id, ownerId, createdAt: now, updatedAt: now, deletedAt: null } as never);
    await context.em.flush();
    await writeDown(context, "created", id);
    return named(id);
  }

  /** Changes one; refused where somebody has changed it since it was read. */
  async function edit(
    context: Context,
    { version, ...input }: Record<Id, string> & FieldValues<Shape> & { version?: number | undefined },
  ): Promise<Record<Id, string>> {
    const said = input as Readonly<Record<string, unknown>>;
    const id = said[kept.id] as string;
    const record = await hold(context, "edit", id, { version });
    const values = Object.fromEntries(names.map((name) => [name, said[name]]));
    const changes = changesBetween(record as Readonly<Record<string, unknown>>, values, names);
    Object.assign(record, values, { updatedAt: context.clock.now() });
    await context.em.flush();
    await recordChanges(context, { kind, id }, changes);
    await writeDown(context, "changed", id);
    return named(id);
  }

  async function deleteOrRestore(
    context: Context,
    one: Record<Id, string>,
    deleted: boolean,
  ): Promise<Record<Id, string>> {
    const id = one[kept.id];
    const record = await hold(context, "delete", id, { deleted: !deleted });
    await setDeleted(context, record, deleted);
    await recordChanges(context, { kind, id }, [{ field: "deleted", before: !deleted, after: deleted }]);
    await writeDown(context, deleted ? "deleted" : "restored", id);
    return named(id);
  }

  return {
    /** How one is named by what is sent about it. */
    one: z.object(named(z.guid().describe("The id of the record."))),
    create,
    edit,
    /** Takes one out of sight; it can be restored for some days. */
    remove: (context: Context, one: Record<Id, string>) => deleteOrRestore(context, one, true),
    /** Brings a deleted one back. */
    restore: (context: Context, one: Record<Id, string>) => deleteOrRestore(context, one, false),
    /** For the room's `softDeleted`: what was deleted long enough ago goes for good. */
    softDeleted: { table: kept.table, kind } satisfies SoftDeleted,
  };
}
