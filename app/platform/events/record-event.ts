import type { Context } from "#app/platform/context/context.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** An announcement of a room: a name (`goals.checked-in`) and plain data. */
export type Event<Name extends string = string, Payload extends object = object> = {
  readonly name: Name;
  readonly payload: Payload;
};

/** What an event is recorded with; a context is one, and so is a unit of work in which nobody is signed in. */
export type EventWriter = Pick<Context, "rows" | "clock" | "tenant"> & { actor: { employeeId: string | null } };

/** Puts the event into the outbox of this transaction: it is heard if, and only if, the change stays. */
export async function recordEvent(context: EventWriter, event: Event): Promise<void> {
  await context.rows(prepared(sql`with event as (${eventInsert(context, event)}) ${announcement(context)}`));
}

export function eventInsert({ actor, clock }: Pick<EventWriter, "actor" | "clock">, { name, payload }: Event): Sql {
  return sql`insert into {outbox} (name, payload, actor_id, recorded_at)
    values (${name}, ${JSON.stringify(payload)}::jsonb, ${actor.employeeId}, ${clock.now()})`;
}

/** Tells who listens, once the transaction is through, that there is something to hear. */
export function announcement({ tenant }: Pick<EventWriter, "tenant">): Sql {
  return sql`select pg_notify('cairn_outbox', ${tenant.id})`;
}
