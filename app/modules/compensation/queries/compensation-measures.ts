import { momentsOf, type Measure, type MeasureDays, type MeasureGroup } from "#app/platform/contributions/measure.ts";
import type { Context } from "#app/platform/context/context.ts";
import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { compaRatio } from "../domain/guideline.ts";
import { wholeRaise } from "../domain/pay-lines.ts";
import { toldGroups } from "../domain/told-units.ts";
import { sql } from "#tenancy/sql.ts";

const guarded = {
  topic: "compensation",
  secrecy: "GUARDED",
  time: "PERIOD",
  sum: "MEAN",
  digits: 1,
  unit: "PERCENT",
  seenBy: { company: { kind: "CompensationInsights" } },
} as const;

type Paid = Pick<MemberRecord, "facts" | "proposal">;

/** The whole raise, promotion and adjustment included, in percent of base pay. */
export const raiseInPercent = ({ facts, proposal }: Paid) =>
  facts.base > 0 ? (wholeRaise(proposal) / facts.base) * 100 : 0;

/** Base pay with the raise in percent of the middle of the range; null where somebody has none. */
export const compaAfter = ({ facts, proposal }: Paid) =>
  inPercent(compaRatio(facts.base + wholeRaise(proposal), facts.band));
const compaBefore = ({ facts }: Paid) => inPercent(compaRatio(facts.base, facts.band));
const inPercent = (ratio: number | null) => (ratio === null ? null : ratio / 100);

/**
 * What cycles that came out for the first time on the days did, in percent, never in amounts: of the very units that
 * insights tell of, so that the two put together tell of no fewer people.
 */
export const compensationMeasures: readonly Measure[] = [
  { ...guarded, key: "raise-in-percent", groups: (context, days) => meansOf(context, days, raiseInPercent) },
  { ...guarded, key: "place-in-range", groups: (context, days) => meansOf(context, days, compaAfter) },
  { ...guarded, key: "place-in-range-before", groups: (context, days) => meansOf(context, days, compaBefore) },
];

async function meansOf(
  context: Context,
  days: MeasureDays,
  valueOf: (member: MemberRecord) => number | null,
): Promise<MeasureGroup[]> {
  const { since, until } = momentsOf(days);
  const members = await readMembers(
    context,
    sql`m.cycle_id in (select c.id from {compensation_cycle} c join {compensation_entry} x on x.cycle_id = c.id
      where c.state = 'PUBLISHED' and x.kind = 'PUBLISHED' group by c.id
      having min(x.made_at) >= ${since} and min(x.made_at) < ${until})`,
  );
  return [...Map.groupBy(members, ({ cycleId }) => cycleId).values()].flatMap(toldGroups).flatMap((people) => {
    const counted = people.flatMap((member) => {
      const value = valueOf(member);
      return value === null ? [] : [{ id: member.employeeId, value }];
    });
    if (counted.length < fewestPeople) return [];
    return [
      {
        employeeIds: counted.map(({ id }) => id),
        people: counted.length,
        value: counted.reduce((sum, { value }) => sum + value, 0),
        weight: counted.length,
      },
    ];
  });
}
