import { firstRow, type Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { GuidelineMark } from "../domain/recommend.ts";
import { planFacts, readMembers, unitsOfMembers, type MemberRecord } from "./member-record.ts";
import { vaultOf, type Proposal } from "./sealed.ts";
import type { CycleRecord } from "./cycle-record.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A copy of the lines somebody plans for. */
export type WhatIfRecord = { id: string; cycleId: string; name: string; createdAt: Date; version: number };
export type WhatIfLine = {
  id: string;
  whatIfId: string;
  memberId: string;
  copiedVersion: number;
  proposal: Proposal | null;
  mark: GuidelineMark;
  version: number;
};

/** So many copies of a cycle somebody may keep. */
export const mostWhatIfs = 10;

/** The actor's copies of a cycle, the oldest first. Whoever sees the product as somebody else sees none. */
export function readWhatIfs(context: Context, where: Sql): Promise<WhatIfRecord[]> {
  return context.rows<WhatIfRecord>(
    sql`select w.id, w.cycle_id as "cycleId", w.name, w.created_at as "createdAt", w.version
      from {compensation_what_if} w
      where w.owner_id = ${context.actor.employeeId} and ${context.viewedBy === undefined} and ${where}
      order by w.created_at, w.id limit ${mostWhatIfs}`,
  );
}

/** One of the actor's copies; to everybody else there is none. */
export async function requireWhatIf(context: Context, whatIfId: string): Promise<WhatIfRecord> {
  const [found] = await readWhatIfs(context, sql`w.id = ${whatIfId}`);
  if (!found) throw notFound("CompensationWhatIf");
  return found;
}

/** The lines of copies; `hold` keeps them as they are until the transaction ends. */
export async function readWhatIfLines(
  context: Context,
  whatIfIds: readonly string[],
  { memberIds, hold = false }: { memberIds?: readonly string[]; hold?: boolean } = {},
): Promise<WhatIfLine[]> {
  const these = memberIds ? sql`and l.member_id = any(${[...memberIds]}::uuid[])` : sql``;
  const rows = await context.rows<Omit<WhatIfLine, "proposal"> & { proposal: string | null }>(
    sql`select l.id, l.what_if_id as "whatIfId", l.member_id as "memberId", l.copied_version as "copiedVersion", l.proposal,
        l.mark, l.version
      from {compensation_what_if_line} l where l.what_if_id = any(${[...whatIfIds]}::uuid[]) ${these}
      order by l.id ${hold ? sql`for update` : sql``}`,
  );
  if (rows.length === 0) return [];
  const vault = await vaultOf(context);
  return rows.map(({ proposal, ...row }) => ({
    ...row,
    proposal: proposal === null ? null : vault.open("compensation_what_if_line.proposal", row.id, proposal),
  }));
}

/** Puts lines of members, as they are now, into a copy. */
export async function copyLines(context: Context, whatIfId: string, members: readonly MemberRecord[]): Promise<void> {
  const vault = await vaultOf(context);
  const rows = members.map(({ id: memberId, proposal, mark, version }) => {
    const id = context.newId();
    return {
      id,
      what_if_id: whatIfId,
      member_id: memberId,
      copied_version: version,
      proposal: proposal && vault.seal("compensation_what_if_line.proposal", id, proposal),
      mark,
    };
  });
  for (let from = 0; from < rows.length; from += 2_000)
    await insertRows(
      context,
      "compensation_what_if_line",
      "id uuid, what_if_id uuid, member_id uuid, copied_version int, proposal text, mark text",
      rows.slice(from, from + 2_000),
    );
}

export async function storeWhatIfLines(context: Context, lines: readonly WhatIfLine[]): Promise<void> {
  if (lines.length === 0) return;
  const vault = await vaultOf(context);
  const rows = lines.map(({ id, proposal, mark, version }) => ({
    id,
    proposal: proposal && vault.seal("compensation_what_if_line.proposal", id, proposal),
    mark,
    version,
  }));
  await context.rows(
    sql`update {compensation_what_if_line} l set proposal = n.proposal, mark = n.mark, version = n.version
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id uuid, proposal text, mark text, version int)
      where l.id = n.id`,
  );
}

/** Members by a condition for whom the actor may propose, or also decides now. */
export async function plannedMembers(
  context: Context,
  cycle: CycleRecord,
  where: Sql,
  { rest, deciding = false }: { rest?: Sql; deciding?: boolean } = {},
): Promise<MemberRecord[]> {
  const members = await readMembers(context, sql`m.cycle_id = ${cycle.id} and ${where}`, rest);
  const ability = await context.ability();
  const unitsOf = await unitsOfMembers(context, members);
  return members.filter((member) => {
    const facts = planFacts(member, cycle.state, unitsOf(member.employeeId));
    return ability.decide("propose", facts).allowed && (!deciding || ability.decide("decide", facts).allowed);
  });
}

/** True on `m` for whom a copy holds a line. */
export const inWhatIf = (whatIfId: string): Sql =>
  sql`m.id in (select l.member_id from {compensation_what_if_line} l where l.what_if_id = ${whatIfId})`;

export async function countWhatIfs(context: Context, cycleId: string): Promise<number> {
  const row = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {compensation_what_if} where cycle_id = ${cycleId}
      and owner_id = ${context.actor.employeeId}`,
  );
  return row!.count;
}
