import type { Context } from "#app/platform/context/context.ts";
import type { SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import type { EventCatalogue } from "#app/platform/events/catalogue.ts";
import { recordChanges, type Change } from "#app/platform/history/record-changes.ts";
import { recordWrites, type Told } from "#app/platform/write/record-writes.ts";
import { named as namedBy, namedInput, type Named } from "../domain/named-by.ts";
import type { FieldInput, FieldShape } from "../domain/record-fields.ts";
import { checkSent, firstOf, keepBeside, keptOf, toldOf } from "../fields/kept-values.ts";
import type { KeptValues } from "../fields/stored-kind.ts";
import { eventsOfRecords } from "./events-of-records.ts";
import type { KeptRecords, PersonalRecord } from "./kept-records.ts";
import type { personalFacts } from "./personal-facts.ts";

/** What is done, as events call it, and as the audit log does. */
const acts = { created: "create", changed: "save", deleted: "delete", restored: "restore" } as const;

/** Creating, changing, deleting and restoring records of people: authorized, in their history, announced and audited. */
export function personalWrites<Shape extends FieldShape, Id extends string>(
  kept: KeptRecords<Shape, Id>,
  { factsOf }: Pick<ReturnType<typeof personalFacts>, "factsOf">,
) {
  const { kind, fields } = kept;
  const { room } = fields;
  const events = eventsOfRecords(room, kept.id);
  const named = (id: string) => namedBy(kept.id, id);
  const told = (done: keyof typeof acts, id: string) => toldOfAct(room, done, named(id));
  const writes = writesOf(kept, events, factsOf);

  /** Writes one down for the actor. */
  async function create(context: Context, values: FieldInput<Shape>): Promise<Named<Id>> {
    const ownerId = context.actor.employeeId;
    const [id, now] = [context.newId(), context.clock.now()];
    await checkSent(context, fields, values);
    const said = { ...firstOf(fields), ...keptOf(fields, values) };
    await writes.create(context, {
      of: await factsOf(context, ownerId, said),
      values: { ...said, id, ownerId, createdAt: now, updatedAt: now, deletedAt: null },
      tells: told("created", id),
    });
    await keepBeside(context, fields, { kind, id }, values);
    return named(id);
  }

  /** Changes one; refused where somebody has changed it since it was read. */
  async function edit(context: Context, { version, ...input }: Edited<Shape, Id>): Promise<Named<Id>> {
    const said: KeptValues = input;
    const id = String(said[kept.id]);
    const beside: Change[] = [];
    await checkSent(context, fields, said);
    await writes.change(context, {
      where: { id, deletedAt: null },
      may: "edit",
      version,
      changedBy: [`${room}.save`],
      async change(record) {
        beside.push(...(await keepBeside(context, fields, { kind, id }, said)));
        Object.assign(record, keptOf(fields, said), { updatedAt: context.clock.now() });
      },
      tells: told("changed", id),
    });
    await recordChanges(context, { kind, id }, beside);
    return named(id);
  }

  const deleteOrRestore = (deleted: boolean) => async (context: Context, one: Named<Id>) => {
    const id = one[kept.id];
    const asked = { where: { id }, may: "delete", deleted };
    await writes.deleteOrRestore(context, { ...asked, tells: told(deleted ? "deleted" : "restored", id) });
    return named(id);
  };

  return {
    writes,
    /** How one is named by what is sent about it. */
    one: namedInput(kept.id, "The id of the record."),
    /** What is announced of them, for the room's `events`. */
    events,
    create,
    edit,
    /** Takes one out of sight; it can be restored for some days. */
    remove: deleteOrRestore(true),
    /** Brings a deleted one back. */
    restore: deleteOrRestore(false),
    /** For the room's `softDeleted`: what was deleted long enough ago goes for good. */
    softDeleted: { table: kept.table, kind } satisfies SoftDeleted,
  };
}

type Edited<Shape extends FieldShape, Id extends string> = Named<Id> &
  FieldInput<Shape> & { version?: number | undefined };

const writesOf = <Shape extends FieldShape, Id extends string>(
  { kind, entity, fields }: KeptRecords<Shape, Id>,
  events: EventCatalogue,
  factsOf: ReturnType<typeof personalFacts>["factsOf"],
) =>
  recordWrites<PersonalRecord, EventCatalogue>({
    ...{ room: fields.room, events, kind, entity },
    facts: (context, record) => factsOf(context, record.ownerId, record),
    history: (record) => toldOf(fields, record),
  });

const toldOfAct = (room: string, done: keyof typeof acts, payload: Record<string, string>): Told<EventCatalogue> => ({
  ...{ event: `${room}.${done}`, payload, action: acts[done] },
});
