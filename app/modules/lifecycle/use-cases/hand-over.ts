import type { Context } from "#app/platform/context/context.ts";
import { handerOf } from "../queries/open-with.ts";
import { sql } from "#tenancy/sql.ts";
import type { JourneyRecord } from "../data/journey-record.ts";

type Handed = { kind: string; toId: string; ids: string[] };
type Of = Pick<JourneyRecord, "id" | "employeeId">;

/** What was agreed goes over to others, once. Answers how many records went. */
export async function handOver(context: Context, { id, employeeId }: Of): Promise<number> {
  let given = 0;
  for (const { kind, toId, ids } of await handings(context, id, false)) {
    const went = await handerOf(context, kind)?.give(context, { fromId: employeeId, toId, ids });
    if (!went) continue;
    given += went.length;
    await context.rows(
      sql`update {lifecycle_handing} set given_at = ${context.clock.now()}
        where journey_id = ${id} and kind = ${kind} and record_id = any(${[...went]}::uuid[])`,
    );
  }
  return given;
}

/** The same the other way round; what its new owner has handed on since stays where it is. */
export async function giveBack(context: Context, { id, employeeId }: Of): Promise<number> {
  let back = 0;
  for (const { kind, toId, ids } of await handings(context, id, true)) {
    const came = await handerOf(context, kind)?.give(context, { fromId: toId, toId: employeeId, ids });
    back += came?.length ?? 0;
  }
  await context.rows(sql`update {lifecycle_handing} set given_at = null where journey_id = ${id}`);
  return back;
}

function handings(context: Context, journeyId: string, given: boolean): Promise<Handed[]> {
  return context.rows<Handed>(
    sql`select h.kind, h.to_id as "toId", array_agg(h.record_id::text order by h.record_id) as ids
      from {lifecycle_handing} h where h.journey_id = ${journeyId} and (h.given_at is not null) = ${given}
      group by h.kind, h.to_id order by h.kind, h.to_id`,
  );
}
