import { recordPromotions, takePromotionsBack } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import type { MemberRecord } from "../data/member-record.ts";
import { vaultOf } from "../data/sealed.ts";
import { known, placesNamed, termsOf } from "../queries/promotions-planned.ts";
import { sql } from "#tenancy/sql.ts";

export type Promoted = {
  /** People who got a title or a grade in People, and those with at least one that was left out. */
  promoted: number;
  leftOut: number;
  /** What was recorded in People, by line. */
  recorded: ReadonlyMap<string, string[]>;
};

/** Titles and grades of a published cycle become what People says from the cycle's day on; the caller has authorized. */
export async function promotePeople(
  context: Context,
  cycle: CycleRecord,
  members: readonly MemberRecord[],
): Promise<Promoted> {
  const places = await placesNamed(context, cycle, members);
  const outcomes = await recordPromotions(context, known(places), termsOf(context, cycle));
  const recorded = Map.groupBy(
    outcomes.filter(({ assignmentId }) => assignmentId !== null),
    ({ memberId }) => memberId,
  );
  const left = [
    ...places.filter(({ wrong }) => wrong !== null),
    ...outcomes.filter(({ outcome }) => outcome !== "CHANGES" && outcome !== "ALREADY"),
  ];
  return {
    promoted: recorded.size,
    leftOut: new Set(left.map(({ memberId }) => memberId)).size,
    recorded: new Map([...recorded].map(([memberId, own]) => [memberId, own.map((one) => one.assignmentId!)])),
  };
}

/** Takes back what the cycle's latest publishing recorded in People; what was changed there since stays. */
export async function undoPromotions(context: Context, cycleId: string): Promise<{ takenBack: number; kept: number }> {
  const rows = await context.rows<{ id: string; sealed: string }>(
    sql`select distinct on (e.member_id) e.id, e.sealed from {compensation_entry} e
      where e.cycle_id = ${cycleId} and e.kind = 'PUBLISHED' order by e.member_id, e.position desc`,
  );
  const vault = await vaultOf(context);
  const recorded = rows.flatMap(({ id, sealed }) =>
    sealed ? (vault.open("compensation_entry.sealed", id, sealed).recorded ?? []) : [],
  );
  return takePromotionsBack(context, recorded);
}
