import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import { eventsOfRecords } from "./events-of-records.ts";
import { fieldsOf, type FieldShape, type FieldValues } from "../domain/record-fields.ts";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import type { Kept, KeptRecords } from "./kept-records.ts";
import type { personalFacts } from "./personal-facts.ts";

/** What is done, as events call it, and as the audit log does. */
const acts = { created: "create", changed: "save", deleted: "delete", restored: "restore" } as const;

/** Creating, changing, deleting and restoring records of people: authorized, in their history, announced and audited. */
export function personalWrites<Shape extends FieldShape, Id extends string>(
  kept: KeptRecords<Shape, Id>,
  { factsOf }: Pick<ReturnType<typeof personalFacts>, "factsOf">,
) {
  const { kind, entity, fields } = kept;
  const { room } = fields;
  const names = fieldsOf(fields).map(([name]) => name);
  const events = eventsOfRecords(room, kept.id);
  const named = <Value>(id: Value) => ({ [kept.id]: id }) as Record<Id, Value>;
  const told = (done: keyof typeof acts, id: string) =>
    ({ event: `${room}.${done}`, payload: named(id), action: acts[done] }) as never;
  const writes = recordWrites<Kept<Shape>, typeof events>({
    ...{ room, events, kind, entity },
    facts: (context, { ownerId }) => factsOf(context, ownerId),
    history: names as never,
  });

  /** Writes one down for the actor. */
  async function create(context: Context, values: FieldValues<Shape>): Promise<Record<Id, string>> {
    const ownerId = context.actor.employeeId;
    const [id, now] = [context.newId(), context.clock.now()];
    await writes.create(context, {
      of: await factsOf(context, ownerId),
      values: { ...values, id, ownerId, createdAt: now, updatedAt: now, deletedAt: null } as never,
      tells: told("created", id),
    });
    return named(id);
  }

  /** Changes one; refused where somebody has changed it since it was read. */
  async function edit(
    context: Context,
    { version, ...input }: Record<Id, string> & FieldValues<Shape> & { version?: number | undefined },
  ): Promise<Record<Id, string>> {
    const said = input as Readonly<Record<string, unknown>>;
    const id = said[kept.id] as string;
    const values = Object.fromEntries(names.map((name) => [name, said[name]]));
    await writes.change(context, {
      where: { id, deletedAt: null } as never,
      may: "edit",
      version,
      changedBy: [`${room}.save`],
      change: (record) => void Object.assign(record, values, { updatedAt: context.clock.now() }),
      tells: told("changed", id),
    });
    return named(id);
  }

  async function deleteOrRestore(context: Context, one: Record<Id, string>, deleted: boolean) {
    const id = one[kept.id];
    const asked = { where: { id } as never, may: "delete", deleted };
    await writes.deleteOrRestore(context, { ...asked, tells: told(deleted ? "deleted" : "restored", id) });
    return named(id);
  }

  return {
    /** How one is named by what is sent about it. */
    one: z.object(named(z.guid().describe("The id of the record."))),
    /** What is announced of them, for the room's `events`. */
    events,
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
