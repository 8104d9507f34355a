import { allGrades, allRoles, peopleByIds, unitsAround } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { readCycle } from "../data/cycle-record.ts";
import type { EntryKind } from "../data/entries.ts";
import { planFacts, readMembers } from "../data/member-record.ts";
import { vaultOf } from "../data/sealed.ts";
import { gridRows, type GridRow } from "./grid-rows.ts";
import { recommendationsOf, type Recommendation } from "./recommendations.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** One line with its recommendation and how it came about. */
export type MemberSheet = {
  row: GridRow;
  recommendation: (Recommendation & { label: string }) | null;
  history: {
    id: string;
    kind: EntryKind;
    by: string;
    at: string;
    before: number | null;
    after: number | null;
    reason: string;
    promotion: { title: string; amount: number } | null;
    adjustment: { reason: string; amount: number } | null;
  }[];
  /** The grades somebody may be promoted to, where the cycle plans promotions. */
  grades: { id: string; name: string }[];
  /** What roles are called in People: a new title of one of these becomes their role. */
  titles: string[];
};

/** The sheet of a line; 404 for whoever may not see it. */
export async function memberSheet(context: Context, memberId: string): Promise<MemberSheet> {
  const [member] = await readMembers(context, sql`m.id = ${memberId}`);
  if (!member) throw notFound("CompensationPlan");
  const cycle = await readCycle(context, member.cycleId);
  await authorize(context, "view", planFacts(member, cycle.state, await unitsAround(context, [member.employeeId])));
  const [row] = await gridRows(context, cycle, [member]);
  const recommended = (await recommendationsOf(context, cycle)).get(memberId) ?? null;
  return {
    row: row!,
    recommendation: recommended && { ...recommended, label: row!.rating ?? "" },
    history: await historyOf(context, memberId),
    ...(cycle.settings.promotion === "OFF" || !row!.editable
      ? { grades: [], titles: [] }
      : { grades: await gradesInOrder(context), titles: await titlesThere(context) }),
  };
}

function gradesInOrder(context: Context): Promise<MemberSheet["grades"]> {
  return context.rows(sql`select g.id, g.name from ${allGrades} g order by g.rank, g.name limit 200`);
}

async function titlesThere(context: Context): Promise<string[]> {
  const rows = await context.rows<{ name: string }>(
    sql`select distinct r.name from ${allRoles} r order by r.name limit 500`,
  );
  return rows.map(({ name }) => name);
}

async function historyOf(context: Context, memberId: string): Promise<MemberSheet["history"]> {
  const rows = await context.rows<{ id: string; kind: EntryKind; by: string; at: string; sealed: string | null }>(
    sql`select id, kind, made_by as by, ${instant(sql`made_at`)} as at, sealed from {compensation_entry}
      where member_id = ${memberId} order by position desc limit 50`,
  );
  const names = await peopleByIds(
    context,
    rows.map(({ by }) => by),
  );
  const vault = await vaultOf(context);
  return rows.map(({ id, kind, by, at, sealed }) => {
    const words = sealed ? vault.open("compensation_entry.sealed", id, sealed) : {};
    return {
      id,
      kind,
      by: names.get(by)?.name ?? "",
      at,
      before: words.before ?? null,
      after: words.after ?? null,
      reason: words.reason ?? "",
      promotion: words.promotion ?? null,
      adjustment: words.adjustment ?? null,
    };
  });
}
