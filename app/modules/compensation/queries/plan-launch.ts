import { isInAudience } from "#app/modules/audiences/index.ts";
import { isPresent, jobsOn, live, liveReportingLine, liveSeat } from "#app/modules/people/index.ts";
import { ratedReviewees } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { payOf, payOn, type PayLine } from "../data/pay-record.ts";
import type { MemberFacts } from "../data/sealed.ts";
import { giveDown, parentsOf, pathAbove, type BudgetNode } from "../domain/budget-tree.ts";
import { chainOf, type Chain } from "../domain/cycle-state.ts";
import { timesExactly } from "../domain/exact.ts";
import { basisPoints } from "../domain/guideline.ts";
import { extraLines } from "../domain/pay-lines.ts";
import { prorationOf } from "../domain/proration.ts";
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
  allocated: number;
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

/** Who plans for whom by the organization of today, for everybody who is still there. */
export async function chainsNow(context: Context, cycle: CycleRecord): Promise<Map<string, Chain>> {
  const people = await everybody(context, cycle);
  return chainsOf(cycle, people);
}

function chainsOf({ settings, publisherId }: CycleRecord, people: readonly Person[]): Map<string, Chain> {
  const managers = new Map(people.flatMap(({ id, managerId }) => (managerId ? [[id, managerId] as const] : [])));
  return new Map(
    people.map(({ id }) => [id, chainOf(pathAbove(id, managers), settings.approvers, publisherId)] as const),
  );
}

/** Who would be in a cycle and why not, who plans for whom, and what each budget is; the launch does exactly this. */
export async function planLaunch(context: Context, cycle: CycleRecord): Promise<LaunchPlan> {
  const people = await everybody(context, cycle);
  const pay = await payOf(
    context,
    people.map(({ id }) => id),
  );
  const ratings = await ratingsOf(context, cycle);
  const bands = await liveBands(context, cycle.effectiveOn);
  const chains = chainsOf(cycle, people);
  const members = people.map((person): PlannedMember => {
    const { facts, excluded } = factsOf(cycle, person, pay.get(person.id), bands);
    const chain = chains.get(person.id)!;
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
  return { members, ...(await budgetsOf(context, cycle, members)) };
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
  lines: readonly PayLine[] | undefined,
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
  const past = (lines ?? []).filter((line) => line.component === "BASE" && line.effectiveOn < base.effectiveOn);
  return {
    facts: {
      base: amount,
      currency,
      inCycle,
      band: band && { minimum: band.minimum, midpoint: band.midpoint, maximum: band.maximum },
      proration: prorationOf(settings.proration, { joinedOn: person.joinedOn, effectiveOn }),
      past: [base, ...past]
        .slice(0, 4)
        .map((line) => ({ effectiveOn: line.effectiveOn, amount: line.amount, currency: line.currency })),
    },
  };
}

type Budgets = Pick<LaunchPlan, "budgets" | "pay" | "budget">;

/** A budget for the company, given down its units in proportion to the base pay of who is in the cycle. */
async function budgetsOf(context: Context, cycle: CycleRecord, members: readonly PlannedMember[]): Promise<Budgets> {
  const units = await context.rows<{ id: string; parentId: string | null; name: string }>(
    sql`select id, parent_id as "parentId", name from {org_unit}`,
  );
  const pay = new Map<string, number>();
  const people = new Map<string, number>();
  for (const { nodeId, facts } of members.filter(({ excluded }) => excluded === null)) {
    pay.set(nodeId, (pay.get(nodeId) ?? 0) + facts!.inCycle);
    people.set(nodeId, (people.get(nodeId) ?? 0) + 1);
  }
  const above = parentsOf(units);
  const used = new Set([...pay.keys()].flatMap((id) => [id, ...pathAbove(id, above)]));
  const nodes: (BudgetNode & { name: string })[] = [
    { id: cycle.id, parentId: null, name: context.tenant.name },
    ...units.filter(({ id }) => used.has(id)).map((unit) => ({ ...unit, parentId: above.get(unit.id) ?? cycle.id })),
  ];
  const total = [...pay.values()].reduce((sum, amount) => sum + amount, 0);
  const budget = timesExactly(total, basisPoints(cycle.settings.budget));
  const given = giveDown(nodes, pay, budget);
  const { settings } = cycle;
  const own = extraLines
    .filter((line) => settings[line] === "OWN")
    .map((line) => [line, giveDown(nodes, pay, timesExactly(total, basisPoints(settings[`${line}Budget`])))] as const);
  const parents = parentsOf(nodes);
  const inAll = new Map<string, number>();
  for (const [id, count] of people)
    for (const node of [id, ...pathAbove(id, parents)]) inAll.set(node, (inAll.get(node) ?? 0) + count);
  const budgets = nodes.map(({ id, name }) => ({
    nodeId: id,
    parentId: parents.get(id) ?? null,
    name,
    people: inAll.get(id) ?? 0,
    allocated: given.get(id) ?? 0,
    ...Object.fromEntries(own.map(([line, parts]) => [line, parts.get(id) ?? 0])),
  }));
  return { budgets, pay: total, budget };
}
