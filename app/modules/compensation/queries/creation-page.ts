import { z } from "zod";
import { audienceChoices, type AudienceChoices } from "#app/modules/audiences/index.ts";
import { peopleByIds } from "#app/modules/people/index.ts";
import type { MailSpeech } from "#app/modules/notifications/index.ts";
import { calibratableCycles, requireCycleForCalibration } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { guidelineOf, requireCycle, type CycleRecord } from "../data/cycle-record.ts";
import { inTree } from "../domain/budget-tree.ts";
import type { Fraction } from "../domain/exact.ts";
import type { GuidelineRow } from "../domain/guideline.ts";
import { ids } from "../domain/ids.ts";
import type { ExtraLine } from "../domain/pay-lines.ts";
import { creationSteps, type CreationStep } from "../domain/planning-view.ts";
import { currenciesPaid } from "./currencies-paid.ts";
import { cycleProgress, type CycleProgress } from "./cycle-progress.ts";
import { cycleMails, mailsOfCycle, type CycleMails } from "./mails-of-cycle.ts";
import { budgetChanges, budgetsUnderWay, type BudgetChangeShown } from "./budgets-under-way.ts";
import { unitBudgets, type UnitBudgets } from "./unit-budgets.ts";
import { exclusions, planLaunch, type Exclusion, type LaunchPlan, type PlannedBudget } from "./plan-launch.ts";

export const creationPageInput = z.object({
  compensationCycleId: ids.cycle,
  step: z.enum(creationSteps).catch("basics").default("basics"),
  /** The unit whose parts are given budgets, and the mail that is read, as whom. */
  unit: z.guid().optional().catch(undefined),
  mail: z.enum(cycleMails).optional().catch(undefined),
  to: z.guid().optional().catch(undefined),
});

export type DryRun = {
  people: number;
  leftOut: { reason: Exclusion; count: number; names: string[] }[];
  withoutRating: string[];
  withoutManager: string[];
  /** In minor units of the cycle's currency: of all people in it. */
  pay: number;
  budget: number;
  budgets: (Pick<PlannedBudget, "nodeId" | "name" | "people" | "allocated" | ExtraLine> & { depth: number })[];
  /** Whose part of the year leave shortened: of how many months or days. */
  onLeave: { name: string; part: Fraction; leave: number }[];
  /** Units that together exceed what is above them. */
  exceeded: string[];
  mails: CycleMails;
};

export type CreationPage = {
  cycle: CycleRecord;
  step: CreationStep;
  done: Record<CreationStep, boolean>;
  reviewCycles: { id: string; name: string }[];
  publisher: { id: string; name: string } | null;
  ratings: { id: string; label: string }[];
  guideline: GuidelineRow[];
  choices: AudienceChoices | null;
  /** Currencies that people in the cycle are paid in besides its own. */
  currencies: string[];
  unitBudgets: UnitBudgets | null;
  /** Of a cycle under way: what was changed of its budgets since the launch. */
  budgetChanges: BudgetChangeShown[];
  dryRun: DryRun | null;
  /** Of a cycle that was launched. */
  progress: CycleProgress | null;
};

/** Steps that show what the launch would do. */
const planned: readonly CreationStep[] = ["currencies", "budgets", "launch"];

