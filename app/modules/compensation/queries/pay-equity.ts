import { jobsOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { tellable } from "#app/platform/privacy/small-groups.ts";
import type { MemberRecord } from "../data/member-record.ts";
import { compaRatio } from "../domain/guideline.ts";
import { wholeRaise } from "../domain/pay-lines.ts";
import { adjustedGap, type Compared, type PayGap } from "../domain/pay-gap.ts";
import { sql } from "#tenancy/sql.ts";

/** Compa-ratios from `from` on, in percent of the middle of the range; how many people, null where they are few. */
export type SpreadLine = { from: number; before: number | null; after: number | null };
export type PayEquity = { before: PayGap | null; after: PayGap | null; spread: SpreadLine[] };

/** What the raises of a cycle do to fairness of pay: the adjusted gap and the spread of compa-ratios, before and after. */
export async function payEquity(context: Context, members: readonly MemberRecord[]): Promise<PayEquity> {
  const people = await context.rows<{ id: string; gender: string | null; gradeId: string | null }>(
    sql`select e.id, e.gender, job.grade_id as "gradeId" from {employee} e
        join ${jobsOn(context.today())} job on job.employee_id = e.id
      where e.id = any(${members.map(({ employeeId }) => employeeId)}::uuid[])`,
  );
  const known = new Map(people.map((person) => [person.id, person]));
  const compared = (after: boolean): Compared[] =>
    members.flatMap(({ employeeId, facts, proposal }) => {
      const { gender, gradeId } = known.get(employeeId) ?? {};
      if ((gender !== "FEMALE" && gender !== "MALE") || !gradeId) return [];
      return [{ group: gender, cell: `${gradeId} ${facts.currency}`, pay: payOf({ facts, proposal }, after) }];
    });
  return { before: adjustedGap(compared(false)), after: adjustedGap(compared(true)), spread: spreadOf(members) };
}

type Paid = Pick<MemberRecord, "facts" | "proposal">;
const payOf = ({ facts, proposal }: Paid, after: boolean) => facts.base + (after ? wholeRaise(proposal) : 0);

const bounds = [0, 80, 90, 100, 110, 120] as const;

function spreadOf(members: readonly MemberRecord[]): SpreadLine[] {
  const before = countsOf(members, false);
  const after = countsOf(members, true);
  return bounds.map((from, at) => ({ from, before: before[at]!, after: after[at]! }));
}

function countsOf(members: readonly MemberRecord[], after: boolean): (number | null)[] {
  const ratios = members.flatMap((member) => compaRatio(payOf(member, after), member.facts.band) ?? []);
  const groups = bounds.map((from, at) => ({
    people: ratios.filter((ratio) => ratio >= from * 100 && ratio < (bounds[at + 1] ?? Infinity) * 100).length,
  }));
  const told = tellable(groups, { people: ({ people }) => people });
  return groups.map((group) => (told.has(group) ? group.people : null));
}
