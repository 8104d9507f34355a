import { peopleByIds } from "#app/modules/people/index.ts";
import { requireCycleForCalibration } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { guidelineOf, type CycleRecord } from "../data/cycle-record.ts";
import { planFacts, unitsOfMembers, type MemberRecord } from "../data/member-record.ts";
import { openStates, type Turn } from "../domain/cycle-state.ts";
import { compaRatio, percentOf, rowFor, zoneOf, type Zone } from "../domain/guideline.ts";
import type { GuidelineMark } from "../domain/recommend.ts";
import { wholeRaise } from "../domain/pay-lines.ts";
import { standing, type SavedCell } from "../use-cases/raise-work.ts";
import { unitNames } from "./budgets-seen.ts";
import { latestReasons } from "./latest-reasons.ts";

/** A line of the grid; amounts are minor units for a year in the pay's own currency, percents basis points. */
export type GridRow = {
  memberId: string;
  employeeId: string;
  name: string;
  photo: string | null;
  proposer: string;
  unit: string;
  currency: string;
  base: number;
  /** Percents come to multiples of so many minor units. */
  step: number;
  /** The merit raise. */
  raise: number | null;
  percent: number | null;
  promotion: SavedCell["promotion"];
  adjustment: SavedCell["adjustment"];
  compaBefore: number | null;
  compaAfter: number | null;
  /** The middle of the range, in minor units of the pay's own currency. */
  midpoint: number | null;
  zone: Zone;
  rating: string | null;
  target: { minimum: number; target: number; maximum: number } | null;
  past: { effectiveOn: string; percent: number }[];
  mark: GuidelineMark;
  reason: string;
  /** Why it was sent back, while it is. */
  sentBack: string | null;
  turn: Turn;
  turnName: string;
  editable: boolean;
  /** It waits for the reader themselves; administrators may change others too. */
  yours: boolean;
  version: number;
};

/** What ratings of a cycle are called. */
export async function ratingNames(context: Context, { reviewCycleId }: CycleRecord): Promise<Map<string, string>> {
  if (!reviewCycleId) return new Map();
  const { options } = await requireCycleForCalibration(context, reviewCycleId);
  return new Map(options.map(({ id, label }) => [id, label]));
}

/** Lines as they are shown; that their pay was read is put into the audit log, without amounts. */
export async function gridRows(
  context: Context,
  cycle: CycleRecord,
  members: readonly MemberRecord[],
): Promise<GridRow[]> {
  if (members.length === 0) return [];
  const people = await namesOf(context, members);
  const units = await unitNames(context, cycle.id);
  const ratings = await ratingNames(context, cycle);
  const guideline = await guidelineOf(context, cycle.id);
  const sentBack = await latestReasons(
    context,
    members.filter((member) => member.sentBack).map(({ id }) => id),
  );
  const ability = await context.ability();
  const unitsOf = await unitsOfMembers(context, members);
  const open = openStates.includes(cycle.state);
  await context.noteRead({
    action: "compensation.view-pay",
    subjectType: "CompensationPay",
    subjectId: cycle.id,
    detail: { employeeIds: members.map(({ employeeId }) => employeeId) },
  });
  return members.map((member): GridRow => {
    const { facts, proposal } = member;
    const zone = zoneOf(facts.base, facts.band);
    const row = rowFor(guideline, member.rating, zone);
    const { raise, promotion, adjustment } = standing(member, "SAVED");
    return {
      memberId: member.id,
      employeeId: member.employeeId,
      name: people.get(member.employeeId)?.name ?? "",
      photo: people.get(member.employeeId)?.photo ?? null,
      proposer: people.get(member.proposerId ?? member.publisherId)?.name ?? "",
      unit: units.get(member.nodeId) ?? "",
      currency: facts.currency,
      base: facts.base,
      step: cycle.settings.rounding[facts.currency] ?? 1,
      raise,
      promotion,
      adjustment,
      percent: raise === null ? null : percentOf(raise, facts.base),
      compaBefore: compaRatio(facts.base, facts.band),
      compaAfter: compaRatio(facts.base + wholeRaise(proposal), facts.band),
      midpoint: facts.band?.midpoint ?? null,
      zone,
      rating: (member.rating && ratings.get(member.rating)) ?? null,
      target: row && { minimum: row.minimum, target: row.target, maximum: row.maximum },
      past: pastRaises(facts.past),
      mark: member.mark,
      reason: proposal?.reason ?? "",
      sentBack: sentBack.get(member.id) ?? null,
      turn: member.turn,
      turnName: (member.turnId && people.get(member.turnId)?.name) ?? "",
      yours: open && member.turnId === context.actor.employeeId,
      editable: open && ability.decide("decide", planFacts(member, cycle.state, unitsOf(member.employeeId))).allowed,
      version: member.version,
    };
  });
}

/** Raises of the past in percent, each against the pay before it in the same currency. */
function pastRaises(past: MemberRecord["facts"]["past"]): GridRow["past"] {
  return past.slice(0, -1).flatMap((line, at) => {
    const before = past[at + 1]!;
    const same = before.currency === line.currency && line.amount > before.amount;
    return same
      ? [{ effectiveOn: line.effectiveOn, percent: percentOf(line.amount - before.amount, before.amount) }]
      : [];
  });
}

function namesOf(context: Context, members: readonly MemberRecord[]) {
  return peopleByIds(
    context,
    members.flatMap(({ employeeId, proposerId, publisherId, turnId }) => [
      employeeId,
      proposerId ?? publisherId,
      ...(turnId ? [turnId] : []),
    ]),
  );
}