/** The wizard of a cycle, with the state of each step; what a launch would do stands on its last. */
export async function creationPage(
  context: Context,
  { compensationCycleId, step, unit, ...read }: z.output<typeof creationPageInput>,
  speech: MailSpeech,
): Promise<CreationPage> {
  const cycle = await requireCycle(context, "edit", compensationCycleId);
  const guideline = await guidelineOf(context, cycle.id);
  const linked = cycle.guidelineType === "PERFORMANCE_LINKED";
  const plan = cycle.state === "DRAFT" && planned.includes(step) ? await planLaunch(context, cycle) : null;
  const others = await currenciesOf(context, cycle);
  const rated = plan
    ? plan.members.every(({ excluded }) => excluded !== "NO_RATE")
    : others.every((code) => cycle.settings.rates[code] !== undefined);
  const named = await peopleByIds(context, [cycle.publisherId]);
  const publisher = named.get(cycle.publisherId);
  return {
    cycle,
    step,
    done: {
      basics: true,
      people: true,
      guideline: !linked || (guideline.length > 0 && cycle.reviewCycleId !== null),
      currencies: rated,
      budgets: cycle.budgetMode === "SOFT" || !plan || plan.budgets.every(({ over }) => over === 0),
      launch: cycle.state !== "DRAFT",
    },
    reviewCycles: (await calibratableCycles(context)).map(({ id, name }) => ({ id, name })),
    publisher: publisher ? { id: publisher.id, name: publisher.name } : null,
    ratings: await ratingsOf(context, cycle),
    guideline,
    choices: step === "people" ? await audienceChoices(context, cycle.settings.audience) : null,
    currencies: step === "currencies" ? others : [],
    ...(step === "budgets"
      ? await budgetsOf(context, { cycle, plan }, unit)
      : { unitBudgets: null, budgetChanges: [] }),
    dryRun:
      step === "launch" && plan
        ? {
            ...dryRunOf(plan, linked),
            mails: await mailsOfCycle(context, { cycle, members: plan.members }, read, speech),
          }
        : null,
    progress: cycle.state === "DRAFT" || step === "budgets" ? null : await cycleProgress(context, cycle),
  };
}

/** Budgets as the launch would give them, or as they are since. */
async function budgetsOf(
  context: Context,
  { cycle, plan }: { cycle: CycleRecord; plan: LaunchPlan | null },
  unit: string | undefined,
): Promise<Pick<CreationPage, "unitBudgets" | "budgetChanges">> {
  if (plan)
    return { unitBudgets: await unitBudgets(context, { cycle, budgets: plan.budgets }, unit), budgetChanges: [] };
  const { budgets } = await budgetsUnderWay(context, cycle.id);
  return {
    unitBudgets: await unitBudgets(context, { cycle, budgets }, unit),
    budgetChanges: await budgetChanges(context, budgets),
  };
}

async function ratingsOf(context: Context, { reviewCycleId }: CycleRecord): Promise<CreationPage["ratings"]> {
  if (!reviewCycleId) return [];
  const { options } = await requireCycleForCalibration(context, reviewCycleId);
  return [...options]
    .sort((one, other) => other.displayOrder - one.displayOrder)
    .map(({ id, label }) => ({ id, label }));
}

/** The codes alone, of everybody of the company who is paid in another currency than the cycle's. */
async function currenciesOf(context: Context, cycle: CycleRecord): Promise<string[]> {
  const paid = await currenciesPaid(context);
  return paid.filter((code) => code !== cycle.currency);
}

type Plan = LaunchPlan;

const namedAtMost = 12;

function dryRunOf({ members, budgets, pay, budget }: Plan, linked: boolean): Omit<DryRun, "mails"> {
  const inside = members.filter(({ excluded }) => excluded === null);
  const leftOut = exclusions.flatMap((reason) => {
    const some = members.filter(({ excluded }) => excluded === reason);
    return some.length > 0
      ? [{ reason, count: some.length, names: some.slice(0, namedAtMost).map(({ name }) => name) }]
      : [];
  });
  return {
    people: inside.length,
    leftOut,
    withoutRating: linked ? inside.filter(({ rating }) => rating === null).map(({ name }) => name) : [],
    withoutManager: inside.filter(({ chain }) => chain.proposerId === null).map(({ name }) => name),
    pay,
    budget,
    budgets: inTree(budgets).map(({ nodeId, name, people, allocated, depth, promotion, adjustment }) => ({
      nodeId,
      depth,
      name,
      people,
      allocated,
      ...(promotion !== undefined && { promotion }),
      ...(adjustment !== undefined && { adjustment }),
    })),
    onLeave: inside.flatMap(({ name, facts }) =>
      facts?.leave ? [{ name, part: facts.proration, leave: facts.leave }] : [],
    ),
    exceeded: budgets.flatMap(({ name, over }) => (over > 0 ? [name] : [])),
  };
}
