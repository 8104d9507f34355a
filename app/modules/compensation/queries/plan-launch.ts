import { isInAudience } from "#app/modules/audiences/index.ts";
import {
  isPresent,
  jobsOn,
  leavesBetween,
  live,
  liveReportingLine,
  liveSeat,
  type Leave,
} from "#app/modules/people/index.ts";
import { ratedReviewees } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { byHandOf, type CycleRecord } from "../data/cycle-record.ts";
import { payOf, payOn, type PayLine } from "../data/pay-record.ts";
import type { MemberFacts } from "../data/sealed.ts";
import { giveDown, parentsOf, pathAbove, rollUp, type BudgetNode } from "../domain/budget-tree.ts";
import { chainOf, type Chain } from "../domain/cycle-state.ts";
import { timesExactly, type Fraction } from "../domain/exact.ts";
import { basisPoints } from "../domain/guideline.ts";
import { giveBudgets, sharesOfOwn, type AllByHand } from "../domain/given-budgets.ts";
import { extraLines } from "../domain/pay-lines.ts";
import { prorationWithLeave, yearBefore } from "../domain/proration.ts";
import { toCycleCurrency } from "../domain/rates.ts";
import { bandFor, liveBands, type BandRecord } from "./bands.ts";
import { sql } from "#tenancy/sql.ts";

export const exclusions = ["OUTSIDE_AUDIENCE", "NO_PAY", "NO_RATE", "JOINED_TOO_LATE", "NO_STAKEHOLDER"] as const;
export type Exclusion = (typeof exclusions)[number];

export type PlannedMember = {
  employeeId: string;
  name: string;
  excluded: Exclusion | null;
  nodeId: string;
  chain: Chain;
  rating: string | null;
  facts: MemberFacts | null;
};
export type PlannedBudget = {
  nodeId: string;
  parentId: string | null;
  name: string;
  people: number;
  /** Base pay of everybody in it. */
  pay: number;
  allocated: number;
  /** By how much units below that are given theirs by hand exceed it. */
  over: number;
  /** As in the budget it becomes. */
  share?: Fraction;
  /** For lines with a budget of their own. */
  promotion?: number;
  adjustment?: number;
};
export type LaunchPlan = { members: PlannedMember[]; budgets: PlannedBudget[]; pay: number; budget: number };

type Person = {
  id: string;
  name: string;
  joinedOn: string;
  inside: boolean;
  managerId: string | null;
  unitId: string | null;
  locationId: string | null;
  functionId: string | null;
  gradeId: string | null;
};

/** The managers above everybody who is still there by the organization of today, the nearest first. */
export async function managersNow(context: Context, cycle: CycleRecord): Promise<Map<string, string[]>> {
  return managersOf(await everybody(context, cycle));
}

function managersOf(people: readonly Person[]): Map<string, string[]> {
  const managers = new Map(people.flatMap(({ id, managerId }) => (managerId ? [[id, managerId] as const] : [])));
  return new Map(people.map(({ id }) => [id, pathAbove(id, managers)] as const));
}

/**
 * Who would be in a cycle and why not, who plans for whom, and what each budget is with what units are given by hand, or
 * would be; the launch does exactly this.
 */
export async function planLaunch(context: Context, cycle: CycleRecord, byHand?: AllByHand): Promise<LaunchPlan> {
  const people = await everybody(context, cycle);
  const pay = await payOf(
    context,
    people.map(({ id }) => id),
  );
  const ratings = await ratingsOf(context, cycle);
  const bands = await liveBands(context, cycle.effectiveOn);
  const leaves =
    cycle.settings.leave === "PRORATE"
      ? await leavesBetween(context, yearBefore(cycle.effectiveOn), cycle.effectiveOn)
      : new Map<string, Leave[]>();
  const managers = managersOf(people);
  const members = people.map((person): PlannedMember => {
    const { facts, excluded } = factsOf(
      cycle,
      person,
      { lines: pay.get(person.id), leaves: leaves.get(person.id) },
      bands,
    );
    const chain = chainOf(managers.get(person.id)!, cycle.settings.approvers, cycle.publisherId);
    const alone = chain.publisherId === person.id;
    return {
      employeeId: person.id,
      name: person.name,
      excluded: excluded ?? (alone ? "NO_STAKEHOLDER" : null),
      nodeId: person.unitId ?? cycle.id,
      chain,
      rating: ratings.get(person.id) ?? null,
      facts: facts ?? null,
    };
  });
  return {
    members,
    ...(await budgetsOf(context, cycle, { members, byHand: byHand ?? (await byHandOf(context, cycle.id)) })),
  };
}

async function everybody(context: Context, { settings }: CycleRecord): Promise<Person[]> {
  const today = context.today();
  const inside = await isInAudience(context, settings.audience, today);
  return context.rows<Person>(
    sql`select e.id, e.display_name as name, e.joined_on::text as "joinedOn", (${inside}) as inside,
        (select a.manager_id from {assignment} a where a.employee_id = e.id and ${liveReportingLine(today)} limit 1)
          as "managerId",
        (select a.org_unit_id from {assignment} a where a.employee_id = e.id and ${liveSeat(today)} limit 1) as "unitId",
        (select a.location_id from {assignment} a where a.employee_id = e.id and ${live("a", "LOCATION", today)} limit 1)
          as "locationId",
        job.function_id as "functionId", job.grade_id as "gradeId"
      from {employee} e join ${jobsOn(today)} job on job.employee_id = e.id
      where ${isPresent(sql`e.id`, today)} order by lower(e.display_name), e.id`,
  );
}

