import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import { changesBetween, recordChanges } from "#app/platform/history/record-changes.ts";
import { deletedSince } from "#app/platform/time/days-ago.ts";
import type { KeptRecords, PersonalRecord } from "./kept-records.ts";
import type { personalFacts } from "./personal-facts.ts";

/** Events by what was done, and what the audit log calls it. */
const acts = { created: "create", changed: "save", deleted: "delete", restored: "restore" } as const;

type Facts<Entity extends PersonalRecord> = {
  factsOf: ReturnType<typeof personalFacts>["factsOf"];
  hold: (...input: Parameters<ReturnType<typeof personalFacts>["hold"]>) => Promise<Entity>;
};

/** Creating, changing, deleting and restoring records of people: authorized, in their history, announced and audited. */
export function personalWrites<Entity extends PersonalRecord, Id extends string, Field extends keyof Entity & string>(
  kept: KeptRecords<Entity, Id, Field>,
  { factsOf, hold }: Facts<Entity>,
) {
  const { room, kind, entity, fields, daysToRestore } = kept;
  const named = (id: string) => ({ [kept.id]: id }) as Record<Id, string>;
  const announce = writesDown<Record<string, object>>(room);
  const writeDown = (context: Context, done: keyof typeof acts, id: string) =>
    announce(context, `${room}.${done}`, named(id), { action: acts[done], subject: kind, id });

  /** Writes one down for the actor. */
  async function create(context: Context, values: Pick<Entity, Field>): Promise<Record<Id, string>> {
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
    { id, version, ...input }: { id: string; version?: number | undefined } & Pick<Entity, Field>,
  ): Promise<Record<Id, string>> {
    const record = await hold(context, "edit", id, { version });
    const values = Object.fromEntries(
      fields.map((field) => [field, (input as unknown as Pick<Entity, Field>)[field]]),
    ) as Pick<Entity, Field>;
    const changes = changesBetween(record, values, fields);
    Object.assign(record, values, { updatedAt: context.clock.now() });
    await context.em.flush();
    await recordChanges(context, { kind, id }, changes);
    await writeDown(context, "changed", id);
    return named(id);
  }

  async function setDeleted(context: Context, id: string, deleted: boolean): Promise<Record<Id, string>> {
    const record = await hold(context, "delete", id, { deleted: !deleted });
    record.deletedAt = deleted ? context.clock.now() : null;
    await context.em.flush();
    await recordChanges(context, { kind, id }, [{ field: "deleted", before: !deleted, after: deleted }]);
    await writeDown(context, deleted ? "deleted" : "restored", id);
    return named(id);
  }

  return {
    create,
    edit,
    /** Takes one out of sight; it can be restored for some days. */
    remove: (context: Context, id: string) => setDeleted(context, id, true),
    /** Brings a deleted one back. */
    restore: (context: Context, id: string) => setDeleted(context, id, false),
    /** What was deleted long enough ago goes for good. */
    async forget(context: Context): Promise<void> {
      const before = deletedSince(context, daysToRestore);
      await context.em.nativeDelete(entity, { deletedAt: { $lte: before } } as never);
    },
  };
}
