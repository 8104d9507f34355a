import { z } from "zod";
import { audienceChoices, type AudienceChoices } from "#app/modules/audiences/index.ts";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { latestTask } from "#app/platform/tasks/task-record.ts";
import { requireCycle, type CycleRecord } from "../data/cycle-record.ts";
import { gridOf } from "../domain/rating-of-box.ts";
import type { Element } from "../domain/elements.ts";
import type { Grid } from "../domain/grid.ts";
import type { CyclePlan, PlanFaults } from "../domain/plan-cycle.ts";
import { stagesOf, type Provider, type Stage } from "../domain/providers.ts";
import { wizardSteps, type WizardStep } from "../domain/wizard.ts";
import { launchCycleTask } from "../jobs/launch-cycle.task.ts";
import { askedOfAnybody, faultsOfCycle, planNow } from "../use-cases/launch-cycle.ts";
import { formGroupsShown, type FormGroupsShown } from "./form-groups-shown.ts";
import { dryRunShown, planBrought, type DryRun } from "./dry-run.ts";
import { sql } from "#tenancy/sql.ts";

export const wizardInput = z.object({
  reviewId: z.guid(),
  step: z.enum(wizardSteps).optional().catch(undefined),
  /** In the dry run: the day it is looked at, and as whom. */
  day: z.iso.date().optional().catch(undefined),
  as: z.guid().optional().catch(undefined),
  /** The group with forms of its own whose panel is open, or `new`. */
  group: z
    .union([z.literal("new"), z.guid()])
    .optional()
    .catch(undefined),
});

type Choice = { id: string; name: string };
export type ShownFault = { kind: keyof PlanFaults; count: number; people: PersonSummary[] };

export type WizardPage = {
  cycle: CycleRecord;
  step: WizardStep;
  grid: Grid | null;
  stages: readonly Stage[];
  sameName: boolean;
  /** Among whom the people reviewed are chosen. */
  choices: AudienceChoices;
  templates: (Choice & { questions: number })[];
  cycles: Choice[];
  /** By provider, the questions there are, for what is shown of them. */
  questions: { provider: Provider; keys: { id: string; text: string }[] }[];
  plan: {
    people: number;
    forms: number;
    load: { person: PersonSummary; forms: number }[];
  } | null;
  groups: FormGroupsShown;
  dryRun: DryRun | null;
  faults: ShownFault[];
  blocked: string[];
  task: {
    id: string;
    state: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
    done: number;
    total: number;
    error: string | null;
  } | null;
};

const planned: readonly WizardStep[] = ["reviewees", "reviewers", "validation", "summary"];

/** The wizard with one section open; what launching would bring about is computed by the planner that launches. */
export async function wizardPage(
  context: Context,
  { reviewId, step = "details", group, ...asked }: z.output<typeof wizardInput>,
): Promise<WizardPage> {
  const cycle = await requireCycle(context, "edit", reviewId);
  const { settings } = cycle;
  const plan = planned.includes(step) && cycle.state === "DRAFT" ? await planNow(context, cycle) : null;
  const brought = plan && step === "summary" ? await planBrought(context, cycle, plan) : plan;
  const load = brought?.load.slice(0, 8) ?? [];
  const concerned = plan ? Object.values(plan.faults).flatMap((people) => people.slice(0, 5)) : [];
  const people = await peopleByIds(context, [...load.map(({ reviewerId }) => reviewerId), ...concerned]);
  const task = await latestTask(context, launchCycleTask, reviewId);
  return {
    cycle,
    step,
    grid: gridOf(settings),
    stages: stagesOf(settings.reviewers.providers, settings.calibration.on),
    choices: await audienceChoices(context, settings.reviewees, { resting: true }),
    ...(await besides(context, cycle)),
    questions: questionsOf(await askedOfAnybody(context, cycle)),
    plan: brought && {
      people: brought.reviewees.length,
      forms: brought.forms.length,
      load: load.flatMap(({ reviewerId, forms }) => {
        const person = people.get(reviewerId);
        return person ? [{ person, forms }] : [];
      }),
    },
    groups: await formGroupsShown(context, cycle, { step, group }),
    dryRun: brought && step === "summary" ? await dryRunShown(context, cycle, brought, asked) : null,
    faults: plan ? faultsShown(plan, people) : [],
    blocked: plan ? await faultsOfCycle(context, cycle, plan) : [],
    task: task && {
      id: task.id,
      state: task.state,
      done: task.done,
      total: task.total,
      error: task.error?.code ?? null,
    },
  };
}

async function besides(
  context: Context,
  { id, name }: CycleRecord,
): Promise<Pick<WizardPage, "templates" | "cycles" | "sameName">> {
  const [row] = await context.rows<Pick<WizardPage, "templates" | "cycles" | "sameName">>(
    sql`select (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'questions',
      jsonb_array_length(t.elements)) order by lower(t.name)), '[]') from {review_template} t
      where t.archived_at is null) as templates,
        (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.created_at desc), '[]')
          from {review_cycle} c where c.id <> ${id} and c.state <> 'DRAFT') as cycles,
        exists (select from {review_cycle} c where c.id <> ${id} and lower(c.name) = lower(${name})) as "sameName"`,
  );
  return row!;
}

function questionsOf(forms: ReadonlyMap<Provider, Element[]>): WizardPage["questions"] {
  return [...forms].map(([provider, elements]) => ({
    provider,
    keys: elements
      .filter(({ kind }) => kind !== "PEER_NOMINATION")
      .flatMap((element) =>
        element.kind === "QNA"
          ? element.questions.map(({ id, text }) => ({ id, text }))
          : [{ id: element.id, text: element.title }],
      ),
  }));
}

function faultsShown({ faults }: CyclePlan, people: ReadonlyMap<string, PersonSummary>): ShownFault[] {
  return (Object.keys(faults) as (keyof PlanFaults)[])
    .filter((kind) => faults[kind].length > 0)
    .map((kind) => ({
      kind,
      count: faults[kind].length,
      people: faults[kind].slice(0, 5).flatMap((id) => people.get(id) ?? []),
    }));
}
