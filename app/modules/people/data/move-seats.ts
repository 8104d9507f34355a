import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { correct } from "../domain/effective-dating.ts";
import type { AssignmentRow } from "./assignment-rows.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A row of somebody's org unit that is true today or later. */
export type Seat = AssignmentRow & { readonly employeeId: string };

/** Who sits in a unit today or is planned to; those people are held until the transaction ends. */
export async function seatsAhead(context: Context, orgUnitId: string): Promise<Seat[]> {
  const ahead = sql`a.org_unit_id = ${orgUnitId} and a.kind = 'ORG_UNIT' and a.superseded_at is null
    and a.valid && daterange(${context.today()}::date, null)`;
  await context.rows(
    sql`select from {employee} e where e.id in (select a.employee_id from {assignment} a where ${ahead})
      order by e.id for update`,
  );
  return context.rows<Seat>(
    sql`select a.id, a.employee_id as "employeeId", lower(a.valid)::text as "validFrom",
      upper(a.valid)::text as "validTo", a.org_unit_id::text as value,
            ${instant(sql`a.recorded_at`)} as "recordedAt", ${instant(sql`a.superseded_at`)} as "supersededAt"
       from {assignment} a where ${ahead} order by a.employee_id, lower(a.valid)`,
  );
}

/** From today on these seats are in another unit, for as long as each was to last; each move is told as any other. */
export async function moveSeats(context: Context, seats: readonly Seat[], orgUnitId: string): Promise<void> {
  const today = context.today();
  const now = context.clock.now().toISOString();
  const moves = seats.map((seat) => {
    const from = seat.validFrom > today ? seat.validFrom : today;
    const recordedAt = seat.recordedAt > now ? seat.recordedAt : now;
    const { added } = correct<string | null>([seat], {
      from,
      to: seat.validTo,
      value: orgUnitId,
      recordedAt,
      newId: context.newId,
    });
    return { employeeId: seat.employeeId, from, added };
  });
  await context.rows(
    sql`update {assignment} set superseded_at = ${now} where id = any(${seats.map((seat) => seat.id)}::uuid[])`,
  );
  await insertRows(
    context,
    "assignment",
    "id uuid, employee_id uuid, kind text, org_unit_id uuid, valid daterange, recorded_at timestamptz, recorded_by uuid",
    moves.flatMap(({ employeeId, added }) =>
      added.map((row) => ({
        id: row.id,
        employee_id: employeeId,
        kind: "ORG_UNIT",
        org_unit_id: row.value,
        valid: `[${row.validFrom},${row.validTo ?? ""})`,
        recorded_at: row.recordedAt,
        recorded_by: context.actor.employeeId,
      })),
    ),
  );
  await insertRows(
    context,
    "outbox",
    "name text, payload jsonb, actor_id uuid, recorded_at timestamptz",
    moves.map(({ employeeId, from }) => ({
      name: "people.assignment-changed",
      payload: { employeeId, kind: "ORG_UNIT", from, value: orgUnitId },
      actor_id: context.actor.employeeId,
      recorded_at: now,
    })),
  );
}
