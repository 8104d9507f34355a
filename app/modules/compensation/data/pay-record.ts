import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { vaultOf, type PayAmount } from "./sealed.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const components = ["BASE", "ALLOWANCE", "VARIABLE", "EQUITY"] as const;
export type Component = (typeof components)[number];

/** A component of somebody's pay, from a day on, as it is known now. */
export type PayLine = PayAmount & { id: string; employeeId: string; component: Component; effectiveOn: string };
type Row = { id: string; employeeId: string; component: Component; effectiveOn: string; sealed: string };

/**
 * What is known now of these people's pay, the newest first. Whether the actor may read it, and that it was read, is the
 * caller's to ask and to write down.
 */
export async function payOf(context: Context, employeeIds: readonly string[]): Promise<Map<string, PayLine[]>> {
  if (employeeIds.length === 0) return new Map();
  const vault = await vaultOf(context);
  const rows = await context.rows<Row>(
    sql`select id, employee_id as "employeeId", component, effective_on::text as "effectiveOn", sealed
      from {compensation_pay} where employee_id = any(${[...employeeIds]}::uuid[]) and replaced_at is null
      order by effective_on desc, component, id`,
  );
  const lines = rows.map(({ sealed, ...row }) => ({
    ...row,
    ...vault.open("compensation_pay.sealed", row.id, sealed),
  }));
  return Map.groupBy(lines, ({ employeeId }) => employeeId);
}

/** A line as somebody wrote it down, and until when it stood. */
export type PayEntry = PayLine & {
  source: "MANUAL" | "IMPORT" | "CYCLE";
  recordedBy: string;
  recordedAt: string;
  replacedAt: string | null;
};

/** All that was ever written down of somebody's pay, what was corrected or taken back too, the newest first. */
export async function payEntriesOf(context: Context, employeeId: string): Promise<PayEntry[]> {
  const rows = await context.rows<Omit<PayEntry, keyof PayAmount> & { sealed: string }>(
    sql`select id, employee_id as "employeeId", component, effective_on::text as "effectiveOn", sealed, source,
        recorded_by as "recordedBy", ${instant(sql`recorded_at`)} as "recordedAt",
        ${instant(sql`replaced_at`)} as "replacedAt"
      from {compensation_pay} where employee_id = ${employeeId}
      order by effective_on desc, component, recorded_at desc, id limit 500`,
  );
  if (rows.length === 0) return [];
  const vault = await vaultOf(context);
  return rows.map(({ sealed, ...row }) => ({ ...row, ...vault.open("compensation_pay.sealed", row.id, sealed) }));
}

/** What holds on a day, a line for each component. */
export function payOn(lines: readonly PayLine[] | undefined, day: string): Map<Component, PayLine> {
  const held = new Map<Component, PayLine>();
  for (const line of lines ?? [])
    if (line.effectiveOn <= day && !held.has(line.component)) held.set(line.component, line);
  return held;
}

export type NewPay = PayAmount & { employeeId: string; component: Component; effectiveOn: string };

/** Writes pay down; what stood for the same person, component and day is kept as replaced by it. */
export async function keepPay(
  context: Context,
  lines: readonly NewPay[],
  { source, originId }: { source: "MANUAL" | "IMPORT" | "CYCLE"; originId: string },
): Promise<void> {
  if (lines.length === 0) return;
  const vault = await vaultOf(context);
  const at = context.clock.now();
  const keys = JSON.stringify(
    lines.map((line) => ({ employee: line.employeeId, component: line.component, day: line.effectiveOn })),
  );
  await context.rows(
    sql`update {compensation_pay} p set replaced_at = ${at}, replaced_by = ${originId}
      from jsonb_to_recordset(${keys}::jsonb) as n(employee uuid, component text, day date)
      where p.employee_id = n.employee and p.component = n.component and p.effective_on = n.day and p.replaced_at is null`,
  );
  const rows = lines.map(({ employeeId, component, effectiveOn, amount, currency }) => {
    const id = context.newId();
    return {
      id,
      employee_id: employeeId,
      component,
      effective_on: effectiveOn,
      sealed: vault.seal("compensation_pay.sealed", id, { amount, currency }),
      source,
      origin_id: originId,
      recorded_by: context.actor.employeeId,
      recorded_at: at.toISOString(),
    };
  });
  for (let from = 0; from < rows.length; from += 2_000)
    await insertRows(
      context,
      "compensation_pay",
      "id uuid, employee_id uuid, component text, effective_on date, sealed text, source text, origin_id uuid, " +
        "recorded_by uuid, recorded_at timestamptz",
      rows.slice(from, from + 2_000),
    );
}

/** Takes back what came from one origin: what it replaced holds again. Refused lines are none: all or nothing. */
export async function takePayBack(context: Context, originId: string): Promise<void> {
  const at = context.clock.now();
  await context.rows(
    sql`update {compensation_pay} set replaced_at = ${at}, replaced_by = null
      where origin_id = ${originId} and replaced_at is null`,
  );
  await context.rows(
    sql`update {compensation_pay} p set replaced_at = null, replaced_by = null where p.replaced_by = ${originId}
      and not exists (select from {compensation_pay} o where o.employee_id = p.employee_id and o.component = p.component
        and o.effective_on = p.effective_on and o.replaced_at is null)`,
  );
}
