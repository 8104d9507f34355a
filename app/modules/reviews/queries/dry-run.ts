import { holidaysAmong, peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import {
  dryDay,
  dryPerson,
  daysOff,
  type DayOff,
  type DryDay,
  type DryForm,
  type DryPerson,
} from "../domain/dry-run.ts";
import { addDays } from "#app/platform/time/days.ts";
import { planCycle, type CyclePlan, type PlannedPerson } from "../domain/plan-cycle.ts";
import { beginnings, entering, type Beginning } from "./who-enters.ts";

type ShownForm = Pick<DryForm, "provider" | "opensOn" | "dueOn" | "standing"> & { about: PersonSummary };

/** A day of the cycle before it is launched, and what somebody chosen meets on it. */
export type DryRun = DryDay & {
  /** Whether it is what triggers will bring about, by what is known today. */
  byTriggers: boolean;
  /** Whether results that are told of are shared only where calibration is finished by then. */
  waitsForCalibration: boolean;
  /** Which of its days are weekends or holidays of the company. */
  daysOff: DayOff[];
  person: { who: PersonSummary; forms: ShownForm[]; more: number; told: DryPerson["told"] } | null;
};

const shown = 30;

export async function dryRunShown(
  context: Context,
  cycle: CycleRecord,
  plan: CyclePlan,
  asked: { day?: string | undefined; as?: string | undefined },
): Promise<DryRun> {
  const { settings } = cycle;
  const stepped = dryDay(settings, plan, asked.day);
  const days = [...new Set([...stepped.days, stepped.day])].filter(Boolean).sort();
  const off = daysOff(plan, days, await holidaysAmong(context, days), toldBy(context.tenant).workingDays);
  const waitsForCalibration = settings.calibration.on && settings.sharing.mode === "AUTO";
  const day = { byTriggers: byTriggers(cycle), waitsForCalibration, daysOff: off, ...stepped };
  if (!asked.as) return { ...day, person: null };
  const met = dryPerson(settings, plan, { id: asked.as, day: day.day });
  const people = await peopleByIds(context, [asked.as, ...met.forms.map(({ employeeId }) => employeeId)]);
  const who = people.get(asked.as);
  return {
    ...day,
    person: who
      ? {
          who,
          forms: met.forms
            .slice(0, shown)
            .flatMap(({ employeeId, provider, opensOn, dueOn, standing }) =>
              people.has(employeeId) ? [{ about: people.get(employeeId)!, provider, opensOn, dueOn, standing }] : [],
            ),
          more: Math.max(0, met.forms.length - shown),
          told: met.told,
        }
      : null,
  };
}

const byTriggers = ({ settings }: Pick<CycleRecord, "settings">) => settings.details.kind === "CONTINUOUS";

/** All that launching today brings about: at once, or by triggers within a year. */
export async function planBrought(context: Context, cycle: CycleRecord, atOnce: CyclePlan): Promise<CyclePlan> {
  return byTriggers(cycle) ? planAhead(context, cycle) : atOnce;
}

const daysAhead = 365;

type PlannedCycle = Parameters<typeof entering>[1];

/**
 * What a cycle that runs again and again would bring about within a year if it were launched today: whom its triggers
 * bring in on which day, with who is around them then, as far as it is known.
 */
export async function planAhead(context: Context, cycle: PlannedCycle): Promise<CyclePlan> {
  const from = context.today();
  const people = new Map<string, PlannedPerson>();
  for (const after of cycle.settings.details.afterDays)
    for (const [day, begun] of byDay(await beginnings(context, cycle, { from, to: addDays(from, daysAhead), after })))
      for (const person of await entering(context, cycle, day, begun))
        people.set(`${person.id} ${person.anchorOn}`, person);
  return planCycle(cycle.settings, [...people.values()]);
}

function byDay(begun: readonly Beginning[]): ReadonlyMap<string, Beginning[]> {
  const days = new Map<string, Beginning[]>();
  for (const one of begun) days.set(one.on, [...(days.get(one.on) ?? []), one]);
  return days;
}