/** The decided rating alone: what was only proposed counts for nothing. */
async function ratingsOf(
  context: Context,
  { guidelineType, reviewCycleId }: CycleRecord,
): Promise<Map<string, string>> {
  if (guidelineType !== "PERFORMANCE_LINKED" || !reviewCycleId) return new Map();
  const rated = await ratedReviewees(context, reviewCycleId);
  return new Map(
    rated.flatMap(({ employeeId, settled }) => (settled?.option ? [[employeeId, settled.option] as const] : [])),
  );
}

function factsOf(
  { currency: cycleCurrency, effectiveOn, settings }: CycleRecord,
  person: Person,
  { lines, leaves }: { lines: readonly PayLine[] | undefined; leaves: readonly Leave[] | undefined },
  bands: readonly BandRecord[],
): { facts?: MemberFacts; excluded?: Exclusion } {
  if (!person.inside) return { excluded: "OUTSIDE_AUDIENCE" };
  if (settings.joinedUntil && person.joinedOn > settings.joinedUntil) return { excluded: "JOINED_TOO_LATE" };
  const base = payOn(lines, effectiveOn).get("BASE");
  if (!base) return { excluded: "NO_PAY" };
  const { amount, currency } = base;
  const inCycle = toCycleCurrency(amount, currency, cycleCurrency, settings.rates);
  if (inCycle === null) return { excluded: "NO_RATE" };
  const band = bandFor(bands, { ...person, currency });
  const prorated = prorationWithLeave(
    settings.proration,
    { joinedOn: person.joinedOn, effectiveOn, leaves: leaves ?? [] },
    settings,
  );
  const past = (lines ?? []).filter((line) => line.component === "BASE" && line.effectiveOn < base.effectiveOn);
  return {
    facts: {
      base: amount,
      currency,
      inCycle,
      band: band && { minimum: band.minimum, midpoint: band.midpoint, maximum: band.maximum },
      proration: prorated.part,
      ...(prorated.leave > 0 && { leave: prorated.leave }),
      past: [base, ...past]
        .slice(0, 4)
        .map((line) => ({ effectiveOn: line.effectiveOn, amount: line.amount, currency: line.currency })),
    },
  };
}

type Budgets = Pick<LaunchPlan, "budgets" | "pay" | "budget">;
type Units = (BudgetNode & { name: string })[];

/** Units of the organization with the company above them, and those alone that have any of these people. */
async function unitsWith(context: Context, cycleId: string, used: Iterable<string>): Promise<Units> {
  const units = await context.rows<{ id: string; parentId: string | null; name: string }>(
    sql`select id, parent_id as "parentId", name from {org_unit} order by lower(name), id`,
  );
  const above = parentsOf(units);
  const around = new Set([...used].flatMap((id) => [id, ...pathAbove(id, above)]));
  return [
    { id: cycleId, parentId: null, name: context.tenant.name },
    ...units.filter(({ id }) => around.has(id)).map((unit) => ({ ...unit, parentId: above.get(unit.id) ?? cycleId })),
  ];
}

/** What each unit has: the company's share of base pay given down or added up, and what is given by hand. */
async function budgetsOf(
  context: Context,
  cycle: CycleRecord,
  { members, byHand }: { members: readonly PlannedMember[]; byHand: AllByHand },
): Promise<Budgets> {
  const inside = members.filter(({ excluded }) => excluded === null);
  const pay = sumBy(inside, ({ facts }) => facts!.inCycle);
  const people = sumBy(inside, () => 1);
  const nodes = await unitsWith(context, cycle.id, pay.keys());
  const { settings } = cycle;
  const given = giveBudgets(nodes, pay, { share: settings.budget, flow: settings.budgetFlow, byHand });
  const all = rollUp(nodes, pay);
  const counted = rollUp(nodes, people);
  const total = all.get(cycle.id)!.total;
  const own = extraLines
    .filter((line) => settings[line] === "OWN")
    .map((line) => [line, giveDown(nodes, pay, timesExactly(total, basisPoints(settings[`${line}Budget`])))] as const);
  const shares = isPlain(byHand) ? new Map<string, Fraction>() : sharesOfOwn(given, { nodes, pay });
  const parents = parentsOf(nodes);
  const budgets = nodes.map(({ id, name }) => ({
    nodeId: id,
    parentId: parents.get(id) ?? null,
    name,
    people: counted.get(id)!.total,
    pay: all.get(id)!.total,
    allocated: given.allocated.get(id) ?? 0,
    over: given.over.get(id) ?? 0,
    ...(shares.has(id) && { share: shares.get(id)! }),
    ...Object.fromEntries(own.map(([line, parts]) => [line, parts.get(id) ?? 0])),
  }));
  return { budgets, pay: total, budget: given.allocated.get(cycle.id) ?? 0 };
}

/** Nothing is given by hand: every unit has the cycle's share. */
const isPlain = (byHand: AllByHand) => Object.keys(byHand).length === 0;

/** By unit, of the people directly in it. */
function sumBy(members: readonly PlannedMember[], of: (member: PlannedMember) => number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const member of members) sums.set(member.nodeId, (sums.get(member.nodeId) ?? 0) + of(member));
  return sums;
}
