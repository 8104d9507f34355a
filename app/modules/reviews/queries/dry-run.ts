import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { dryDay, dryPerson, type DryDay, type DryForm, type DryPerson } from "../domain/dry-run.ts";
import type { CyclePlan } from "../domain/plan-cycle.ts";

type ShownForm = Pick<DryForm, "provider" | "opensOn" | "dueOn" | "standing"> & { about: PersonSummary };

/** A day of the cycle before it is launched, and what somebody chosen meets on it. */
export type DryRun = DryDay & {
  person: { who: PersonSummary; forms: ShownForm[]; more: number; told: DryPerson["told"] } | null;
};

const shown = 30;

export async function dryRunShown(
  context: Context,
  { settings }: CycleRecord,
  plan: CyclePlan,
  asked: { day?: string | undefined; as?: string | undefined },
): Promise<DryRun> {
  const day = dryDay(settings, plan, asked.day);
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
