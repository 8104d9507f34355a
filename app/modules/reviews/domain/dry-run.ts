import type { CycleSettings } from "./cycle-settings.ts";
import { isDayOff } from "#app/platform/time/days.ts";
import { messagesOf, tellingsOf, type CyclePlan, type PlannedForm, type PlannedMessage } from "./plan-cycle.ts";
import type { Provider } from "./providers.ts";

/** A day of a cycle that was not launched yet. */
export type DryDay = {
  /** The days on which something happens, in order. */
  days: string[];
  day: string;
  opening: number;
  due: number;
  /** Forms that can be filled in on this day, if nobody has submitted any. */
  open: number;
  messages: PlannedMessage[];
};

/** A day of the cycle on which people are off, and how many forms are due then; `holiday` is null on a weekend. */
export type DayOff = { day: string; holiday: string | null; due: number };

/** How a form stands on a day if nothing was written. */
export type DryForm = PlannedForm & { standing: "LATER" | "OPEN" | "OVERDUE" };

/** What one person meets on that day: the forms they are asked for, and what they are told. */
export type DryPerson = { forms: DryForm[]; told: { kind: PlannedMessage["kind"]; provider: Provider | "PUBLISH" }[] };

/** One day of what launching would bring about, by the plan that launches. Without a day, the first on which something happens. */
export function dryDay(settings: CycleSettings, { forms, messages }: CyclePlan, asked?: string): DryDay {
  const days = [
    ...new Set([...forms.flatMap(({ opensOn, dueOn }) => [opensOn, dueOn]), ...messages.map(({ on }) => on)]),
  ].sort();
  const day = asked ?? days[0] ?? "";
  const count = (which: (form: PlannedForm) => boolean) => forms.filter(which).length;
  return {
    ...{ days, day },
    opening: count(({ opensOn }) => opensOn === day),
    due: count(({ dueOn }) => dueOn === day),
    open: count(({ opensOn, dueOn }) => opensOn <= day && day <= dueOn),
    messages: messagesOf(tellingsOf(settings, forms).filter(({ on }) => on === day)),
  };
}

/** The days on which something happens on which nobody works, or holidays by their names. */
export function daysOff(
  { forms }: Pick<CyclePlan, "forms">,
  days: readonly string[],
  holidays: ReadonlyMap<string, string>,
  workingDays: readonly number[],
): DayOff[] {
  const due = new Map<string, number>();
  for (const { dueOn } of forms) due.set(dueOn, (due.get(dueOn) ?? 0) + 1);
  return days
    .filter((day) => holidays.has(day) || isDayOff(day, workingDays))
    .map((day) => ({ day, holiday: holidays.get(day) ?? null, due: due.get(day) ?? 0 }));
}

export function dryPerson(
  settings: CycleSettings,
  { forms }: CyclePlan,
  { id, day }: { id: string; day: string },
): DryPerson {
  const standing = ({ opensOn, dueOn }: PlannedForm) => (opensOn > day ? "LATER" : dueOn < day ? "OVERDUE" : "OPEN");
  return {
    forms: forms
      .filter(({ reviewerId }) => reviewerId === id)
      .map((form) => ({ ...form, standing: standing(form) }) as const),
    told: tellingsOf(settings, forms)
      .filter(({ on, to }) => on === day && to === id)
      .map(({ kind, stage }) => ({ kind, provider: stage as Provider | "PUBLISH" })),
  };
}
