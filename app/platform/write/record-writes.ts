import type { EntityName, FilterQuery, RequiredEntityData } from "@mikro-orm/core";
import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, requireUnchanged } from "#app/platform/data/hold-record.ts";
import { holdDeleted, setDeleted } from "#app/platform/data/soft-deletion.ts";
import type { EventCatalogue, PayloadOf } from "#app/platform/events/catalogue.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import { changesBetween, recordChanges } from "#app/platform/history/record-changes.ts";

/** A record that is changed by one person at a time. */
type Versioned = { id: string; version: number; deletedAt?: Date | null | undefined };

/** What a room says of its records of one kind, so that each write of them is whole. */
export type WrittenRecords<Entity extends Versioned, Catalogue extends EventCatalogue> = {
  /** Actions of the audit log begin with it. */
  room: string;
  events: Catalogue;
  /** As rules, the history and the audit log call one: `Loan`. */
  kind: string;
  entity: EntityName<Entity>;
  /** What rules may test of one, as it stands. */
  facts(context: Context, record: Entity): Promise<AbilitySubject> | AbilitySubject;
  /** The fields whose changes stand in its history, or what of it does. */
  history?: readonly (keyof Entity & string)[] | ((record: Entity) => Readonly<Record<string, unknown>>);
};

/** What listeners and the audit log learn of a write. */
export type Told<Catalogue extends EventCatalogue> = {
  [Name in keyof Catalogue & string]: {
    event: Name;
    payload: PayloadOf<Catalogue, Name>;
    /** As the audit log calls it, without the room's name. */
    action: string;
    /** For the audit log; never a word that somebody wrote. */
    detail?: Record<string, unknown>;
  };
}[keyof Catalogue & string];

type How = {
  /** Neither event nor audit entry nor history say who did it. */
  anonymous?: boolean;
  /** Nothing is announced or written down: a draft that saves itself while somebody types. Who may is asked all the same. */
  silent?: boolean;
};

export type RecordCreation<Entity, Catalogue extends EventCatalogue> = How & {
  /** What rules test of what is to be made, before it is there. */
  of: AbilitySubject;
  /** `create` where it is left out. */
  may?: string;
  values: RequiredEntityData<Entity>;
  tells: Told<Catalogue>;
};

export type RecordChange<Entity, Catalogue extends EventCatalogue> = How & {
  /** Of the record: its id, or more. */
  where: FilterQuery<NoInfer<Entity>>;
  /** What the actor must be allowed to do to it. */
  may: string;
  /** The version it was read in; left out, the last word wins. */
  version?: number | undefined;
  /** Under which actions the audit log has its changes, to tell who was first. */
  changedBy?: readonly string[];
  /** It is one that was deleted and can be restored. */
  deleted?: boolean;
  /** Refuses what does not go from here, and sets its fields. */
  change(record: Entity): Promise<void> | void;
  /** Why, for its history, in the words of whoever did it. */
  reason?: string;
  tells: Told<Catalogue> | ((record: Entity) => Told<Catalogue>);
};

/**
 * Writes of records in one call each: held, authorized, changed, put into their history, announced and audited, in this
 * order and in the transaction of the context. None of it can be left out but by `silent`.
 */
export function recordWrites<Entity extends Versioned, Catalogue extends EventCatalogue>(
  records: WrittenRecords<Entity, Catalogue>,
) {
  return {
    /** Writes one down, if the actor may. */
    create: (context: Context, asked: RecordCreation<Entity, Catalogue>) => createRecord(records, context, asked),
    /** Changes one; 404 where there is none or it may not be seen, 403 where this may not be done to it. */
    change: (context: Context, asked: RecordChange<Entity, Catalogue>) => changeRecord(records, context, asked),
    /** Takes one out of sight, or brings it back; its history says so. */
    deleteOrRestore: (context: Context, asked: Deletion<Entity, Catalogue>) => deleteOrRestore(records, context, asked),
  };
}

