import { LockMode } from "@mikro-orm/core";
import { reportsOf } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Attachable } from "#app/platform/contributions/attachable.ts";
import { deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";
import type { Giving, MovesWith } from "#app/platform/contributions/moves-with.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import { recordChanges } from "#app/platform/history/record-changes.ts";
import { fieldsOf, stateOf, type FieldShape, type FieldValues } from "../domain/record-fields.ts";
import { named } from "../domain/named-by.ts";
import { naming } from "../fields/naming.ts";
import { columnName } from "../fields/stored-kind.ts";
import { movesFrom } from "../kinds/state/field.ts";
import type { KeptRecords } from "./kept-records.ts";
import type { personalFacts } from "./personal-facts.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";

/** How what is open with somebody who leaves goes over to others. */
export type HandedOver = {
  /** Key of the room's strings for how many are open: `lifecycle.open`. */
  label: string;
  /** Where whoever got some finds them. */
  place: string;
};

const mostAtOnce = 500;

/** What becomes of records of people when their owner leaves, or is erased. */
export function personalLeavings<Shape extends FieldShape, Id extends string>(
  kept: KeptRecords<Shape, Id>,
  { allowing }: Pick<ReturnType<typeof personalFacts>, "allowing">,
) {
  const { kind, table, fields, called } = kept;
  const state = stateOf(fields);
  // What no move leads on from is over.
  const ends = state ? state.field.values.filter((value) => movesFrom(state.field, value).length === 0) : [];

  /** Those that go by themselves go with their owner; whoever a field of another's names is called an erased person there. */
  const forgetsPerson: RoomForgetsPerson = {
    steps: [
      ...deletes(table, "owner_id"),
      ...naming(fields).flatMap(({ name, many }) =>
        keeps("others", table, columnName(name), many ? { isList: true } : {}),
      ),
    ],
  };

  function movesWith({ label, place }: HandedOver): MovesWith {
    const isOpen = sql`r.deleted_at is null ${
      state && ends.length > 0 ? sql`and r.${sql.ref(columnName(state.name))} <> all(${ends}::text[])` : sql``
    }`;
    const open = async (context: Context, employeeId: string) => {
      const rows = await context.rows<{ id: string }>(
        sql`select r.id from ${tableNamed(table)} r where r.owner_id = ${employeeId} and ${isOpen}
          order by r.updated_at desc, r.id limit ${mostAtOnce}`,
      );
      return rows.map(({ id }) => id);
    };
    return {
      says: async (context, { move, employeeId }) =>
        employeeId && (move === "EXIT" || move === "LEAVE")
          ? [{ label, count: (await open(context, employeeId)).length }]
          : [],
      handsOver: [{ kind, label, place, open, titles, give }],
    };
  }

  /** Of those that the actor may see. */
  async function titles(context: Context, ids: readonly string[]): Promise<Map<string, string>> {
    const texts = fieldsOf(fields).filter(([, field]) => field.kind === "TEXT");
    const named = texts.map(([name]) => sql`r.${sql.ref(columnName(name))} as ${sql.ref(name)}`);
    const rows = await context.rows<FieldValues<Shape> & { id: string }>(
      sql`with recursive ${reportsOf(context.actor.employeeId, context.today())}
        select ${sql.join([sql`r.id`, ...named])} from ${tableNamed(table)} r
        where r.id = any(${[...ids]}::uuid[]) and r.deleted_at is null and ${await allowing(context, "view")}`,
    );
    return new Map(rows.map((row) => [row.id, called(row)]));
  }

  const give = (context: Context, asked: Giving) => giveRecords(kept, context, asked);

  return { forgetsPerson, movesWith };
}

/** Those that still are the giver's, whoever asks; their history says so. */
async function giveRecords<Shape extends FieldShape, Id extends string>(
  { kind, entity, id: idName, fields: { room } }: KeptRecords<Shape, Id>,
  context: Context,
  { fromId, toId, ids }: Giving,
): Promise<string[]> {
  const given: string[] = [];
  for (const id of ids) {
    const where = { id, ownerId: fromId, deletedAt: null };
    const record = await context.em.findOne(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!record) continue;
    Object.assign(record, { ownerId: toId, updatedAt: context.clock.now() });
    await context.em.flush();
    await recordChanges(context, { kind, id }, [{ field: "owner", before: fromId, after: toId }]);
    await writeBoth(
      context,
      { name: `${room}.changed`, payload: named(idName, id) },
      { action: `${room}.give`, subject: kind, id, detail: { fromId, toId } },
    );
    given.push(id);
  }
  return given;
}

/** Whoever may see one may open the files on it. */
export const attachable = ({ kind }: { kind: string }, facts: Attachable["facts"]): Attachable[] => [{ kind, facts }];
