import { Temporal } from "temporal-polyfill";

/** Steps that follow each other where the same happens again; a note may be none of them. */
export const steps = ["NONE", "VERBAL", "WRITTEN", "FINAL"] as const;
export type Step = (typeof steps)[number];

/** For how many months each step counts; 0 where the company does not take it. */
export type StepPolicy = Readonly<Record<Exclude<Step, "NONE">, number>>;

export const rankOf = (step: Step) => steps.indexOf(step);

/** The steps a company takes, lowest first. */
export function stepsTaken(policy: StepPolicy): Step[] {
  return steps.filter((step) => step === "NONE" || policy[step] > 0);
}

/** The last day on which a step published on a day counts; null where it never does. */
export function countsUntil(step: Step, publishedOn: string, policy: StepPolicy): string | null {
  if (step === "NONE" || policy[step] === 0) return null;
  return Temporal.PlainDate.from(publishedOn).add({ months: policy[step] }).subtract({ days: 1 }).toString();
}

/** A step that was taken before: its last day, where it counts at all. */
export type StepBefore = { step: Step; countsUntil: string | null };

/**
 * The step that comes next: the one above the highest that still counts; the last where it counts already. Where none counts,
 * the first one the company takes. NONE where it takes none.
 */
export function nextStep(before: readonly StepBefore[], policy: StepPolicy, today: string): Step {
  const taken = stepsTaken(policy).filter((step) => step !== "NONE");
  const highest = Math.max(0, ...before.filter((one) => stillCounts(one, today)).map(({ step }) => rankOf(step)));
  return taken.find((step) => rankOf(step) > highest) ?? taken.at(-1) ?? "NONE";
}

export function stillCounts({ countsUntil: until }: StepBefore, today: string): boolean {
  return until !== null && until >= today;
}

/** Fewer notes than this say nothing of how others were treated: it could be guessed whose they are. */
export const fewestAlike = 3;

/**
 * What was done in the last cases alike, as steps with how many, highest first: without names and order, and only where
 * there are at least three people; null otherwise. `latest` are the latest cases first, each with the person's id.
 */
export function consistencyOf(
  latest: readonly { employeeId: string; step: Step }[],
): { step: Step; count: number }[] | null {
  const people = new Map<string, Step>();
  for (const { employeeId, step } of latest) if (!people.has(employeeId)) people.set(employeeId, step);
  if (people.size < fewestAlike) return null;
  const three = [...people.values()].slice(0, fewestAlike);
  return [...Map.groupBy(three, (step) => step)]
    .map(([step, all]) => ({ step, count: all.length }))
    .sort((one, other) => rankOf(other.step) - rankOf(one.step));
}

/** The day from which a note is expunged by itself; null where it is kept. */
export function keepUntil(publishedOn: string, months: number | null): string | null {
  return months === null ? null : Temporal.PlainDate.from(publishedOn).add({ months }).toString();
}