/** Who deletes and restores is always told. */
type Deletion<Entity, Catalogue extends EventCatalogue> = Omit<
  RecordChange<Entity, Catalogue>,
  "change" | "deleted" | keyof How
> & { deleted: boolean };

async function createRecord<Entity extends Versioned, Catalogue extends EventCatalogue>(
  records: WrittenRecords<Entity, Catalogue>,
  context: Context,
  { of, may = "create", values, tells, ...how }: RecordCreation<Entity, Catalogue>,
): Promise<Entity> {
  await authorize(context, may, of);
  const record = context.em.create(records.entity, values) as Entity;
  await context.em.flush();
  await announce(records, context, record.id, { told: tells, how });
  return record;
}

async function changeRecord<Entity extends Versioned, Catalogue extends EventCatalogue>(
  records: WrittenRecords<Entity, Catalogue>,
  context: Context,
  { may, change, reason, tells, anonymous, silent, version, changedBy = [], ...asked }: RecordChange<Entity, Catalogue>,
): Promise<Entity> {
  const { kind, facts, history = [] } = records;
  const record = await hold(records, context, asked);
  await authorize(context, may, await facts(context, record));
  // Asked last: whoever may not see the record learns neither that it is there nor that it was changed.
  await requireUnchanged(context, record, { version, subject: kind, changedBy });
  const seen = () => (typeof history === "function" ? history(record) : partOf(record, history));
  const before = seen();
  await change(record);
  await context.em.flush();
  const after = seen();
  const changes = changesBetween(before, after, Object.keys(after));
  if (!silent && !anonymous && changes.length > 0)
    await recordChanges(
      context,
      { kind, id: record.id },
      changes.map((one) => ({ ...one, ...(reason && { reason }) })),
    );
  const how = { ...(anonymous && { anonymous }), ...(silent && { silent }) };
  await announce(records, context, record.id, { told: typeof tells === "function" ? tells(record) : tells, how });
  return record;
}

function partOf<Entity>(record: Entity, fields: readonly (keyof Entity & string)[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, record[field]]));
}

function hold<Entity extends Versioned, Catalogue extends EventCatalogue>(
  { entity, kind }: WrittenRecords<Entity, Catalogue>,
  context: Context,
  { where, deleted }: Pick<RecordChange<Entity, Catalogue>, "where" | "deleted">,
): Promise<Entity> {
  return deleted
    ? holdDeleted<Entity>(context, entity, where, kind)
    : holdRecord<Entity>(context, entity, where, { version: undefined, subject: kind, changedBy: [] });
}

async function deleteOrRestore<Entity extends Versioned, Catalogue extends EventCatalogue>(
  records: WrittenRecords<Entity, Catalogue>,
  context: Context,
  { deleted, where, ...asked }: Deletion<Entity, Catalogue>,
): Promise<Entity> {
  const record = await changeRecord(records, context, {
    ...asked,
    where: deleted ? ({ $and: [where, { deletedAt: null }] } as FilterQuery<NoInfer<Entity>>) : where,
    deleted: !deleted,
    change: (held) => setDeleted(context, held, deleted),
  });
  const changed = { field: "deleted", before: !deleted, after: deleted };
  await recordChanges(context, { kind: records.kind, id: record.id }, [changed]);
  return record;
}

async function announce<Entity extends Versioned, Catalogue extends EventCatalogue>(
  { room, kind, events }: WrittenRecords<Entity, Catalogue>,
  context: Context,
  id: string,
  { told, how: { anonymous, silent } }: { told: Told<Catalogue>; how: How },
): Promise<void> {
  if (silent) return;
  const { event, payload, action, detail } = told;
  const written = { action: `${room}.${action}`, subject: kind, id, ...(detail && { detail }) };
  const { stays } = events[event]!;
  await writeBoth(context, { name: event, payload, stays }, { ...written, ...(anonymous && { anonymous }) });
}
