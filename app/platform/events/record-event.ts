import type { Context } from "#app/platform/context/context.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

/** An announcement of a room: a name (`goals.checked-in`) and plain data. */
export type Event<Name extends string = string, Payload extends object = object> = {
  readonly name: Name;
  readonly payload: Payload;
};

/** What an event is recorded with; a context is one, and so is a unit of work in which nobody is signed in. */
export type EventWriter = Pick<Context, "rows" | "clock" | "tenant"> & { actor: { employeeId: string | null } };

/** Puts the event into the outbox of this transaction: it is heard if, and only if, the change stays. */
export async function recordEvent(context: EventWriter, event: Event): Promise<void> {
  await context.rows(
    prepared(
      sql`insert into {outbox} (name, payload, actor_id, recorded_at)
        values (${event.name}, ${JSON.stringify(event.payload)}::jsonb, ${context.actor.employeeId},
        ${context.clock.now()})`,
    ),
  );
  await context.rows(prepared(sql`select pg_notify('cairn_outbox', ${context.tenant.id})`));
}
