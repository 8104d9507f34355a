import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { payOf, payOn, type Component } from "../data/pay-record.ts";
import { vaultOf, type LetterWords } from "../data/sealed.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type MyLetter = {
  id: string;
  cycle: string;
  releasedAt: string;
  acknowledgedAt: string | null;
  effectiveOn: string;
  currency: string;
  before: number;
  after: number;
  /** Where the letter says that one is promoted. */
  newTitle: string | null;
};
export const myRewardsInput = z.object({ on: z.iso.date().optional().catch(undefined) });

export type MyRewards = {
  /** The day the parts hold on, and what they come to in each currency. */
  on: string;
  totals: { amount: number; currency: string }[];
  parts: { component: Component; effectiveOn: string; amount: number; currency: string }[];
  history: { effectiveOn: string; amount: number; currency: string }[];
  letters: MyLetter[];
};

/** One's own pay: what holds today, how base pay came about, and letters. What is not released is not there yet. */
export async function myRewards(context: Context, asked: z.output<typeof myRewardsInput> = {}): Promise<MyRewards> {
  const employeeId = context.actor.employeeId;
  await authorize(context, "view", { kind: "CompensationRewards", employeeId });
  const letters = await lettersOf(context);
  const held = await unreleased(context);
  const known = ((await payOf(context, [employeeId])).get(employeeId) ?? []).filter(({ id }) => !held.has(id));
  const today = context.today();
  // What is recorded for a day to come is not told before it.
  const on = asked.on !== undefined && asked.on < today ? asked.on : today;
  const parts = [...payOn(known, on).values()];
  return {
    on,
    totals: [...Map.groupBy(parts, ({ currency }) => currency)].map(([currency, some]) => ({
      currency,
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
    })),
    parts: parts.map(({ component, effectiveOn, amount, currency }) => ({ component, effectiveOn, amount, currency })),
    history: known
      .filter(({ component, effectiveOn }) => component === "BASE" && effectiveOn <= today)
      .map(({ effectiveOn, amount, currency }) => ({ effectiveOn, amount, currency })),
    letters,
  };
}

/** Pay that a cycle gave and whose letter nobody has released yet. */
async function unreleased(context: Context): Promise<Set<string>> {
  const rows = await context.rows<{ id: string }>(
    sql`select p.id from {compensation_pay} p join {compensation_letter} l on l.cycle_id = p.origin_id
        and l.employee_id = p.employee_id
      where p.employee_id = ${context.actor.employeeId} and p.source = 'CYCLE' and l.released_at is null
        and l.withdrawn_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function lettersOf(context: Context): Promise<MyLetter[]> {
  const rows = await context.rows<{
    id: string;
    cycle: string;
    releasedAt: string;
    acknowledgedAt: string | null;
    sealed: string;
  }>(
    sql`select l.id, c.name as cycle, ${instant(sql`l.released_at`)} as "releasedAt",
        ${instant(sql`l.acknowledged_at`)} as "acknowledgedAt", l.sealed
      from {compensation_letter} l join {compensation_cycle} c on c.id = l.cycle_id
      where l.employee_id = ${context.actor.employeeId} and l.released_at is not null and l.withdrawn_at is null
      order by l.released_at desc, l.id`,
  );
  const vault = await vaultOf(context);
  return rows.map(({ sealed, ...row }) => {
    const { effectiveOn, currency, before, after, lines } = vault.open("compensation_letter.sealed", row.id, sealed);
    return { ...row, effectiveOn, currency, before, after, newTitle: lines?.promotion?.title ?? null };
  });
}

type Told = { cycle: string; releasedAt: Date; acknowledgedAt: Date | null };

/** A letter for whose pay it is, once it was released. */
export async function ownLetter(context: Context, letterId: string): Promise<LetterWords & Told> {
  const [row] = await context.rows<Told & { sealed: string; employeeId: string }>(
    sql`select l.sealed, l.employee_id as "employeeId", c.name as cycle, l.released_at as "releasedAt",
        l.acknowledged_at as "acknowledgedAt"
      from {compensation_letter} l join {compensation_cycle} c on c.id = l.cycle_id
      where l.id = ${letterId} and l.released_at is not null and l.withdrawn_at is null`,
  );
  if (!row) throw notFound("CompensationLetter");
  await authorize(context, "view", { kind: "CompensationRewards", employeeId: row.employeeId });
  const words = (await vaultOf(context)).open("compensation_letter.sealed", letterId, row.sealed);
  return { ...words, cycle: row.cycle, releasedAt: row.releasedAt, acknowledgedAt: row.acknowledgedAt };
}
