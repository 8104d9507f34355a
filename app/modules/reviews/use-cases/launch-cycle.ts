import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { eachOnce, requireCycle, type CycleRecord } from "../data/cycle-record.ts";
import { ReviewCycle } from "../data/entities.ts";
import { cycleAfter } from "../domain/cycle-state.ts";
import { readElements, type Element } from "../domain/elements.ts";
import { ids } from "../domain/ids.ts";
import { templatesByGroup } from "../domain/templates-by-group.ts";
import { planCycle, type CyclePlan } from "../domain/plan-cycle.ts";
import { faultsOfDates } from "../domain/stage-dates.ts";
import type { Provider } from "../domain/providers.ts";
import { launchCycleTask } from "../jobs/launch-cycle.task.ts";
import { peopleOfCycle } from "../queries/cycle-people.ts";
import { announceForms } from "./announce-forms.ts";
import { storePlan } from "./store-plan.ts";
import { writeDown } from "./write-down.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import { sql } from "#tenancy/sql.ts";

/** From so many on, the planner is told what came at once. */
const manyForms = 1000;

export const oneCycle = z.object({ cycleId: ids.cycle });

/** Asks for the launch: it is done in the background, and told of as it goes. */
export async function askLaunch(context: Context, { cycleId }: z.output<typeof oneCycle>): Promise<{ taskId: string }> {
  const cycle = await requireCycle(context, "run", cycleId);
  await requireReady(context, cycle, await planNow(context, cycle));
  return startTask(context, launchCycleTask, { cycleId }, { aboutId: cycleId });
}

/** What launching today would bring about. */
export async function planNow(context: Context, cycle: CycleRecord): Promise<CyclePlan> {
  // A cycle that runs again and again begins with nobody: people come when their day does.
  const people =
    cycle.settings.details.kind === "CONTINUOUS" ? [] : await peopleOfCycle(context, cycle, { day: context.today() });
  return planCycle(cycle.settings, people);
}

/** What keeps a cycle from being launched, as message codes. */
export async function faultsOfCycle(context: Context, cycle: CycleRecord, plan: CyclePlan): Promise<string[]> {
  const { settings } = cycle;
  const forms = await formsAsked(context, cycle);
  return [
    ...(cycleAfter("launch", cycle.state) ? [] : ["reviews.already-launched"]),
    ...(settings.details.kind === "ONE_TIME" && plan.reviewees.length === 0 ? ["reviews.nobody-reviewed"] : []),
    ...(settings.reviewers.providers.length === 0 ? ["reviews.no-providers"] : []),
    ...(Object.keys(faultsOfDates(settings, context.today())).length > 0 ? ["reviews.dates-faulty"] : []),
    ...(settings.reviewers.providers.some((provider) => [...forms.values()].some((asked) => !asked.has(provider)))
      ? ["reviews.form-missing"]
      : []),
    ...(Object.entries(plan.faults).some(
      ([kind, people]) => people.length > 0 && !settings.acknowledged.includes(kind as never),
    )
      ? ["reviews.not-acknowledged"]
      : []),
  ];
}

/** What each provider will be asked by group, '' first: the chosen template's elements, or those of another provider. */
export async function formsAsked(
  context: Context,
  { settings }: CycleRecord,
): Promise<Map<string, Map<Provider, Element[]>>> {
  const { providers } = settings.reviewers;
  const chosen = templatesByGroup(settings);
  const templateIds = [...chosen.values()].flatMap((templates) => [...templates.values()]);
  const rows = await context.rows<{ id: string; elements: Element[] }>(
    sql`select id, elements from {review_template} where id = any(${[...new Set(templateIds)]}::uuid[])`,
  );
  const elements = new Map(rows.map((row) => [row.id, readElements(row.elements)]));
  return new Map(
    [...chosen].map(([group, templates]) => {
      const asked = new Map(
        [...templates].flatMap(([provider, id]) => (elements.has(id) ? [[provider, elements.get(id)!] as const] : [])),
      );
      // Nominating peers needs no question besides.
      if (providers.includes("NOMINATOR") && !asked.has("NOMINATOR")) asked.set("NOMINATOR", []);
      return [group, asked] as const;
    }),
  );
}

/** What each provider will be asked about anybody, each element once. */
export async function askedOfAnybody(context: Context, cycle: CycleRecord): Promise<Map<Provider, Element[]>> {
  return eachOnce([...(await formsAsked(context, cycle)).values()].flatMap((asked) => [...asked]));
}

async function requireReady(context: Context, cycle: CycleRecord, plan: CyclePlan): Promise<void> {
  const [fault] = await faultsOfCycle(context, cycle, plan);
  if (fault === "reviews.already-launched") throw conflict(fault, "It was launched.");
  if (fault) throw invalid(fault, "The cycle cannot be launched as it is.");
}

/** Launches a cycle: fixes what is asked, and gives everybody their forms. */
export async function launchCycle(
  context: Context,
  { cycleId }: z.output<typeof oneCycle>,
  told?: (done: number, total: number) => Promise<void>,
): Promise<{ reviewees: number; forms: number }> {
  const cycle = await requireCycle(context, "run", cycleId);
  const record = await holdRecord(
    context,
    ReviewCycle,
    { id: cycleId },
    { version: undefined, subject: "ReviewCycle", changedBy: [] },
  );
  const plan = await planNow(context, cycle);
  await requireReady(context, { ...cycle, state: record.state as CycleRecord["state"] }, plan);
  const forms = await formsAsked(context, cycle);
  await insertRows(
    context,
    "review_cycle_form",
    "cycle_id uuid, form_group text, provider text, elements jsonb",
    [...forms].flatMap(([group, asked]) =>
      [...asked].map(([provider, elements]) => ({ cycle_id: cycleId, form_group: group, provider, elements })),
    ),
  );
  await storePlan(context, cycleId, plan, told);
  // Or whoever opens a form next waits for a plan that was made for an empty cycle.
  if (plan.forms.length >= manyForms) await refreshStatistics(context, ["review_reviewee", "review_form"]);
  record.state = "IN_PROGRESS";
  record.launchedAt = context.clock.now();
  await context.em.flush();
  await announceForms(context, cycleId);
  const counts = { reviewees: plan.reviewees.length, forms: plan.forms.length };
  await writeDown(
    context,
    "reviews.launched",
    { cycleId },
    { action: "launch", subject: "ReviewCycle", id: cycleId, detail: counts },
  );
  return counts;
}
